import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anonymousToken } from '#modules/people/access/routes.ts'
import { fakeServer } from '#tests/support/fake-server.ts'
import { withShop } from '#tests/support/shop.ts'
import { buildApp } from './app.ts'
import { Traces } from './traces.ts'

/** A collector: it takes traces as OTLP says, in JSON. */
const collector = fakeServer(({ path, headers }) =>
  path === '/v1/traces' && headers['x-team'] === 'books' ? { status: 200, body: '{}' } : { status: 404, body: '{}' },
)
const bank = fakeServer(() => ({ status: 503, body: '{}' }))

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number }
}
interface ToldSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: Attribute[]
  status: { code?: number }
  startTimeUnixNano: string
  endTimeUnixNano: string
}
const server = 2
const client = 3

const shop = withShop({ TRUST_PROXY: '1' })
let traces: Traces
let app: FastifyInstance
let token: string

beforeAll(async () => {
  await collector.open()
  await bank.open()
  traces = new Traces({
    // The collector is known by its name, whom others are not called by.
    endpoint: collector.url.replace('127.0.0.1', 'localhost'),
    headers: 'x-team=books',
    share: 1,
    takesParents: true,
    version: '0.1.0',
    node: 'one',
  })
  app = await buildApp({
    config: shop.config,
    db: shop.sql,
    traces: {
      follow: (followed) => {
        traces.follow(followed)
        followed.get('/outside/', async () => {
          await fetch(`${bank.url}/payments/secret-key/`, { method: 'POST', body: 'card' })
          return {}
        })
      },
    },
  })
  token = await anonymousToken(shop.config.SECRET)
})
afterAll(async () => {
  await app.close()
  await traces.close()
  collector.close()
  bank.close()
})
beforeEach(async () => {
  await traces.flush()
  collector.state.calls = []
})

const ask = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { authorization: `Bearer ${token}`, ...headers }, remoteAddress: '198.51.100.7' })

async function told() {
  await traces.flush()
  const bodies = collector.state.calls.map(({ body }) => JSON.parse(body))
  const spans: ToldSpan[] = bodies.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: ToldSpan[] }[] }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  )
  return { bodies, spans }
}
const said = (span: ToldSpan, key: string) => {
  const value = span.attributes.find((one) => one.key === key)?.value
  return value?.stringValue ?? value?.intValue
}

describe('a trace', () => {
  it('is a request with the statements that it asked, as a collector takes it', async () => {
    await ask('/api/stores/?store=T013&lang=ca')
    const { bodies, spans } = await told()
    expect(bodies[0].resourceSpans[0].resource.attributes).toContainEqual({
      key: 'service.name',
      value: { stringValue: 'palace-shop' },
    })
    const request = spans.find(({ name }) => name === 'GET /api/stores/')!
    expect(request.kind).toBe(server)
    expect(said(request, 'http.response.status_code')).toBe(200)
    expect(said(request, 'shop.language')).toBe('ca')
    const statements = spans.filter((span) => span.parentSpanId === request.spanId)
    expect(statements.length).toBeGreaterThan(0)
    for (const span of statements) {
      expect(span).toMatchObject({ traceId: request.traceId, kind: client })
      expect(said(span, 'db.query.text')).toMatch(/^select/i)
      expect(BigInt(span.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(span.startTimeUnixNano))
    }
  })

  it('keeps the statements of requests that are asked at once apart', async () => {
    await Promise.all(Array.from({ length: 6 }, (_, n) => ask(`/api/stores/?store=T013&lang=ca&n=${n}`)))
    const { spans } = await told()
    const requests = spans.filter(({ kind }) => kind === server)
    expect(requests).toHaveLength(6)
    const counts = requests.map(({ spanId }) => spans.filter(({ parentSpanId }) => parentSpanId === spanId).length)
    expect(new Set(counts).size).toBe(1)
    expect(counts[0]).toBeGreaterThan(0)
  })

  it('says which host was called and how it answered', async () => {
    await ask('/outside/')
    const { spans } = await told()
    const request = spans.find(({ name }) => name === 'GET /outside/')!
    const call = spans.find(({ name }) => name === 'POST 127.0.0.1')!
    expect(call.parentSpanId).toBe(request.spanId)
    expect(said(call, 'http.response.status_code')).toBe(503)
    expect(call.status.code).toBe(2)
  })

  it('says nothing of who asked and what for, nor of itself', async () => {
    await ask('/api/products/?store=T013&lang=en&q=lorca', { cookie: 'session=hidden' })
    await ask('/outside/')
    const written = JSON.stringify(await told())
    expect(written).not.toMatch(/lorca|hidden|198\.51\.100|secret-key|Bearer/)
    expect(written).not.toContain('POST localhost')
  })

  it('goes on where a proxy of ours began it', async () => {
    await ask('/api/stores/?store=T013&lang=ca', { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' })
    const { spans } = await told()
    const request = spans.find(({ kind }) => kind === server)!
    expect([request.traceId, request.parentSpanId]).toEqual(['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'])
  })

  it('breaks nothing where the collector does not answer', async () => {
    collector.state.trouble = ['down', 'down', 'down', 'down', 'down', 'down']
    expect((await ask('/api/stores/?store=T013&lang=ca')).statusCode).toBe(200)
    collector.state.trouble = []
  })
})
