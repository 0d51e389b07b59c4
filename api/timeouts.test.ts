import { Agent, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { openFastify } from './open-fastify.ts'

it('a shop that is closed ends with its last answer, although the line over which that went would stay open', async () => {
  const app = openFastify(readConfig({ NODE_ENV: 'test', SECRET: 'a secret that only this test of an end uses' }))
  const [begun, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  app.get('/slow', (_, reply) => {
    const answer = async function* () {
      yield 'begun, '
      await free.promise
      yield 'done'
    }
    return reply.send(Readable.from(answer()))
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const answered = new Promise<string>((resolve, reject) => {
    get({ agent, port, host: '127.0.0.1', path: '/slow' }, (answer) => {
      answer.once('readable', () => {
        begun.resolve()
        resolve(text(answer))
      })
    }).once('error', reject)
  })
  // Its headers are with the visitor by now, and promised that the line stays open.
  await begun.promise
  const closed = app.close()
  free.resolve()
  expect(await answered).toBe('begun, done')
  // Without it the line is kept for over a minute.
  await closed
  agent.destroy()
}, 40_000)
