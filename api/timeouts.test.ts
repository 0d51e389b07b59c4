import { Agent, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { openFastify } from './open-fastify.ts'

it('a shop that is closed ends with its last answer, although the line over which that went would stay open', async () => {
  const app = openFastify(readConfig({ NODE_ENV: 'test', SECRET: 'a secret that only this test of an end uses' }))
  const [asked, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  app.get('/slow', async () => {
    asked.resolve()
    await free.promise
    return 'done'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const answered = new Promise<number | undefined>((resolve, reject) => {
    get({ agent, port, host: '127.0.0.1', path: '/slow' }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode))
    }).once('error', reject)
  })
  await asked.promise
  const closed = app.close()
  free.resolve()
  expect(await answered).toBe(200)
  // Without it the line is kept for over a minute.
  await closed
  agent.destroy()
}, 40_000)
