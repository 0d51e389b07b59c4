import { beforeAll, describe, expect, it } from 'vitest'
import { servicesOf } from '#api/services.ts'
import { addDays, today } from '#kernel/days.ts'
import { noticeFields } from '#modules/buying/payments/sandbox/notification.ts'
import { paymentOf } from '#modules/buying/payments/sandbox/payment.sql.ts'
import { cancelExpired } from '#modules/orders/fulfilment/cancel.ts'
import { runPaymentTasks } from '#modules/orders/money/payment-tasks.ts'
import { pollUnansweredAttempts } from '#modules/orders/money/silent-attempts.ts'
import { countSales } from '#modules/orders/order/count-sold.ts'
import { letterKey } from '#modules/orders/order/order-key.ts'
import { expectBooksBalance } from '#tests/support/books-balance.ts'
import { buying, goodCard, granada, refusedCard } from '#tests/support/buying.ts'
import { captchaPass } from '#tests/support/captcha-pass.ts'
import { eventually } from '#tests/support/locks.ts'
import { givenProduct, givenStore, withShop } from '#tests/support/shop.ts'

const shop = withShop()
const { call } = shop
const { signIn, fill, place, startPaying, atGateway, pay, detail } = buying(shop)
const stockOf = async (product: number) => (await shop.sql`select stock from product where id = ${product}`)[0]?.['stock']
const settled = (who: { id: string; token: string }, number: string) =>
  eventually(`something is known of the payment of ${number}`, async () => {
    const order = await detail(who, number)
    return order.payment_state !== 'pending' && order
  })
beforeAll(() => shop.app.listen({ port: 0, host: '127.0.0.1' }))

describe('an order', () => {
  it('is placed with everything that was agreed, takes its stock and is confirmed once it is paid', async () => {
    const [ana, book, plate] = [
      await signIn(),
      await givenProduct(shop.sql, { title: 'Rayuela', price_cents: 1990, stock: 5 }),
      await givenProduct(shop.sql, { kind: 'object', price_cents: 1250, stock: 5 }),
    ]
    const cart = await fill(ana, [book, plate])
    const placed = await place(ana, cart, { reference: 'Regalo', expected_total: 37.3 })
    expect(placed).toMatchObject({ status: 201, body: { status: 'e0', payment_state: 'pending', total_price_incl_vat: 37.3 } })
    expect(await stockOf(book)).toBe(4)
    const { number } = placed.body
    expect(await pay(ana, number)).toContain(`order=${number}`)
    expect(await settled(ana, number)).toMatchObject({
      status: 'e1',
      payment_state: 'paid',
      reference: 'Regalo',
      total_shipping_price_incl_vat: 4.9,
      shipping_address: { city: 'Granada' },
      card: { brand: 'visa', last4: '0003' },
      lines: [{ title: 'Rayuela', quantity: 1, total_line_price: 19.9 }, { quantity: 1 }],
    })
    expect((await call('POST', '/cart/recover-cart/', { cart_id: cart, ...ana })).status).toBe(404)
    const letters = await shop.sql`select recipient, subject, plain from mail_outbox where recipient = ${`${ana.id}@example.com`}`
    expect(letters).toMatchObject([{ subject: `We have received your order ${number}` }])
    expect(letters[0]?.['plain']).toContain('€37.30')
    expect(letters[0]?.['plain']).toContain('You may withdraw within 14 days')
  })
  it('is confirmed with the conditions that were accepted as a file, in the order’s language (TRLGDCU 98.7)', async () => {
    await shop.sql`insert into page (storefront_code, key) values (${shop.config.STORE_CODE}, 'purchase-conditions')`
    await shop.sql`
      insert into page_translation (storefront_code, page_key, language, title, body)
      values (${shop.config.STORE_CODE}, 'purchase-conditions', 'en', 'Purchase conditions', '## Returns {#returns}')`
    const [ana, book] = [await signIn(), await givenProduct(shop.sql, { price_cents: 1000, stock: 1 })]
    const { number } = (await place(ana, await fill(ana, [book]))).body
    await pay(ana, number)
    await settled(ana, number)
    const [file] = await shop.sql`
      select a.name, a.content from mail_attachment a join mail_outbox l on l.id = a.letter_id where l.recipient = ${`${ana.id}@example.com`}`
    expect([file?.['name'], String(file?.['content'])]).toEqual(['purchase-conditions.txt', 'Purchase conditions\n\nReturns\n'])
  })
  it('keeps what it says when products and addresses change later', async () => {
    const [ana, book] = [await signIn(), await givenProduct(shop.sql, { title: 'Before', price_cents: 1000 })]
    const { number } = (await place(ana, await fill(ana, [book]))).body
    await shop.sql`update product set title = 'After', price_cents = 9900 where id = ${book}`
    expect((await detail(ana, number)).lines).toMatchObject([{ title: 'Before', price: 10 }])
  })
  it('is one order for one key, however often it is sent at once', async () => {
    const [ana, book] = [await signIn(), await givenProduct(shop.sql, { stock: 9 })]
    const cart = await fill(ana, [book])
    const refused = await place(ana, cart, { idempotency_key: 'the-same-click', captcha: '' })
    expect(refused.status).toBe(400)
    const captcha = captchaPass(shop)
    const clicks = await Promise.all(
      Array.from({ length: 6 }, () => place(ana, cart, { idempotency_key: 'the-same-click', captcha })),
    )
    expect(new Set(clicks.map((click) => click.body.number)).size).toBe(1)
    expect(await stockOf(book)).toBe(8)
    const other = await place(ana, cart, { idempotency_key: 'the-same-click', reference: 'another body' })
    expect([other.status, other.body.code]).toEqual([409, 'order.key_reused'])
  })
  it('leaves the cart open and the copies held while payment is refused, and can be paid again', async () => {
    const [ana, plate] = [await signIn(), await givenProduct(shop.sql, { kind: 'object', stock: 1 })]
    const cart = await fill(ana, [plate])
    const { number } = (await place(ana, cart)).body
    expect(await pay(ana, number, refusedCard)).toContain('error')
    expect(await detail(ana, number)).toMatchObject({ status: 'e0', payable: true })
    const { body } = await call('POST', '/cart/recover-cart/', { cart_id: cart, ...ana })
    expect(body.cart_lines).toMatchObject([{ quantity: 1, notice: null }])
    await pay(ana, number)
    expect(await settled(ana, number)).toMatchObject({ payment_state: 'paid' })
  })
  it('lets go of an earlier unpaid order of the same cart', async () => {
    const [ana, plate] = [await signIn(), await givenProduct(shop.sql, { kind: 'object', stock: 1 })]
    const cart = await fill(ana, [plate])
    const first = (await place(ana, cart)).body.number
    const second = (await place(ana, cart)).body.number
    expect((await detail(ana, first)).status).toBe('e4')
    expect((await detail(ana, second)).status).toBe('e0')
    expect(await stockOf(plate)).toBe(0)
  })
  it('takes out of the cart what was bought and leaves what came in meanwhile', async () => {
    const [ana, one, two] = [await signIn(), await givenProduct(shop.sql), await givenProduct(shop.sql)]
    const cart = await fill(ana, [one])
    const { number } = (await place(ana, cart)).body
    await call('POST', '/cart/line/', { cart, product: two, quantity: 2, ...ana })
    await pay(ana, number)
    await settled(ana, number)
    const { body } = await call('POST', '/cart/recover-cart/', { cart_id: cart, ...ana })
    expect(body.cart_lines).toMatchObject([{ product: { pk: two }, quantity: 2 }])
  })
  it('tells the catalogue what was sold, once', async () => {
    const [ana, book] = [await signIn(), await givenProduct(shop.sql)]
    const { number } = (await place(ana, await fill(ana, [book], 3))).body
    await pay(ana, number)
    await settled(ana, number)
    await Promise.all([countSales(shop.sql), countSales(shop.sql)])
    await countSales(shop.sql)
    expect(await shop.sql`select units_sold from product where id = ${book}`).toMatchObject([{ units_sold: 3 }])
  })
  it('gives its copies back when nobody pays in time', async () => {
    const [ana, plate] = [await signIn(), await givenProduct(shop.sql, { kind: 'object', stock: 3 })]
    const { number } = (await place(ana, await fill(ana, [plate], 2))).body
    await cancelExpired(shop.sql, new Date(Date.now() + 44 * 60_000))
    expect(await stockOf(plate)).toBe(1)
    await cancelExpired(shop.sql, new Date(Date.now() + 46 * 60_000))
    expect([await stockOf(plate), (await detail(ana, number)).status]).toEqual([3, 'e4'])
    expect((await startPaying(ana, number)).body.code).toBe('order.expired')
  })
})

describe('what is refused', () => {
  it('says which condition is missing', async () => {
    const [ana, book] = [await signIn(), await givenProduct(shop.sql)]
    const cart = await fill(ana, [book])
    const says = async (change: object) => (await place(ana, cart, change)).body.detail
    expect(await says({ conditions: false })).toBe('You must accept the purchase conditions.')
    expect(await says({ captcha: '' })).toBe('You must indicate that you are not a robot')
    expect(await says({ captcha: 'pass.made.up.by.somebody' })).toBe('Incorrect code')
    expect(await says({ expected_total: 0.01 })).toMatch(/total changed/)
    await shop.sql`update cart set shipping_method = null where id = ${cart}`
    expect(await says({})).toBe('You must choose a shipping method.')
    await shop.sql`update cart set shipping_method = 'store' where id = ${cart}`
    expect(await says({})).toBe('You must choose a shop.')
    expect((await place({ id: '', token: '' }, cart)).body.detail).toBe('Login failed.')
    expect(await stockOf(book)).toBe(10)
  })
  it('is an invoice made out to an address that cannot be', async () => {
    const [ana, book] = [await signIn(), await givenProduct(shop.sql)]
    const cart = await fill(ana, [book])
    const { status, body } = await place(ana, cart, { billing_address: { ...granada, postcode: '99999', city: '' } })
    expect(status).toBe(400)
    expect(Object.keys(body)).toEqual(expect.arrayContaining(['billing_postcode', 'billing_city']))
    const billed = await place(ana, cart, { billing_address: { ...granada, recipient: 'Taller de Ana SL' } })
    expect((await detail(ana, billed.body.number)).billing_address.recipient).toBe('Taller de Ana SL')
  })
  it('asks for one parcel or two where it makes a difference', async () => {
    const ana = await signIn()
    const cart = await fill(ana, [await givenProduct(shop.sql), await givenProduct(shop.sql, { stock: 0 })])
    expect((await place(ana, cart)).body.detail).toBe('You must indicate single or split shipment.')
    await call('PUT', `/cart/${cart}/`, { shipment: 'split', ...ana })
    expect((await place(ana, cart)).body.total_price_incl_vat).toBeCloseTo(39.8 + 4.9 + 3)
  })
  it('is a cart of another, an empty one and one whose prices moved', async () => {
    const [ana, berta, book] = [await signIn(), await signIn(), await givenProduct(shop.sql)]
    const cart = await fill(ana, [book])
    expect((await place(berta, cart)).status).toBe(404)
    await shop.sql`update product set price_cents = 5 where id = ${book}`
    expect((await place(ana, cart)).body.code).toBe('order.cart_changed')
    await call('POST', '/cart/empty/', { cart, ...ana })
    expect((await place(ana, cart)).body.code).toBe('order.empty_cart')
  })
  it('is a store that hands nothing over that day', async () => {
    await givenStore(shop.sql, 'T005')
    const [ana, book] = [await signIn(), await givenProduct(shop.sql)]
    const cart = await fill(ana, [book])
    await call('PUT', `/cart/${cart}/`, { shipping_method: 'store', store_delivered: 'T005', ...ana })
    for (const day of [today(), addDays(today(), 1)])
      await shop.sql`insert into store_blocked_day values ('T005', ${day.slice(5)}) on conflict do nothing`
    expect((await place(ana, cart)).body.detail).toBe('The selected store is not available. Please, select another one.')
  })
})

describe('the last place of a day at a counter', () => {
  it('is promised once: later orders read of a day with room, and who comes at the same moment is told so', async () => {
    await givenStore(shop.sql, 'T006')
    await shop.sql`update store set hours = '{"mon-sun": "00:00-24:00"}', pickups_a_day = 1 where code = 'T006'`
    const buyers = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const who = await signIn()
        const cart = await fill(who, [await givenProduct(shop.sql)])
        await call('PUT', `/cart/${cart}/`, { shipping_method: 'store', store_delivered: 'T006', ...who })
        return { who, cart }
      }),
    )
    const placed = await Promise.all(buyers.map(({ who, cart }) => place(who, cart)))
    for (const [index, { status, body }] of placed.entries()) {
      if (status === 201) continue
      expect([status, body.code]).toEqual([409, 'stores.day_full'])
      const { who, cart } = buyers[index]!
      expect((await place(who, cart)).status).toBe(201)
    }
    const promised = await shop.sql<{ day: string }[]>`
      select promised_on as day from parcel where store_code = 'T006' and promised_on is not null`
    expect(promised).toHaveLength(5)
    expect(new Set(promised.map(({ day }) => String(day))).size).toBe(promised.length)
  })
})

describe('the last copies', () => {
  it('make exactly as many orders as there are, when fifty buy at once', async () => {
    const plate = await givenProduct(shop.sql, { kind: 'object', stock: 10 })
    const buyers = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const who = await signIn()
        return { who, cart: await fill(who, [plate]) }
      }),
    )
    const placed = await Promise.all(buyers.map(({ who, cart }) => place(who, cart)))
    expect(placed.filter((answer) => answer.status === 201)).toHaveLength(10)
    const refused = placed.filter((answer) => answer.status !== 201)
    expect(new Set(refused.map((answer) => answer.status))).toEqual(new Set([400]))
    for (const { body } of refused) expect(['order.stock_gone', 'order.cart_changed']).toContain(body.code)
    expect(await stockOf(plate)).toBe(0)
  })
})

describe('what the gateway says', () => {
  const noticeOf = async (number: string) => {
    const [attempt] = await shop.sql<
      { id: string }[]
    >`select a.id from payment_attempt a join shop_order o on o.id = a.order_id where o.number = ${number}`
    return { ...noticeFields(shop.config.SECRET, (await paymentOf(shop.sql, attempt!.id))!, 'shop') } as Record<string, string>
  }
  const notify = (body: Record<string, string>) =>
    shop.app.inject({ method: 'POST', url: '/api/payments/notify/sandbox/', payload: body })

  it('counts once, however often it is repeated', async () => {
    const [ana, book] = [await signIn(), await givenProduct(shop.sql)]
    const { number } = (await place(ana, await fill(ana, [book]))).body
    await pay(ana, number)
    await settled(ana, number)
    const notice = await noticeOf(number)
    const again = await Promise.all([notify(notice), notify(notice), notify(notice)])
    expect(again.map((response) => response.statusCode)).toEqual([200, 200, 200])
    const events = (await detail(ana, number)).events.map((event: { event: string }) => event.event)
    expect(events).toEqual(['placed', 'paid'])
    expect(await shop.sql`select count(*)::int as letters from mail_outbox where subject like ${`%${number}`}`).toMatchObject([
      { letters: 1 },
    ])
  })
  it('is not heard when the signature is not the gateway’s', async () => {
    const [ana, book] = [await signIn(), await givenProduct(shop.sql)]
    const { number } = (await place(ana, await fill(ana, [book]))).body
    const { body } = await startPaying(ana, number)
    await shop.app.inject({
      method: 'POST',
      url: body.payment.action,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(body.payment.fields).toString(),
    })
    const notice = await noticeOf(number)
    const forged = { ...notice, Ds_Signature: notice['Ds_Signature']!.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) }
    expect((await notify(forged)).statusCode).toBe(403)
    expect((await notify({})).statusCode).toBe(403)
    expect((await detail(ana, number)).payment_state).toBe('pending')
  })
  it('is refunded when the order was let go before the money came', async () => {
    const [ana, book] = [await signIn(), await givenProduct(shop.sql)]
    const { number } = (await place(ana, await fill(ana, [book]))).body
    const { body } = await startPaying(ana, number)
    await cancelExpired(shop.sql, new Date(Date.now() + 46 * 60_000))
    await atGateway(body.payment)
    await expect.poll(async () => (await shop.sql`select 1 from payment_task where kind = 'refund'`).length).toBe(1)
    await runPaymentTasks(servicesOf(shop.config, shop.sql), new Date(Date.now() + 10))
    const [money] = await shop.sql`select refunded_cents, amount_cents from sandbox_payment where order_number = ${number}`
    expect(money?.['refunded_cents']).toBe(money?.['amount_cents'])
    expect((await detail(ana, number)).status).toBe('e4')
  })
  it('is asked for when its notification never came', async () => {
    const [ana, book] = [await signIn(), await givenProduct(shop.sql)]
    const { number } = (await place(ana, await fill(ana, [book]))).body
    const { body } = await startPaying(ana, number)
    await atGateway(body.payment, { ...goodCard, number: '4000 0000 0000 0259' })
    expect((await detail(ana, number)).payment_state).toBe('pending')
    await pollUnansweredAttempts(servicesOf(shop.config, shop.sql), new Date(Date.now() + 1_000), 0)
    expect((await detail(ana, number)).payment_state).toBe('paid')
  })
  it('only reserves what is charged when shipped, and charges what is at hand', async () => {
    const ana = await signIn()
    const here = await givenProduct(shop.sql, { price_cents: 1000 })
    const later = await givenProduct(shop.sql, { price_cents: 2000, stock: 0, availability_code: 'e2' })
    const cart = await fill(ana, [here, later])
    await call('PUT', `/cart/${cart}/`, { shipment: 'split', ...ana })
    const { number } = (await place(ana, cart)).body
    await pay(ana, number)
    expect(await settled(ana, number)).toMatchObject({ payment_state: 'authorised' })
    await runPaymentTasks(servicesOf(shop.config, shop.sql), new Date(Date.now() + 10))
    expect(
      await shop.sql`select authorised_cents, captured_cents from sandbox_payment where order_number = ${number}`,
    ).toMatchObject([{ authorised_cents: 3790, captured_cents: 1490 }])
  })
})

describe('who may read an order', () => {
  it('is its owner, and whoever holds the link of its letter; to others it does not exist', async () => {
    const [ana, berta, book] = [await signIn(), await signIn(), await givenProduct(shop.sql)]
    const { number } = (await place(ana, await fill(ana, [book]))).body
    expect((await call('POST', `/order/${number}/detail/`, berta)).status).toBe(404)
    expect((await call('POST', `/order/${number}/detail/`, {})).status).toBe(404)
    expect((await call('POST', '/order/26-999999/detail/', ana)).status).toBe(404)
    const key = letterKey(shop.config.SECRET, { number, owner_kind: 'customer' })
    expect((await call('POST', `/order/${number}/detail/`, { key })).body).toMatchObject({ number, must_sign_in: true })
    expect((await call('POST', `/order/${number}/detail/`, { ...ana, key })).body).toMatchObject({ number, must_sign_in: false })
    const paid = await call('POST', `/order/${number}/pay/`, { key })
    expect([paid.status, paid.body.code]).toEqual([403, 'order.sign_in'])
    expect((await call('POST', `/order/${number}/detail/`, { key: `${key}x` })).status).toBe(404)
    expect((await call('POST', `/order/${number}/pay/`, berta)).status).toBe(404)
  })
  it('finds their orders newest first and by status', async () => {
    const [ana, book] = [await signIn(), await givenProduct(shop.sql)]
    const first = (await place(ana, await fill(ana, [book]))).body.number
    await pay(ana, first)
    await settled(ana, first)
    const second = (await place(ana, await fill(ana, [book]))).body.number
    const list = async (status: string) =>
      (await call('POST', '/order/list/', { ...ana, status })).body.items.map((item: { number: string }) => item.number)
    expect(await list('all')).toEqual([second, first])
    expect(await list('e1')).toEqual([first])
    expect(await list('e7')).toEqual([])
    expect((await call('POST', '/order/list/', { ...ana, status: 'e9' })).status).toBe(400)
  })
})

it('leaves books that balance', () => expectBooksBalance(shop.sql))
