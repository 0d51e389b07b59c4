import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '#api/config.ts'
import { loadDemo } from '#importers/demo/load-demo.ts'
import { accounts } from '#importers/demo/year/accounts.ts'
import { createStaff } from '#modules/people/staff/users.ts'
import { openDemoAccounts } from '../scripts/demo-accounts.ts'
import { expectBooksBalance } from './support/books-balance.ts'
import { withDatabase } from './support/database.ts'
import { openShop, type RunningShop } from './support/running-shop.ts'
import { jsonOf, staffAt } from './support/staff-process.ts'
import { temporaryFolder } from './support/temporary-folder.ts'

const database = withDatabase()
const folder = temporaryFolder(afterAll)
const password = 'twelve pomegranates'
let shop: RunningShop
const staff = staffAt({ file: path.join(folder, 'desk.json'), url: () => shop.url })
const within = { timeout: 60_000 }

beforeAll(async () => {
  await loadDemo(database.sql)
  await openDemoAccounts(
    readConfig({ NODE_ENV: 'test', SECRET: 'a secret that only the tests of this desk use' }),
    database.sql,
    () => {},
  )
  const environment = { DATABASE_URL: database.url, DEMO_CATALOGUE: 'false', PAGES: 'false', NODE_ENV: 'test' }
  shop = await openShop({ environment })
  const email = 'mesa@staff.example'
  await createStaff(database.sql, { email, name: 'Mesa', password, roles: ['trade_desk', 'finance'], storeCode: null })
  await staff(['login', '--email', email], { env: { STAFF_PASSWORD: password } })
}, 120_000)
afterAll(() => shop?.stop())

const customerOf = async (email: string) =>
  jsonOf(await staff(['customers', 'find', '--email', email, '--json'])).items[0].customer

describe('the trade desk at a terminal', () => {
  it('activates a library that waits, agrees terms with it and opens its budget', within, async () => {
    expect((await staff(['customers', 'find', '--waiting'])).out).toContain(accounts.waiting.library)
    const library = await customerOf(accounts.waiting.email)
    const early = await staff(['terms', 'agree', library, '--books', '15', '--on-account'])
    expect(early.exit).toBe(1)
    await staff(['customers', 'activate', library])
    const agreed = await staff([
      'terms',
      'agree',
      library,
      '--books',
      '15',
      '--on-account',
      '--days',
      '30',
      '--limit',
      '900',
      '--json',
    ])
    expect(jsonOf(agreed)).toMatchObject({ books_percent: 15, on_account: true, payment_days: 30, credit_limit: 900 })
    const tooMuch = await staff(['terms', 'agree', library, '--books', '16'])
    expect(tooMuch.exit).toBe(1)
    const opened = await staff(['budgets', 'open', library, 'Sala infantil', '--lot', 'Lote 1', '--amount', '500'])
    expect([opened.err, opened.exit]).toEqual(['', 0])
    const [budget] = jsonOf(await staff(['budgets', 'list', library, '--json'])).items
    await staff(['budgets', 'assign', String(budget.pk ?? budget.budget), '120.50', '--remark', 'ampliación'])
    expect((await staff(['budgets', 'list', library])).out).toContain('620.5')
  })
  it('sees what a library owes and books what came in for it', within, async () => {
    const listed = jsonOf(await staff(['receivables', 'list', '--json'])).items
    expect(listed.length).toBeGreaterThan(0)
    const [first] = listed
    const booked = await staff([
      'receivables',
      'book',
      first.invoice,
      String(first.open),
      '2026-11-20',
      'Transferencia 1',
      '--json',
    ])
    expect([booked.err, jsonOf(booked).open]).toEqual(['', 0])
    expect(jsonOf(await staff(['receivables', 'list', '--json'])).items).toHaveLength(listed.length - 1)
  })
  it('answers a claim with a credit', within, async () => {
    expect((await staff(['claims', 'list', '--state', 'open'])).out).toMatch(/A-\d{4}-\d{6}.*open/)
    const [claim] = jsonOf(await staff(['claims', 'list', '--state', 'open', '--json'])).items
    const answered = await staff(['claims', 'answer', String(claim.claim), 'credit', '--answer', 'Lo abonamos.'])
    expect([answered.err, answered.out]).toEqual(['', expect.stringMatching(/state\s+closed/)])
    expect(jsonOf(await staff(['claims', 'list', '--state', 'open', '--json'])).items).toEqual([])
  })
  it('lists what is asked for and what was written, and says when a number is nobody’s', within, async () => {
    expect((await staff(['requests', 'list'])).exit).toBe(0)
    expect((await staff(['messages', 'list', '--subject', 'libraries'])).exit).toBe(0)
    for (const words of [
      ['requests', 'close', '999999', 'nobody sells it'],
      ['messages', 'close', '999999'],
    ])
      expect((await staff(words)).exit).toBe(1)
  })
  it('leaves books that balance', within, () => expectBooksBalance(database.sql))
})
