import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withDatabase } from '#tests/support/database.ts'
import { limitAddresses } from './limit-addresses.ts'
import { SharedLimits } from './shared-limits.ts'

const database = withDatabase()
const minute = 60_000
let clock = 0
let nodes: { app: FastifyInstance; shared: SharedLimits }[] = []

const open = async () => {
  const shared = new SharedLimits({ db: database.sql, secret: 'the same for all', now: () => clock })
  const app = Fastify()
  await limitAddresses(app, { CALLS_PER_MINUTE: 40 }, shared)
  app.get('/api/a/', async () => ({}))
  app.get('/api/b/', { config: { rateLimit: { max: 5, timeWindow: minute } } }, async () => ({}))
  return { app, shared }
}
beforeEach(async () => {
  // The beginning of some minute.
  clock = 30_000_000 * minute
  await database.sql`delete from address_count`
  nodes = [await open(), await open(), await open()]
})
afterEach(() => Promise.all(nodes.map(({ app }) => app.close())))

const ask = async (node: number, times: number, { url = '/api/a/', from = '198.51.100.7' } = {}) => {
  const answers = []
  for (let n = 0; n < times; n++) answers.push(await nodes[node]!.app.inject({ url, remoteAddress: from }))
  return answers.filter(({ statusCode }) => statusCode === 200).length
}
const exchange = async () => {
  for (const { shared } of nodes) await shared.exchange()
}

describe('the limit of an address over several processes', () => {
  it('is one for each as soon as it has told the others, who tell it theirs', async () => {
    expect([await ask(0, 20), await ask(1, 20)]).toEqual([20, 20])
    await exchange()
    expect(await ask(2, 2)).toBe(2)
    expect(await ask(0, 1)).toBe(1)
    await exchange()
    expect([await ask(0, 1), await ask(1, 1), await ask(2, 1)]).toEqual([0, 0, 0])
    expect(await ask(2, 1, { from: '198.51.100.8' })).toBe(1)
  })

  it('begins anew with each minute', async () => {
    await ask(0, 40)
    await exchange()
    expect(await ask(0, 1)).toBe(0)
    clock += minute
    expect(await ask(0, 40)).toBe(40)
    await exchange()
    await ask(1, 2)
    await exchange()
    expect(await ask(1, 1)).toBe(0)
  })

  it('counts a route that has a limit of its own by itself', async () => {
    expect(await ask(0, 7, { url: '/api/b/' })).toBe(5)
    await exchange()
    expect(await ask(1, 1, { url: '/api/b/' })).toBe(1)
    await exchange()
    expect(await ask(1, 1, { url: '/api/b/' })).toBe(0)
    expect(await ask(1, 1)).toBe(1)
  })

  it('holds in each alone while the database is away', async () => {
    const alone = new SharedLimits({
      db: new Proxy(database.sql, { apply: () => Promise.reject(new Error('away')) }),
      secret: 'the same for all',
      now: () => clock,
    })
    const app = Fastify()
    await limitAddresses(app, { CALLS_PER_MINUTE: 5 }, alone)
    app.get('/api/a/', async () => ({}))
    const answers = []
    for (let n = 0; n < 6; n++) {
      answers.push((await app.inject('/api/a/')).statusCode)
      await alone.exchange().catch(() => {})
    }
    await app.close()
    expect(answers.filter((status) => status === 200)).toHaveLength(5)
  })
})

describe('what is shared', () => {
  it('says nothing of whose address it is, and of whoever asks little nothing at all', async () => {
    await ask(0, 1)
    await exchange()
    expect(await database.sql`select from address_count`).toHaveLength(0)
    await ask(0, 10)
    await exchange()
    const rows = await database.sql<{ counted: Buffer; count: number }[]>`select counted, count from address_count`
    expect(rows).toEqual([{ counted: expect.any(Buffer), count: 11 }])
    expect(rows[0]!.counted.toString('latin1')).not.toContain('198')
  })

  it('is forgotten when its minute has passed', async () => {
    await ask(0, 30)
    await exchange()
    clock += 2 * minute
    await exchange()
    expect(await database.sql`select from address_count`).toHaveLength(0)
  })
})
