import { beforeAll, describe, expect, it } from 'vitest'
import { reversePoints } from '#modules/buying/loyalty/reversal.ts'
import { expectBooksBalance } from '#tests/support/books-balance.ts'
import { granada } from '#tests/support/buying.ts'
import { payingOrders } from '#tests/support/paid-orders.ts'
import { registering } from '#tests/support/registering.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { call, proved } = registering(shop)
const { paidOrder } = payingOrders(shop)
const { hire } = staffing(shop)
beforeAll(() => shop.app.listen({ port: 0, host: '127.0.0.1' }))

type Who = { id: string; token: string; email: string }
const pair = ({ id, token }: Who) => ({ id, token })
const address = { ...granada, floor: '', phone: '', name: 'Casa' }

/** Somebody with two accounts: `into` is the one that goes on. */
async function twice() {
  const into: Who = await proved({ nif: '' })
  const from: Who = await proved({ nif: '' })
  const product = await givenProduct(shop.sql)
  await shop.sql`insert into wish (customer_id, product_id) values (${from.id}, ${product}), (${into.id}, ${product})`
  await call('POST', '/customer/address/', { ...pair(from), ...address })
  await shop.call('POST', '/loyalty/card/', pair(from))
  const order = await paidOrder([product], { who: pair(from) })
  const [row] = await shop.sql<{ id: number }[]>`select id from shop_order where number = ${order.number}`
  const points = Number((await cardOf(from.id))?.['balance'])
  expect(points).toBeGreaterThan(0)
  return { into, from, points, order: { ...order, id: row!.id } }
}
const cardOf = async (id: string) => (await shop.sql`select number, balance from loyalty_card where customer_id = ${id}`)[0]

describe('two accounts of one person', () => {
  it('show before they are joined what goes over, what stays and what keeps them apart', async () => {
    const { into, from, points } = await twice()
    const desk = await hire(['order_desk'])
    const { body } = await desk.call('GET', `/customers/${into.id}/merge/${from.id}/`)
    expect(body).toMatchObject({ stays: { customer: into.id }, goes: { customer: from.id, orders: 1 }, obstacles: [] })
    expect(body.moves).toContainEqual({ what: 'orders', rows: 1 })
    expect(body.moves).toContainEqual({ what: 'points', rows: points })
    expect(body.left).toContainEqual({ what: 'card', rows: 1 })
    expect((await desk.call('GET', `/customers/${into.id}/merge/${into.id}/`)).body.obstacles).toEqual(['merge.same'])
  })

  it('become one: orders, points and addresses go over, the other is emptied, and both addresses are told', async () => {
    const { into, from, order, points } = await twice()
    const card = (await cardOf(from.id))?.['number']
    const [line] = await shop.sql<{ id: number }[]>`select id from order_line where order_id = ${order.id}`
    await shop.sql`
      insert into ebook_gift (order_line_id, recipient_email, giver_name, send_on, letters, opened_at, customer_id, waiver)
      values (${line!.id}, 'given@example.org', 'Ana', current_date, 1, now(), ${from.id}, 'words')`
    const desk = await hire(['order_desk'])
    const joined = await desk.call('POST', `/customers/${into.id}/merge/`, { other: from.id, reason: 'Lo pidió en tienda' })
    expect(joined.body).toMatchObject({ customer: into.id, merged: [from.id], favourites: 1 })
    expect(await cardOf(into.id)).toMatchObject({ balance: points })
    expect(await shop.sql`select customer_id from ebook_gift where order_line_id = ${line!.id}`).toEqual([
      { customer_id: into.id },
    ])
    expect(joined.body.placed.latest).toMatchObject([{ number: order.number }])
    expect(joined.body.addresses).toMatchObject([{ name: 'Casa', is_main: true }])
    expect(await cardOf(from.id)).toMatchObject({ balance: 0 })
    expect((await desk.call('GET', `/customers/${from.id}/whole/`)).body).toMatchObject({
      merged_into: into.id,
      name: '',
      acts: { merge: 'staff.customer_erased' },
    })
    // Whoever still holds the card of the first account is greeted as the holder of the other.
    expect((await desk.call('GET', `/customers/?q=${card}`)).body.items).toMatchObject([{ customer: into.id }])
    expect((await desk.call('POST', '/scan/', { scanned: card })).body.found).toMatchObject({ customer: into.id })
    expect((await call('POST', '/customer/data/', pair(from))).status).toBe(403)
    const letters = await shop.sql`
      select recipient, plain from mail_outbox where template = 'email-accounts-joined' and recipient in (${from.email}, ${into.email})`
    expect(letters).toHaveLength(2)
    for (const { recipient, plain } of letters) {
      expect(plain).toContain('a…@example.com')
      expect(plain).not.toContain(recipient === from.email ? into.email : from.email)
    }
    await expectBooksBalance(shop.sql)
  })

  it('take back and give back points of orders that the first account placed', async () => {
    const { into, from, order, points } = await twice()
    const desk = await hire(['order_desk'])
    await desk.call('POST', `/customers/${into.id}/merge/`, { other: from.id, reason: 'Lo pidió en tienda' })
    const reversed = await shop.sql.begin((tx) => reversePoints(tx, { orderId: order.id, key: 'whole', back: 'whole' }))
    expect(reversed).toMatchObject({ takenBack: points, forgiven: 0 })
    expect(await cardOf(into.id)).toMatchObject({ balance: 0 })
    await expectBooksBalance(shop.sql)
  })

  it('stay two where they are of two people, of a house, or gone, whoever asks at the same time', async () => {
    const { into, from } = await twice()
    const desk = await hire(['order_desk'])
    const merge = (id: string, other: string) => desk.call('POST', `/customers/${id}/merge/`, { other, reason: 'dos veces' })
    await shop.sql`update customer set tax_id = '12345678Z' where id = ${from.id}`
    await shop.sql`update customer set tax_id = '87654321X' where id = ${into.id}`
    expect((await merge(into.id, from.id)).body.code).toBe('merge.two_tax_ids')
    await shop.sql`update customer set tax_id = null where id = ${into.id}`
    await shop.sql`update customer set kind = 'business', company = 'Librería' where id = ${into.id}`
    expect((await merge(into.id, from.id)).body.code).toBe('merge.trade')
    await shop.sql`update customer set kind = 'private' where id = ${into.id}`
    expect((await merge('c-nobody', from.id)).status).toBe(404)
    const both = await Promise.all([merge(into.id, from.id), merge(from.id, into.id)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(both.find(({ status }) => status === 400)?.body.code).toBe('merge.erased')
    const kept = await shop.sql`select id from customer where tax_id = '12345678Z' and erased_at is null`
    expect(kept).toHaveLength(1)
  })
})

/** Columns that name a customer, with what joining two accounts does to them. */
const answered: Record<string, 'moves' | 'stays' | 'goes' | 'of libraries and businesses alone' | 'of the account itself'> = {
  'account_keeper.customer_id': 'of libraries and businesses alone',
  'account_member.customer_id': 'of libraries and businesses alone',
  'account_reminder.customer_id': 'of libraries and businesses alone',
  'account_note.customer_id': 'of libraries and businesses alone',
  'billing_profile.customer_id': 'of libraries and businesses alone',
  'bookseller_request.customer_id': 'of libraries and businesses alone',
  'budget.customer_id': 'of libraries and businesses alone',
  'card_request.customer_id': 'moves',
  'cart.owner_id': 'moves',
  'cart_reminder.owner_id': 'moves',
  'cart_reminder_wish.owner_id': 'stays',
  'claim.customer_id': 'of libraries and businesses alone',
  'consent.customer_id': 'moves',
  'coupon_use.customer_id': 'moves',
  'customer.merged_into': 'of the account itself',
  'customer_address.customer_id': 'moves',
  'customer_invoice.customer_id': 'moves',
  'delivery_note.customer_id': 'of libraries and businesses alone',
  'desk_list.customer_id': 'of libraries and businesses alone',
  'desk_refusal.customer_id': 'of libraries and businesses alone',
  'ebook_gift.customer_id': 'moves',
  'email_link.customer_id': 'goes',
  'former_card.customer_id': 'stays',
  'kept_card.customer_id': 'goes',
  'login_email.customer_id': 'of the account itself',
  'loyalty_card.customer_id': 'stays',
  'order_letter.customer_id': 'moves',
  'order_request.owner_id': 'moves',
  'password_reset.customer_id': 'goes',
  'points_entry.customer_id': 'stays',
  'reading.customer_id': 'of libraries and businesses alone',
  'receivable.customer_id': 'of libraries and businesses alone',
  'quote.customer_id': 'moves',
  'reader_review.customer_id': 'moves',
  'reservation.customer_id': 'moves',
  'shop_order.owner_id': 'moves',
  'saved_cart.customer_id': 'moves',
  'standing_order.customer_id': 'of libraries and businesses alone',
  'till_points.customer_id': 'stays',
  'trade_purchase.customer_id': 'of libraries and businesses alone',
  'trade_terms.customer_id': 'of libraries and businesses alone',
  'wish.customer_id': 'moves',
}

describe('what names a customer', () => {
  it('is known to the merge, column by column', async () => {
    const rows = await shop.sql<{ name: string }[]>`
      select c.table_name || '.' || c.column_name as name
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and (c.column_name in ('customer_id', 'owner_id') or exists (
        select from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
        where f.contype = 'f' and f.conrelid = to_regclass(format('public.%I', c.table_name)) and a.attname = c.column_name
          and f.confrelid = 'customer'::regclass)) order by 1`
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(answered).toSorted())
  })
})
