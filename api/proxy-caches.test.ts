import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { ProxyCaches } from './proxy-caches.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A cache that hears, as `answer` has it. */
async function cacheThat(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

function before(addresses: readonly string[]) {
  const warned: string[] = []
  const stream = { write: (line: string) => void warned.push(JSON.parse(line).msg) }
  const caches = new ProxyCaches(addresses, Fastify({ logger: { level: 'warn', stream } }).log)
  closing.push(() => caches.close())
  return { caches, warned }
}

it('each cache before the shop is told that pages changed, and once more when those under way have arrived', async () => {
  const heard: string[] = []
  const hearing: RequestListener = ({ method, url, socket }, response) => {
    heard.push(`${method} ${url} ${socket.localPort}`)
    response.end()
  }
  const addresses = [await cacheThat(hearing), await cacheThat(hearing)]
  const { caches, warned } = before(addresses)
  caches.forget()
  await expect.poll(() => heard.length).toBe(4)
  expect(new Set(heard)).toEqual(new Set(addresses.map((address) => `PURGE / ${new URL(address).port}`)))
  expect(warned).toEqual([])
})

it('a thousand changes while a cache is slow to answer are told in one more call', async () => {
  let calls = 0
  let answer = () => {}
  const slow = await cacheThat((_request, response) => {
    calls += 1
    if (calls > 1) return void response.end()
    answer = () => response.end()
  })
  const { caches } = before([slow])
  caches.forget()
  await expect.poll(() => calls).toBe(1)
  for (let change = 0; change < 1_000; change++) caches.forget()
  answer()
  // Those while it was slow, and the last one said again.
  await expect.poll(() => calls).toBe(3)
})

it('one that is away or refuses is told of once in the log, and again only after it was well', async () => {
  let status = 403
  let calls = 0
  const refusing = await cacheThat((_request, response) => {
    calls += 1
    response.writeHead(status).end()
  })
  const { caches, warned } = before([refusing])
  caches.forget()
  await expect.poll(() => calls).toBe(2)
  expect(warned).toHaveLength(1)
  expect(warned[0]).toContain(new URL(refusing).host)
  status = 200
  caches.forget()
  await expect.poll(() => calls).toBe(4)
  status = 403
  caches.forget()
  await expect.poll(() => warned.length).toBe(2)
})

it('PAGE_CACHES names addresses with commas between them, or the start says what it takes', () => {
  expect(readConfig({ PAGE_CACHES: 'http://10.0.0.7:6081/, http://10.0.0.8:6081/' }).PAGE_CACHES).toEqual([
    'http://10.0.0.7:6081/',
    'http://10.0.0.8:6081/',
  ])
  expect(readConfig({}).PAGE_CACHES).toEqual([])
  expect(() => readConfig({ PAGE_CACHES: '10.0.0.7:6081' })).toThrow(/PAGE_CACHES.*addresses with commas/s)
})
