import { afterAll, expect, it } from 'vitest'
import { servicesOf } from '#api/services.ts'
import { dayOf } from '#kernel/days.ts'
import { billParcel } from '#modules/invoicing/billing/bill-parcel.ts'
import { billedOrders } from '#modules/invoicing/billing/billed-orders.ts'
import { openInvoicesOf } from '#modules/invoicing/terms/open-invoices.ts'
import { bookReceipt } from '#modules/invoicing/terms/receipts.ts'
import { agreeTerms, termsOf } from '#modules/invoicing/terms/terms.ts'
import { handOver } from '#modules/orders/fulfilment/hand-over.ts'
import { giveMoneyBack } from '#modules/orders/returns/give-money-back.ts'
import { expectBooksBalance } from '#tests/support/books-balance.ts'
import { buying, type Who } from '#tests/support/buying.ts'
import { givenCustomer } from '#tests/support/delivered-order.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { followMoney } from './order-money.ts'

const shop = withShop()
const { signIn, fill, place, startPaying, detail } = buying(shop)
const now = new Date()
let businesses = 0

async function business(creditLimit: number | null = 1000): Promise<Who> {
  const id = await givenCustomer(shop.sql, {
    kind: 'business',
    company: 'Hotel de la Fuente',
    tax_id: `B1899${100 + ++businesses}`,
  })
  await shop.sql.begin((tx) =>
    agreeTerms(
      tx,
      id,
      { books_percent: 15, objects_percent: 10, on_account: true, payment_days: 30, credit_limit: creditLimit },
      { by: 'marta', now },
    ),
  )
  return signIn(id)
}
const order = async (who: Who, change: object = {}) =>
  place(who, await fill(who, [await givenProduct(shop.sql, { kind: 'object', price_cents: 10_000 })]), {
    terms: 'account',
    ...change,
  })

afterAll(() => expectBooksBalance(shop.sql))

it('is confirmed at once at the agreed prices, owes its total, and asks no bank for anything (L-16)', async () => {
  const who = await business()
  const placed = await order(who, { reference: 'OC-2026/41' })
  expect(placed).toMatchObject({ status: 201, body: { payment_state: 'on_account', status: 'e1' } })
  const shown = await detail(who, placed.body.number)
  expect(shown).toMatchObject({
    payment_state: 'on_account',
    reference: 'OC-2026/41',
    payable: false,
    total_promotion_price_applied: 10,
  })
  expect(shown.explanation).toContainEqual(expect.objectContaining({ step: 'terms', percent: 10, amount: -10 }))
  expect((await termsOf(shop.sql, who.id)).exposureCents).toBe(Math.round(placed.body.total_price_incl_vat * 100))
  expect(await startPaying(who, placed.body.number)).toMatchObject({ body: { code: 'order.already_paid' } })
  expect(await shop.sql`select 1 from payment_attempt`).toEqual([])
  const [letter] = await shop.sql`select plain from mail_outbox where recipient = ${`${who.id}@example.com`}`
  expect(letter?.plain).toContain('Payable on account')
  // Who buys in a trade has no right to withdraw (TRLGDCU 3).
  expect(letter?.plain).toContain('The terms and conditions you accepted are at')
  expect(letter?.plain).not.toContain('withdraw')
  const [parcel] = await shop.sql<{ id: number }[]>`
    select p.id from parcel p join shop_order o on o.id = p.order_id where o.number = ${placed.body.number}`
  const staff = { actor: { kind: 'staff', id: 'marta' }, now } as const
  await shop.sql.begin((tx) => handOver(tx, servicesOf(shop.config, shop.sql), { parcelId: parcel!.id }, staff))
  expect(await detail(who, placed.body.number)).toMatchObject({ status: 'e7', payment_state: 'on_account' })
})

it('is billed, given back in part without a bank, and paid as the rest of its invoice comes in', async () => {
  const who = await business()
  const { number, total_price_incl_vat: total } = (await order(who)).body
  const [{ id: orderId, parcel, line } = { id: 0, parcel: 0, line: 0 }] = await shop.sql<
    { id: number; parcel: number; line: number }[]
  >`
    select o.id, p.id as parcel, l.id as line from shop_order o join parcel p on p.order_id = o.id join order_line l on l.order_id = o.id
    where o.number = ${number}`
  const staff = { actor: { kind: 'staff', id: 'marta' }, now } as const
  const life = servicesOf(shop.config, shop.sql)
  await shop.sql.begin((tx) => handOver(tx, life, { parcelId: parcel }, staff))
  await shop.sql.begin((tx) => billParcel(tx, servicesOf(shop.config, shop.sql), parcel, now, { asked: true }))
  const [open] = await openInvoicesOf(shop.sql, who.id, 5)
  expect(open).toMatchObject({ open_cents: Math.round(total * 100), orders: [number] })
  const wanted = { number, lines: [{ lineId: line, cents: 500 }], shippingCents: 0, reason: 'scratched' }
  const refund = await shop.sql.begin((tx) => giveMoneyBack(tx, life, wanted, staff))
  expect(refund.state).toBe('done')
  const [less] = await openInvoicesOf(shop.sql, who.id, 5)
  expect(less?.open_cents).toBe(Math.round(total * 100) - 500)
  const receipt = { receivedOn: dayOf(now), note: '', reference: 'N43-1', invoiceNumber: open!.full_number }
  const book = (amountCents: number, reference: string) =>
    shop.sql.begin((tx) =>
      bookReceipt(
        tx,
        { ...receipt, amountCents, reference },
        { by: 'marta', now },
        { billed: billedOrders, onReceipt: followMoney },
      ),
    )
  await book(1000, 'N43-1')
  expect(await detail(who, number)).toMatchObject({ payment_state: 'part_paid' })
  await book(less!.open_cents - 1000, 'N43-2')
  expect(await detail(who, number)).toMatchObject({ payment_state: 'paid' })
  expect((await termsOf(shop.sql, who.id)).exposureCents).toBe(0)
  // What is given back after it was paid is owed by the shop until finance has sent it.
  await shop.sql.begin((tx) => giveMoneyBack(tx, life, { ...wanted, lines: [{ lineId: line, cents: 300 }] }, staff))
  expect(await detail(who, number)).toMatchObject({ payment_state: 'part_refunded' })
  await book(-300, 'N43-3')
  expect(await detail(who, number)).toMatchObject({ payment_state: 'paid' })
  expect(await shop.sql`select 1 from payment_movement where order_id = ${orderId}`).toEqual([])
})

it('is made once by equal clicks, and not at all above the limit', async () => {
  const who = await business(150)
  const cart = await fill(who, [await givenProduct(shop.sql, { kind: 'object', price_cents: 10_000 })])
  const twice = { terms: 'account', idempotency_key: 'one-and-the-same' }
  const [one, other] = await Promise.all([place(who, cart, twice), place(who, cart, twice)])
  expect([one.status, other.status]).toEqual([201, 201])
  expect(one.body.number).toBe(other.body.number)
  const refused = await order(who)
  expect(refused.body.code).toBe('terms.over_limit')
  expect(refused.body.detail).toMatch(/exceeds your credit limit by €/)
})

it('is for those who agreed on it only', async () => {
  const private_ = await givenCustomer(shop.sql, { kind: 'private' })
  for (const who of [await signIn(private_), await signIn(undefined, 'guest')])
    expect((await order(who)).body.code).toBe('terms.not_on_account')
  expect((await shop.call('POST', '/order/account-terms/', await signIn(private_))).body).toMatchObject({ on_account: false })
})

it('never goes over the limit with many orders at once', async () => {
  const who = await business(400)
  const product = await givenProduct(shop.sql, { kind: 'object', price_cents: 10_000, stock: 50 })
  const other = await signIn(who.id)
  const cart = await fill(other, [product])
  const placed = await Promise.all(Array.from({ length: 20 }, () => place(other, cart, { terms: 'account' })))
  // One cart makes one order; what follows comes with carts of its own.
  expect(placed.filter(({ status }) => status === 201)).toHaveLength(1)
  for (let more = 0; more < 6; more++) await place(other, await fill(other, [product]), { terms: 'account' })
  const { exposureCents } = await termsOf(shop.sql, who.id)
  expect(exposureCents).toBeGreaterThan(30_000)
  expect(exposureCents).toBeLessThanOrEqual(40_000)
})
