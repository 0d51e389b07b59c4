import { beforeAll, describe, expect, it } from 'vitest'
import { servicesOf } from '#api/services.ts'
import { expectBooksBalance } from '#tests/support/books-balance.ts'
import { buying } from '#tests/support/buying.ts'
import { stripeKeys } from '#tests/support/fake-stripe.ts'
import { openFlags } from '#tests/support/open-flags.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { withFakeStripe } from '#tests/support/with-fake.ts'
import { askRefund } from './order-money.ts'
import { insertTask } from './payment-tasks.sql.ts'
import { runPaymentTasks } from './payment-tasks.ts'
import { pollUnansweredAttempts } from './silent-attempts.ts'

const bank = withFakeStripe()
const shop = withShop({
  PAYMENT_GATEWAYS: 'stripe',
  STRIPE_PUBLISHABLE_KEY: stripeKeys.publishableKey,
  STRIPE_SECRET_KEY: stripeKeys.secretKey,
  STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
  get STRIPE_API_URL() {
    return bank.server.url
  },
})
const { signIn, fill, place, startPaying, detail } = buying(shop)
beforeAll(() => shop.app.ready())

const deps = () => servicesOf(shop.config, shop.sql)
/** A moment ahead: the database counts in microseconds what we count in milliseconds. */
const run = (at = new Date(Date.now() + 10)) => runPaymentTasks(deps(), at)
const post = async ({ raw, headers }: { raw: string; headers: Record<string, string> }) =>
  (
    await shop.app.inject({
      method: 'POST',
      url: '/api/payments/notify/stripe/',
      headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
      payload: raw,
    })
  ).statusCode
const placed = async (products: Parameters<typeof givenProduct>[1][] = [{ price_cents: 1000 }]) => {
  const ana = await signIn()
  const ids = []
  for (const product of products) ids.push(await givenProduct(shop.sql, product))
  const cart = await fill(ana, ids)
  await shop.call('PUT', `/cart/${cart}/`, { shipment: 'split', ...ana })
  const number = (await place(ana, cart)).body.number as string
  const { payment } = (await startPaying(ana, number)).body
  const [attempt] = await shop.sql<{ id: string; order_id: number; reference: string }[]>`
    select a.id, a.order_id, a.reference from payment_attempt a join shop_order o on o.id = a.order_id where o.number = ${number}`
  return { ana, number, payment, ...attempt! }
}
const flagsOf = async (number: string) => (await openFlags(shop.sql)).filter((flag) => flag.number === number)

describe('an order paid at Stripe', () => {
  it('starts with an intent made here, and nothing of a card', async () => {
    const { payment, reference } = await placed()
    expect(payment).toEqual({
      kind: 'element',
      amount: 14.9,
      chargedNow: 14.9,
      publishableKey: stripeKeys.publishableKey,
      clientSecret: bank.intents.get(reference)?.client_secret,
      returnUrl: expect.stringContaining('order='),
      script: expect.stringMatching(/^https:\/\/js\.stripe\.com\//),
    })
  })
  it('is paid by the event whose raw body is signed, once, whatever else says the same', async () => {
    const { ana, number, payment, id } = await placed()
    const event = bank.pay(payment.clientSecret)
    expect(await post({ ...event, raw: `${event.raw} ` })).toBe(403)
    expect(await post({ ...event, headers: {} })).toBe(403)
    expect((await detail(ana, number)).payment_state).toBe('pending')
    expect(await Promise.all([post(event), post(event)])).toEqual([200, 200])
    expect(await detail(ana, number)).toMatchObject({ payment_state: 'paid', card: { brand: 'visa', last4: '4242' } })
    const [said] = await shop.sql`select count(*)::int as notices from payment_notice where attempt_id = ${id}`
    expect(said).toEqual({ notices: 1 })
    expect(await shop.sql`select amount_cents from payment_movement where attempt_id = ${id}`).toEqual([{ amount_cents: 1490 }])
  })
  it('may be tried with another card in the same fields', async () => {
    const { ana, number, payment } = await placed()
    await post(bank.pay(payment.clientSecret, { refuse: true }))
    expect(await detail(ana, number)).toMatchObject({
      payment_state: 'pending',
      payment_refusal: expect.stringContaining('declined'),
    })
    await post(bank.pay(payment.clientSecret))
    expect((await detail(ana, number)).payment_state).toBe('paid')
  })
  it('answers 404 to what is signed but not ours, so that Stripe tries elsewhere, and ignores other kinds', async () => {
    const { reference } = await placed()
    const stranger = { ...bank.intents.get(reference), metadata: { attempt: '9999999999' } }
    expect(await post(bank.event('payment_intent.succeeded', stranger))).toBe(404)
    expect(await post(bank.event('customer.updated', { id: 'cus_1' }))).toBe(200)
  })
  it('is charged in parts: what is here at once, the rest from the kept card', async () => {
    const one = await placed([{ price_cents: 1000 }, { price_cents: 2000, stock: 0, availability_code: 'e2' }])
    await post(bank.pay(one.payment.clientSecret))
    await run()
    expect((await detail(one.ana, one.number)).payment_state).toBe('part_paid')
    const [parcel] = await shop.sql<
      { id: number }[]
    >`select id from parcel where order_id = ${one.order_id} and charge = 'at_dispatch'`
    await insertTask(shop.sql, { attemptId: one.id, kind: 'charge', amountCents: 2300, reason: 'parcel', parcelId: parcel!.id })
    // The event of the charge comes before its answer, which is lost.
    bank.server.state.trouble = ['answer_lost', 'answer_lost']
    await run()
    const charge = [...bank.intents.values()].find((intent) => intent.amount === 2300)
    expect(await post(bank.event('payment_intent.succeeded', charge ?? {}))).toBe(200)
    await run(new Date(Date.now() + 200_000))
    expect((await detail(one.ana, one.number)).payment_state).toBe('paid')
    // The event of our own charge of the reservation changes nothing.
    expect(await post(bank.event('payment_intent.succeeded', bank.intents.get(one.reference) ?? {}))).toBe(200)
    expect(await flagsOf(one.number)).toEqual([])
    expect([...bank.intents.values()].filter((intent) => intent.amount === 2300)).toHaveLength(1)
  })
  it('tells staff of a refund made at Stripe, and not of its own', async () => {
    const { number, payment, reference, order_id } = await placed()
    await post(bank.pay(payment.clientSecret))
    await shop.sql.begin((tx) => askRefund(tx, { orderId: order_id, amountCents: 300, refundId: null, reason: 'r' }))
    await run()
    await post(bank.event('charge.refunded', bank.chargeOf(reference) ?? {}))
    expect(await flagsOf(number)).toEqual([])
    await post(bank.event('charge.refunded', { ...bank.chargeOf(reference), amount_refunded: 900 }))
    expect(await flagsOf(number)).toMatchObject([{ kind: 'gateway_differs' }])
  })
  it('is found paid when no event came, and Stripe being down is said to the customer', async () => {
    const { ana, number, payment } = await placed()
    bank.pay(payment.clientSecret)
    await pollUnansweredAttempts(deps(), new Date(Date.now() + 1_000), 0)
    expect((await detail(ana, number)).payment_state).toBe('paid')
    const other = await placed()
    bank.server.state.trouble = ['down', 'down']
    const { status, body } = await startPaying(other.ana, other.number)
    expect([status, body.code]).toEqual([503, 'payment.gateway_silent'])
  })
})

it('leaves books that balance', () => expectBooksBalance(shop.sql))
