import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signal } from '#kernel/signals.ts'
import { withShop } from '#tests/support/shop.ts'
import { logRequests, type RequestLine } from './log-requests.ts'
import { Metrics, serveMetrics } from './metrics.ts'
import { figuresOf } from './open-metrics.ts'
import { readLanguage } from './request-language.ts'
import { ownReadHeaders } from './server-api.ts'

const shop = withShop()
const metrics = new Metrics()
const lines: RequestLine[] = []
let app: FastifyInstance

beforeAll(async () => {
  app = Fastify()
  metrics.count(app)
  logRequests(app, { node: 'one', write: (line) => lines.push(line) })
  readLanguage(app)
  app.get('/api/products/:id/', async () => ({}))
  app.get('/api/broken/', async (_request, reply) => reply.code(500).send('away'))
  app.all('/*', async (_request, reply) => reply.code(418).send('a page'))
})
afterAll(async () => {
  metrics.close()
  await app.close()
})

describe('a request', () => {
  it('is one line that names the call or screen, and neither what was typed nor who asked', async () => {
    await app.inject('/api/products/12/?lang=ca&q=lorca')
    await app.inject({ url: '/es/buscar?q=lorca', headers: { cookie: 'session=secret' } })
    await app.inject('/en/search.data?q=lorca')
    await app.inject('/wp-login.php')
    expect(lines.map(({ route, status, language }) => [route, status, language])).toEqual([
      ['/api/products/:id/', 200, 'ca'],
      ['screen search', 418, 'es'],
      ['screen search', 418, 'en'],
      ['none', 418, ''],
    ])
    expect(lines[0]).toMatchObject({ method: 'GET', node: 'one', request_id: expect.any(String), ms: expect.any(Number) })
    expect(JSON.stringify(lines)).not.toMatch(/lorca|secret|127\.0\.0\.1/)
  })

  it('that the shop makes of itself has no line, unless it failed', async () => {
    const before = lines.length
    await app.inject({ url: '/api/products/12/', headers: ownReadHeaders })
    await app.inject({ url: '/api/broken/', headers: ownReadHeaders })
    expect(lines.slice(before).map(({ route, status }) => [route, status])).toEqual([['/api/broken/', 500]])
  })

  it('is counted by call or screen', async () => {
    const text = await metrics.text()
    expect(text).toContain('http_request_duration_seconds_count{route="/api/products/:id/",method="GET",status="200"} 2')
    expect(text).toContain('http_request_duration_seconds_count{route="screen search",method="GET",status="418"} 2')
  })
})

describe('metrics', () => {
  it('count refusals by code, searches in vain and duties', async () => {
    signal('refused', { code: 'order.stock_short' })
    signal('search-missed', {})
    signal('duty-ran', { name: 'move money', tookMs: 20, failed: true })
    const text = await metrics.text()
    expect(text).toContain('shop_refused_total{code="order.stock_short"} 1')
    expect(text).toContain('shop_search_missed_total 1')
    expect(text).toContain('shop_duty_duration_seconds_count{duty="move money",failed="true"} 1')
  })

  it('go on where one figure cannot be read, and name it', async () => {
    const own = new Metrics()
    const reads = [
      { name: 'shop_broken', help: 'x', read: () => Promise.reject(new Error('away')) },
      { name: 'shop_whole', help: 'x', read: () => [{ value: 3 }] },
    ]
    own.read(reads)
    const text = await own.text()
    own.close()
    expect(text).toContain('shop_whole 3')
    expect(text).toContain('shop_read_failed{figure="shop_broken"} 1')
    expect(text).not.toMatch(/^shop_broken \d/m)
  })

  it('say of a shop what waits, what was given up and what the database bears', async () => {
    await shop.sql`insert into mail_outbox (template, language, recipient, subject, html, plain, due_at) values ('test', 'en', 'a@example.com', 'x', 'x', 'x', now())`
    const figures = figuresOf(shop.app, {
      config: shop.config,
      db: shop.sql,
      deskDb: shop.sql,
      search: { state: { cents: [] }, version: 1 } as never,
      watch: { away: false },
    })
    const read = async (name: string) => (await figures.find((figure) => figure.name === name)!.read()) as { value: number }[]
    for (const { name } of figures) expect(await read(name), name).toBeInstanceOf(Array)
    expect(await read('shop_letters')).toEqual([
      { labels: { state: 'waiting' }, value: 1 },
      { labels: { state: 'failed' }, value: 0 },
    ])
    expect((await read('shop_database_connections')).length).toBe(6)
    expect((await read('shop_waiting')).length).toBeGreaterThan(30)
  })

  it('are read at a port of their own, and nothing else is', async () => {
    const server = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' })
    const { port } = server.address() as { port: number }
    const at = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method })
    const answer = await at('/metrics')
    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect(await answer.text()).toContain('nodejs_eventloop_lag_seconds')
    expect((await at('/')).status).toBe(404)
    expect((await at('/metrics', 'POST')).status).toBe(404)
    await new Promise((resolve) => server.close(resolve))
  })
})
