import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createStaff } from '#modules/people/staff/users.ts'
import { expectBooksBalance } from './support/books-balance.ts'
import { withDatabase } from './support/database.ts'
import { farShop } from './support/far-shop.ts'
import { eventually } from './support/locks.ts'
import { payingOrders } from './support/paid-orders.ts'
import { givenProduct } from './support/shop.ts'
import { jsonOf, staffAt } from './support/staff-process.ts'
import { temporaryFolder } from './support/temporary-folder.ts'

const database = withDatabase()
const shop = farShop(database)
const folder = temporaryFolder(afterAll)
const { paidOrder } = payingOrders(shop)
const password = 'twelve pomegranates'
const as = (name: string) => staffAt({ file: path.join(folder, `${name}.json`), url: () => shop.url })
const [desk, finance] = [as('desk'), as('finance')]

beforeAll(async () => {
  await shop.open()
  for (const role of ['order_desk', 'finance'] as const) {
    const email = `${role}@staff.example`
    await createStaff(database.sql, { email, name: role, password, roles: [role], storeCode: null })
    await as(role === 'finance' ? 'finance' : 'desk')(['login', '--email', email], { env: { STAFF_PASSWORD: password } })
  }
}, 90_000)
afterAll(() => shop.close())

it('a day at the desks: an order is sent, partly given back, invoiced and handed to the accountant', {
  timeout: 120_000,
}, async () => {
  const product = await givenProduct(database.sql, { title: 'Rayuela', price_cents: 2000 })
  const { number, parcels } = await paidOrder([product], { quantity: 2 })
  expect((await desk(['orders', 'list', '--payment', 'paid'])).out).toContain(number)
  const sent = await desk(['orders', 'send', String(parcels[0]!.id), '--carrier', 'Correos', '--tracking', 'PQ1'])
  expect(sent.out).toContain('PQ1')
  const [line] = jsonOf(await desk(['orders', 'show', number, '--json'])).lines
  const output = await desk(['orders', 'refund', number, '--line', `${line.line}=4.50`, '--reason', 'a bent corner', '--json'])
  expect(jsonOf(output)).toMatchObject({ amount: 4.5, state: 'approved' })
  await eventually('the money is back', async () => jsonOf(await desk(['orders', 'show', number, '--json'])).refunded === 4.5)

  const invoices = jsonOf(await finance(['invoices', 'list', '--order', number, '--json'])).items
  expect(invoices.map(({ kind, total }: { kind: string; total: number }) => [kind, total])).toEqual([
    ['R5', -4.5],
    ['F2', 44.9],
  ])
  const file = path.join(folder, 'book.csv')
  const days = ['2026-01-01', '2099-12-31']
  expect((await finance(['invoices', 'export', ...days, '--format', 'csv', '--file', file])).exit).toBe(0)
  expect(readFileSync(file, 'utf8')).toContain(invoices[1].number)
  const refused = await desk(['invoices', 'export', ...days, '--file', path.join(folder, 'none.xlsx')])
  expect([refused.exit, existsSync(path.join(folder, 'none.xlsx'))]).toEqual([1, false])
  await expectBooksBalance(database.sql)
})
