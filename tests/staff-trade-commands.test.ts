import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '#api/config.ts'
import { loadDemo } from '#importers/demo/load-demo.ts'
import { accounts } from '#importers/demo/year/accounts.ts'
import { createStaff } from '#modules/people/staff/users.ts'
import { openDemoAccounts } from '../scripts/demo-accounts.ts'
import { expectBooksBalance } from './support/books-balance.ts'
import { listeningShop } from './support/listening-shop.ts'
import { jsonOf, staffAt } from './support/staff-terminal.ts'
import { temporaryFolder } from './support/temporary-folder.ts'

const { shop, url } = listeningShop()
const folder = temporaryFolder(afterAll)
const password = 'twelve pomegranates'
const staff = staffAt({ file: path.join(folder, 'desk.json'), url })

beforeAll(async () => {
  await loadDemo(shop.sql)
  await openDemoAccounts(
    readConfig({ NODE_ENV: 'test', SECRET: 'a secret that only the tests of this desk use' }),
    shop.sql,
    () => {},
  )
  const email = 'mesa@staff.example'
  await createStaff(shop.sql, { email, name: 'Mesa', password, roles: ['trade_desk', 'finance'], storeCode: null })
  await staff(['login', '--email', email], { env: { STAFF_PASSWORD: password } })
})

const customerOf = async (email: string) => jsonOf(await staff(['GET', '/customers/', `--email=${email}`])).items[0].customer

describe('the trade desk at a terminal', () => {
  it('activates a library that waits, agrees terms with it and opens its budget', async () => {
    expect((await staff(['GET', '/customers/', '--waiting=true'])).out).toContain(accounts.waiting.library)
    const library = await customerOf(accounts.waiting.email)
    const { version } = jsonOf(await staff(['GET', `/customers/${library}/terms/`]))
    const terms = `/customers/${library}/terms/`
    const agree = (books: number) => [
      'PUT',
      terms,
      `--version=${version}`,
      `--books_percent=${books}`,
      '--objects_percent=0',
      '--on_account',
      '--payment_days=30',
      '--credit_limit=900',
    ]
    const early = await staff(agree(15))
    expect(early.exit).toBe(1)
    await staff(['POST', `/customers/${library}/activate/`])
    const agreed = await staff(agree(15))
    expect(jsonOf(agreed)).toMatchObject({ books_percent: 15, on_account: true, payment_days: 30, credit_limit: 900 })
    const tooMuch = await staff(agree(16))
    expect([tooMuch.exit, tooMuch.err]).toEqual([1, expect.stringContaining("type: 'number', minimum: 0, maximum: 15")])
    const budgets = `/customers/${library}/budgets/`
    const about = ['--title=Sala infantil', '--budget_lot=Lote 1', '--year=2026', '--amount=500']
    const opened = await staff(['POST', budgets, ...about])
    expect([opened.err, opened.exit]).toEqual(['', 0])
    const [budget] = jsonOf(await staff(['GET', budgets])).items
    const key = '--entry_key=0b8f3a52-6f0e-4a52-9a35-7b7b9a2e5c11'
    await staff(['POST', `/budgets/${budget.pk ?? budget.budget}/assign/`, '--amount=120.50', '--remark=ampliación', key])
    expect((await staff(['GET', budgets])).out).toContain('620.5')
  })
  it('sees what a library owes and books what came in for it', async () => {
    const listed = jsonOf(await staff(['GET', '/receivables/'])).items
    expect(listed.length).toBeGreaterThan(0)
    const [first] = listed
    const booked = await staff([
      'POST',
      `/receivables/${first.invoice}/receipts/`,
      `--amount=${first.open}`,
      '--received_on=2026-11-20',
      '--reference=Transferencia 1',
    ])
    expect([booked.err, jsonOf(booked).open]).toEqual(['', 0])
    expect(jsonOf(await staff(['GET', '/receivables/'])).items).toHaveLength(listed.length - 1)
  })
  it('answers a claim with a credit', async () => {
    expect((await staff(['GET', '/claims/', '--state=open'])).out).toMatch(/"A-\d{4}-\d{6}"/)
    const [claim] = jsonOf(await staff(['GET', '/claims/', '--state=open'])).items
    const { version } = jsonOf(await staff(['GET', `/claims/${claim.claim}/`]))
    const answer = ['--accept=credit', '--answer=Lo abonamos.', `--version=${version}`]
    const answered = await staff(['POST', `/claims/${claim.claim}/answer/`, ...answer])
    expect([answered.err, answered.out]).toEqual(['', expect.stringMatching(/"state": "closed"/)])
    expect(jsonOf(await staff(['GET', '/claims/', '--state=open'])).items).toEqual([])
  })
  it('lists what is asked for and what was written, and says when a number is nobody’s', async () => {
    expect((await staff(['GET', '/requests/'])).exit).toBe(0)
    expect((await staff(['GET', '/messages/', '--subject=libraries'])).exit).toBe(0)
    for (const words of [
      ['POST', '/requests/999999/close/', '--answer=nobody sells it'],
      ['POST', '/messages/999999/close/'],
    ])
      expect((await staff(words)).exit).toBe(1)
  })
  it('leaves books that balance', () => expectBooksBalance(shop.sql))
})
