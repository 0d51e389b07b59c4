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
import { jsonOf, staffAt } from './support/staff-terminal.ts'
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
})
afterAll(() => shop.close())

it('a day at the desks: an order is sent, partly given back, invoiced and handed to the accountant', async () => {
  const product = await givenProduct(database.sql, { title: 'Rayuela', price_cents: 2000 })
  const { number, parcels } = await paidOrder([product], { quantity: 2 })
  expect((await desk(['GET', '/orders/', '--payment=paid'])).out).toContain(number)
  const sent = await desk(['POST', `/parcels/${parcels[0]!.id}/hand-over/`, '--carrier=Correos', '--tracking=PQ1'])
  expect(sent.out).toContain('PQ1')
  const [line] = jsonOf(await desk(['GET', `/orders/${number}/`])).lines
  const lines = [`--lines.0.line=${line.line}`, '--lines.0.amount=4.50']
  const output = await desk(['POST', `/orders/${number}/refund/`, ...lines, '--reason=a bent corner'])
  expect(jsonOf(output)).toMatchObject({ amount: 4.5, state: 'approved' })
  await eventually('the money is back', async () => jsonOf(await desk(['GET', `/orders/${number}/`])).refunded === 4.5)

  const invoices = jsonOf(await finance(['GET', '/invoices/', `--order=${number}`])).items
  expect(invoices.map(({ kind, total }: { kind: string; total: number }) => [kind, total])).toEqual([
    ['R5', -4.5],
    ['F2', 44.9],
  ])
  const file = path.join(folder, 'book.csv')
  const book = ['GET', '/books/', '--from=2026-01-01', '--to=2099-12-31', '--format=csv', '--book=invoices']
  expect((await finance([...book, `--out=${file}`])).exit).toBe(0)
  expect(readFileSync(file, 'utf8')).toContain(invoices[1].number)
  const refused = await desk([...book, `--out=${path.join(folder, 'none.csv')}`])
  expect([refused.exit, existsSync(path.join(folder, 'none.csv'))]).toEqual([1, false])
  await expectBooksBalance(database.sql)
})
