import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from '#database/connect.ts'
import { everyday } from '#database/waits.ts'
import { withDatabase } from '#tests/support/database.ts'
import { holding } from '#tests/support/locks.ts'
import { gateDatabase } from './database-gate.ts'
import { answerErrors } from './http-errors.ts'
import { answerAsPages } from './page-requests.ts'
import { readLanguage } from './request-language.ts'

const database = withDatabase()
const state = { away: false }
const app = Fastify()
const impatient = { ...everyday, statement: 1, lock: 1 }

beforeAll(async () => {
  await database.sql`create table thing (id int)`
  const sql = connect(database.url, { max: 2, waits: impatient })
  const tried: Record<string, () => PromiseLike<unknown>> = {
    full: () => sql.unsafe(`do $$ begin raise exception 'no room' using errcode = '53100'; end $$`),
    closed: () => sql.begin('read only', (tx) => tx`insert into thing values (1)`),
    locked: () => sql`select * from thing`,
    slow: () => sql`select pg_sleep(60)`,
    wrong: () => sql`select 1 / 0`,
  }
  readLanguage(app)
  answerErrors(app)
  gateDatabase(app, state)
  for (const [name, run] of Object.entries(tried)) app.get(`/api/${name}`, async () => run())
  await app.register(async (pages) => {
    answerAsPages(pages, 'http://localhost')
    for (const [name, run] of Object.entries(tried)) pages.get(`/ca/${name}`, async () => run())
  })
  app.addHook('onClose', () => sql.end({ timeout: 1 }))
})
afterAll(() => app.close())

const asked = async (url: string) => {
  const { statusCode, headers, payload } = await app.inject({ url })
  return { status: statusCode, retry: headers['retry-after'], payload }
}

describe('a database that is away', () => {
  it('is answered with 503 at once, for a call and for a page, and the signs of life say what is true', async () => {
    expect(await asked('/health')).toMatchObject({ status: 200 })
    expect(await asked('/health/ready')).toMatchObject({ status: 200 })
    state.away = true
    expect(await asked('/api/wrong')).toMatchObject({ status: 503, retry: expect.anything() })
    const page = await asked('/ca/wrong')
    expect(page).toMatchObject({ status: 503, retry: expect.anything() })
    expect(page.payload).toContain('En aquest moment no us podem atendre')
    expect(await asked('/health')).toMatchObject({ status: 200 })
    expect(await asked('/api/payments/notify/bank/')).toMatchObject({ status: 404 })
    expect(await asked('/health/ready')).toMatchObject({ status: 503, retry: expect.anything() })
    state.away = false
    expect(await asked('/health/ready')).toMatchObject({ status: 200 })
  })
})

describe('a database that cannot take it now', () => {
  it('is answered with 503 where trying again later helps: full, read-only, held by another, too slow', async () => {
    const lock = await holding(database.sql, 'lock table thing')
    for (const name of ['full', 'closed', 'locked', 'slow'])
      for (const where of ['/api', '/ca'])
        expect({ name, ...(await asked(`${where}/${name}`)) }).toMatchObject({ name, status: 503, retry: expect.anything() })
    await lock.release()
  })
  it('is answered with 500 where the shop itself is wrong', async () => {
    expect((await asked('/api/wrong')).status).toBe(500)
  })
})
