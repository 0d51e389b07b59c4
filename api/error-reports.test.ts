import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signal } from '#kernel/signals.ts'
import { fakeServer } from '#tests/support/fake-server.ts'
import { ErrorReports } from './error-reports.ts'
import { answerErrors } from './http-errors.ts'
import { readLanguage } from './request-language.ts'
import { scrubbed } from './scrub.ts'

/** The receiver of faults, as its protocol has it: it knows its key and its project, and says when it has enough. */
let enough = false
const receiver = fakeServer(({ method, path, headers }) => {
  const known = /sentry_key=abc123/.test(String(headers['x-sentry-auth']))
  if (enough) return { status: 429, body: '', headers: { 'retry-after': '120' } }
  return { status: method === 'POST' && path === '/api/7/envelope/' && known ? 200 : 404, body: '{}' }
})
let reports: ErrorReports
let clock = 1_000_000
let app: FastifyInstance

class StrangeFault extends Error {}
const failing = (request: { url: string }): never => {
  if (request.url.includes('unlike')) throw new StrangeFault('of another kind')
  throw new Error('no row for "Ana Ruiz" <ana@example.com>, card 4548810000000003, at 203.0.113.9')
}

beforeEach(async () => {
  enough = false
  clock += 10_000_000
  receiver.state.calls = []
  await receiver.open()
  reports = new ErrorReports({
    dsn: receiver.url.replace('://', '://abc123@').concat('/7'),
    environment: 'production',
    release: 'palace-shop@0.1.0',
    node: 'one',
    now: () => clock,
  })
  app = Fastify()
  readLanguage(app)
  answerErrors(app)
  app.get('/api/orders/:key/', (request) => failing(request))
  app.get('/api/unlike/', (request) => failing(request))
})
afterEach(async () => {
  await reports.close()
  await app.close()
  receiver.close()
})

const events = async () => {
  await reports.settled()
  return receiver.state.calls.map(({ body }) => {
    const [head, item, event] = body.split('\n').map((line) => (line === '' ? null : JSON.parse(line)))
    return { head, item, event }
  })
}

describe('a fault that nobody foresaw', () => {
  it('is told of as the protocol has it: what kind, and where in the code', async () => {
    expect((await app.inject('/api/orders/secret-key/?q=lorca')).statusCode).toBe(500)
    const [told] = await events()
    expect(told!.head.event_id).toBe(told!.event.event_id)
    expect(told!.item).toEqual({ type: 'event', length: Buffer.byteLength(JSON.stringify(told!.event)) })
    expect(told!.event).toMatchObject({
      level: 'error',
      platform: 'node',
      server_name: 'one',
      release: 'palace-shop@0.1.0',
      transaction: 'GET /api/orders/:key/',
      tags: { request_id: expect.any(String) },
    })
    const { values } = told!.event.exception
    expect(values[0].type).toBe('Error')
    expect(values[0].stacktrace.frames.at(-1)).toMatchObject({
      filename: 'api/error-reports.test.ts',
      function: 'failing',
      in_app: true,
    })
  })

  it('says nothing of who asked and what for', async () => {
    await app.inject({
      url: '/api/orders/secret-key/?q=lorca',
      headers: { cookie: 'session=hidden' },
      remoteAddress: '198.51.100.7',
    })
    const written = JSON.stringify(receiver.state.calls.length === 0 ? await events() : receiver.state.calls)
    expect(written).toContain('no row for')
    expect(written).not.toMatch(/Ana|example\.com|4548|203\.0\.113|198\.51|secret-key|lorca|hidden/)
    expect(written).not.toContain(import.meta.dirname)
  })

  it('is told of once a minute, and others besides', async () => {
    for (let n = 0; n < 5; n++) await app.inject('/api/orders/1/')
    await app.inject('/api/unlike/')
    expect((await events()).map(({ event }) => event.exception.values[0].type)).toEqual(['Error', 'StrangeFault'])
    clock += 61_000
    await app.inject('/api/orders/1/')
    expect(await events()).toHaveLength(3)
  })

  it('of which there are many kinds is told of twenty times a minute', async () => {
    for (let n = 0; n < 40; n++) {
      signal('fault', { error: `fault ${'x'.repeat(n + 1)}`, duty: 'move money' })
      await reports.settled()
    }
    expect(await events()).toHaveLength(20)
  })

  it('breaks no answer where nobody takes it, and the receiver is left alone for as long as it says', async () => {
    enough = true
    expect((await app.inject('/api/orders/1/')).statusCode).toBe(500)
    await reports.settled()
    clock += 61_000
    await app.inject('/api/unlike/')
    expect(await events()).toHaveLength(1)
    clock += 60_000
    enough = false
    receiver.state.trouble = ['down']
    expect((await app.inject('/api/unlike/')).statusCode).toBe(500)
    await reports.settled()
    clock += 30_000
    await app.inject('/api/orders/1/')
    expect(receiver.state.calls).toHaveLength(1)
  })

  it('is told of with its cause, and of duties by their name', async () => {
    signal('fault', { error: new Error('could not', { cause: new StrangeFault('no route') }), duty: 'move money' })
    const [told] = await events()
    expect(told!.event.exception.values.map(({ type }: { type: string }) => type)).toEqual(['StrangeFault', 'Error'])
    expect(told!.event).toMatchObject({ transaction: 'move money', tags: { duty: 'move money' } })
  })
})

it('a sentence keeps what went wrong and loses with whom', () => {
  expect(scrubbed('invalid input syntax for type integer: "12a"')).toBe('invalid input syntax for type integer: "…"')
  expect(scrubbed('duplicate key (email)=(ana@example.com)')).toBe('duplicate key (e-mail)')
  expect(scrubbed('connect ECONNREFUSED 10.0.0.5:5432')).toBe('connect ECONNREFUSED #')
  expect(scrubbed('at 2001:db8:1:2::7, of ES7921000813610123456789, token tok_1Abc')).toBe('at # of # token #')
  expect(scrubbed('GET https://shop.example/es/buscar?q=ana failed')).toBe('GET (address) failed')
  expect(scrubbed("it can't find 'Ana' in «O'Hara»")).toBe('it can\'t find "…" in "…"')
})
