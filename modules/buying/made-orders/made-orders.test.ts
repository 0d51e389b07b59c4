import { beforeAll, describe, expect, it } from 'vitest'
import { servicesOf } from '#api/services.ts'
import { cancelExpired } from '#modules/orders/fulfilment/cancel.ts'
import { runPaymentTasks } from '#modules/orders/money/payment-tasks.ts'
import { expectBooksBalance } from '#tests/support/books-balance.ts'
import { buying, granada } from '#tests/support/buying.ts'
import { eventually } from '#tests/support/locks.ts'
import { registering } from '#tests/support/registering.ts'
import { givenProduct, givenStore, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)
const { atGateway } = buying(shop)
const { proved } = registering(shop)

beforeAll(() => shop.app.listen({ port: 0, host: '127.0.0.1' }))
/** Pays at the bank what a link asks for, and waits until the shop knows. */
const payByLink = async (number: string, link: string) => {
  const key = keyIn(link)
  const { body } = await shop.call('POST', `/order/${number}/pay/`, { id: '', token: '', key })
  await atGateway(body.payment)
  await eventually(`the payment of ${number}`, async () => {
    const [order] = await shop.sql`select payment_state from shop_order where number = ${number}`
    return order?.['payment_state'] !== 'pending'
  })
}
const keyIn = (href: string) => new URL(href).searchParams.get('key') ?? ''

const ana = { name: 'Ana Ruiz', email: 'ana@example.com', phone: '600 000 001', language: 'ca' }
const wish = (product: number, more: object = {}) => ({
  key: crypto.randomUUID(),
  lines: [{ product, copies: 1 }],
  who: ana,
  store_code: 'T013',
  collect_at: 'T013',
  pays: 'collection',
  ...more,
})
/** A book that no store has, and that can be ordered from its publisher. */
const missing = (fields: object = {}) => givenProduct(shop.sql, { stock: 0, ...fields })
const outbox = (template: string, number: string) => shop.sql<{ recipient: string; language: string; plain: string }[]>`
  select recipient, language, plain from mail_outbox where template = ${template} and order_number = ${number}`

describe('an order that a colleague makes', () => {
  it('costs and promises what the checkout says, and says what is ordered from the publisher', async () => {
    const { call } = await hire(['bookseller'])
    const [here, special] = [await givenProduct(shop.sql), await missing()]
    const { status, body } = await call('POST', '/made-orders/reckon/', {
      ...wish(here),
      lines: [
        { product: here, copies: 2 },
        { product: special, copies: 1 },
      ],
    })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({ total: 59.7, shipping: 0, why_not: null })
    expect(body.lines.map((line: { special: boolean }) => line.special)).toEqual([false, true])
    expect(await shop.sql`select from cart where purpose = 'counter'`).toHaveLength(0)
  })

  it('is written like any other, with who made it and where, and stands at once where it is paid as it is collected', async () => {
    const { call, id } = await hire(['bookseller'])
    const product = await givenProduct(shop.sql, { stock: 1 })
    const { status, body } = await call('POST', '/made-orders/', wish(product))
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({
      customer: 'Ana Ruiz',
      phone: '600 000 001',
      total: 19.9,
      left: 19.9,
      pay_link: null,
      concluded: 'counter',
    })
    const [order] = await shop.sql`select made_by, made_in, terms, payment_state from shop_order where number = ${body.number}`
    expect(order).toEqual({ made_by: id, made_in: 'T013', terms: 'collection', payment_state: 'authorised' })
    expect(await shop.sql`select from stock where product_id = ${product} and quantity > 0`).toHaveLength(0)
    const [letter] = await outbox('order-confirmation', body.number)
    expect(letter).toMatchObject({ recipient: 'ana@example.com', language: 'ca' })
    expect(letter?.plain).toContain('no és una venda a distància')
    expect(letter?.plain).not.toContain('desistir de la compra')
  })

  it('is one order for one key, and none for a second copy that nobody has', async () => {
    const { call } = await hire(['bookseller'])
    const object = await givenProduct(shop.sql, { kind: 'object', stock: 1 })
    const asked = wish(object)
    const numbers = await Promise.all([1, 2, 3].map(async () => (await call('POST', '/made-orders/', asked)).body.number))
    expect(new Set(numbers)).toEqual(new Set([expect.stringMatching(/^\d\d-/)]))
    expect((await call('POST', '/made-orders/', wish(object))).status).toBe(400)
  })

  it('wants a name and a way to reach them, and an e-mail where a link is sent', async () => {
    const { call } = await hire(['bookseller'])
    const product = await givenProduct(shop.sql)
    const nobody = { name: '', email: '', phone: '', language: 'es' }
    const unreachable = await call('POST', '/made-orders/', wish(product, { who: nobody }))
    expect(Object.keys(unreachable.body)).toEqual(expect.arrayContaining(['who.name', 'who.email']))
    const byPhone = { ...ana, email: '' }
    const link = await call('POST', '/made-orders/', wish(product, { who: byPhone, pays: 'link' }))
    expect(link.body['who.email']).toEqual(['An e-mail address is needed to send the payment link.'])
    expect((await call('POST', '/made-orders/', wish(product, { who: byPhone }))).status).toBe(200)
  })

  it('belongs to the store of whoever makes it', async () => {
    await givenStore(shop.sql, 'T014')
    const { call } = await hire(['bookseller'])
    const product = await givenProduct(shop.sql)
    expect((await call('POST', '/made-orders/', wish(product, { store_code: 'T014' }))).status).toBe(403)
    const { body } = await call('POST', '/made-orders/', wish(product, { collect_at: 'T014' }))
    expect((await call('GET', `/orders/${body.number}/`)).body.made).toMatchObject({ store_code: 'T013', concluded: 'counter' })
  })

  it('has the prices of the account it is for', async () => {
    const { call } = await hire(['order_desk'])
    const { id, email } = await proved()
    const product = await givenProduct(shop.sql)
    const { body: people } = await call('POST', '/made-orders/people/', { q: email })
    expect(people.items).toEqual([expect.objectContaining({ customer: id, email, address: null })])
    expect((await call('POST', '/made-orders/people/', { q: id })).body).toEqual(people)
    // The desk of institutions makes quotes for accounts, and no orders.
    const trade = await hire(['trade_desk'])
    expect((await trade.call('POST', '/made-orders/people/', { q: email })).body).toEqual(people)
    const { body } = await call('POST', '/made-orders/', wish(product, { who: { customer: id } }))
    expect((await call('GET', `/orders/${body.number}/`)).body.owner).toEqual({ kind: 'customer', id })
  })
})

describe('a payment link', () => {
  it('is sent, shows the order in the customer’s language and is paid by whoever has it, and opens nothing else', async () => {
    const { call } = await hire(['order_desk'])
    const product = await givenProduct(shop.sql, { stock: 3 })
    const sent = wish(product, { pays: 'link', collect_at: null, address: granada })
    const { body, status } = await call('POST', '/made-orders/', sent)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({ concluded: 'distance', payment_state: 'pending' })
    expect(body.due_now).toBe(body.total)
    expect(body.pay_link).toContain('/ca/')
    const [letter] = await outbox('pay-link', body.number)
    expect(letter?.plain).toContain('obligació de pagament')
    expect(letter?.plain).toContain('14 dies')
    const key = keyIn(body.pay_link)
    const nobody = { id: '', token: '' }
    expect((await shop.call('POST', `/order/${body.number}/detail/`, { ...nobody, key })).body).toMatchObject({ payable: true })
    const cancel = await shop.call('POST', `/order/${body.number}/cancel/`, { ...nobody, key, lines: [1] })
    expect(cancel.status).toBe(403)
    await payByLink(body.number, body.pay_link)
    expect((await call('GET', `/made-orders/${body.number}/`)).body).toMatchObject({
      payment_state: 'paid',
      left: 0,
      pay_link: null,
    })
    const [confirmed] = await outbox('order-confirmation', body.number)
    expect(confirmed?.plain).toContain('14 dies')
  })

  it('ends with its order, which gives its copies back by itself', async () => {
    const { call } = await hire(['bookseller'])
    const product = await givenProduct(shop.sql, { stock: 1 })
    const { body } = await call('POST', '/made-orders/', wish(product, { pays: 'link' }))
    const key = keyIn(body.pay_link)
    await cancelExpired(shop.sql, new Date(Date.parse(body.pay_until) + 1))
    const [there] = await shop.sql`select quantity from stock where product_id = ${product}`
    expect(there).toEqual({ quantity: 1 })
    expect((await shop.call('POST', `/order/${body.number}/pay/`, { id: '', token: '', key })).status).toBe(400)
    expect((await call('POST', `/made-orders/${body.number}/pay-link/`, {})).status).toBe(409)
  })
})

describe('a deposit', () => {
  it('by link is paid first; the copies that come are hers and she is told; the rest is paid as she collects them', async () => {
    const { call } = await hire(['bookseller'])
    const product = await missing()
    const [{ ean = '' } = {}] = await shop.sql<{ ean: string }[]>`select ean from product where id = ${product}`
    const { body, status } = await call('POST', '/made-orders/', wish(product, { pays: 'deposit_link', deposit: 5 }))
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({ due_now: 5, left: 19.9, lines: [{ special: true }] })
    await payByLink(body.number, body.pay_link)
    const order = async () => (await call('GET', `/orders/${body.number}/`)).body
    expect(await order()).toMatchObject({ payment_state: 'part_paid', captured: 5, due: 14.9 })

    const { body: delivery } = await call('POST', '/supplier-deliveries/', { store_code: 'T013', supplier: 'House', text: '' })
    const scan = { key: crypto.randomUUID(), code: ean, copies: 3 }
    await call('POST', `/supplier-deliveries/${delivery.id}/scans/`, { scans: [scan] })
    const finished = await call('POST', `/supplier-deliveries/${delivery.id}/finish/`, {})
    expect(finished.status, JSON.stringify(finished.body)).toBe(200)
    const [{ quantity = 0 } = {}] = await shop.sql<
      { quantity: number }[]
    >`select quantity from stock where product_id = ${product}`
    expect(quantity).toBe(2)
    expect(await outbox('order-ready', body.number)).toHaveLength(1)

    const { parcels } = await order()
    expect(parcels[0]).toMatchObject({ state: 'ready', acts: { hand_over: 'order.unpaid' } })
    expect((await call('POST', `/parcels/${parcels[0].parcel}/hand-over/`, {})).status).toBe(409)
    const till = { amount: 14.9, till_receipt: 'C1-4711', store_code: 'T013' }
    expect((await call('POST', `/orders/${body.number}/till/`, { ...till, amount: 15 })).status).toBe(409)
    expect((await call('POST', `/orders/${body.number}/till/`, till)).body).toMatchObject({ payment_state: 'paid', due: 0 })
    expect((await call('POST', `/parcels/${parcels[0].parcel}/hand-over/`, {})).status).toBe(200)
    await expectBooksBalance(shop.sql)
  })

  it('taken at the till bears the number of its receipt, each once, and is given back from the till when all is called off', async () => {
    const { call } = await hire(['bookseller'])
    const desk = await hire(['order_desk'])
    const product = await givenProduct(shop.sql, { stock: 3 })
    const paid = { pays: 'deposit_till', deposit: 10, till_receipt: 'C1-1' }
    const { body } = await call('POST', '/made-orders/', wish(product, paid))
    expect(body).toMatchObject({ paid: 10, left: 9.9, payment_state: 'part_paid' })
    const again = await call('POST', '/made-orders/', wish(product, paid))
    expect(again.body.till_receipt).toEqual(['This receipt number has already been noted in this store.'])
    const { lines } = (await desk.call('GET', `/orders/${body.number}/`)).body
    const cancelled = await desk.call('POST', `/orders/${body.number}/cancel/`, {
      lines: [lines[0].line],
      reason: 'changed her mind',
    })
    expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200)
    await runPaymentTasks(servicesOf(shop.config, shop.sql), new Date(Date.now() + 1_000))
    const { body: owed } = await call('GET', '/till-refunds/')
    expect(owed.items).toEqual([expect.objectContaining({ order: body.number, amount: 10 })])
    const given = await call('POST', `/till-refunds/${owed.items[0].refund}/give/`, { till_receipt: 'C1-2' })
    expect(given.body).toEqual({ done: true })
    expect((await call('GET', '/till-refunds/')).body.items).toEqual([])
    expect((await call('POST', `/till-refunds/${owed.items[0].refund}/give/`, { till_receipt: 'C1-3' })).status).toBe(409)
    await expectBooksBalance(shop.sql)
  })
})
