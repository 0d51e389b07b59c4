import { beforeAll, describe, expect, it } from 'vitest'
import { servicesOf } from '#api/services.ts'
import { buying, type Who } from '#tests/support/buying.ts'
import { stripeKeys } from '#tests/support/fake-stripe.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { withFakeStripe } from '#tests/support/with-fake.ts'
import { forgetCards } from './forget-cards.ts'
import { personalData } from './personal-data.ts'

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
const { signIn, fill, place, detail } = buying(shop)
beforeAll(() => shop.app.ready())

let serial = 0
/** Somebody with an account of their own. */
const somebody = async (): Promise<Who> => {
  const id = `c-keeper-${++serial}`
  await shop.sql`
    insert into customer (id, kind, email, name, language, password_hash) values (${id}, 'private', ${`${id}@example.com`}, 'Ana', 'es', '')`
  return signIn(id)
}
const forget = async (at = new Date(Date.now() + 1_000)) => {
  while ((await forgetCards(servicesOf(shop.config, shop.sql), at)) > 0);
}
const post = ({ raw, headers }: { raw: string; headers: Record<string, string> }) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/payments/notify/stripe/',
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
    payload: raw,
  })
const ordered = async (who: Who, products: Parameters<typeof givenProduct>[1][] = [{ price_cents: 1000 }]) => {
  const ids = []
  for (const product of products) ids.push(await givenProduct(shop.sql, product))
  const cart = await fill(who, ids)
  await shop.call('PUT', `/cart/${cart}/`, { shipment: 'split', ...who })
  return (await place(who, cart)).body.number as string
}
const pay = (who: Who, number: string, change: object = {}) => shop.call('POST', `/order/${number}/pay/`, { ...who, ...change })
const cardsOf = async (who: Who) => (await shop.call('POST', '/customer/card/list/', who)).body.items
/** Buys something and has the card kept. */
const keeping = async (who: Who, card: Parameters<typeof bank.pay>[1] = {}) => {
  const number = await ordered(who)
  const { payment } = (await pay(who, number, { keep_card: true })).body
  await post(bank.pay(payment.clientSecret, card))
  return (await cardsOf(who))[0]
}
const checkoutOf = async (who: Who) => {
  const cart_id = await fill(who, [await givenProduct(shop.sql, { price_cents: 1000 })])
  return (await shop.call('POST', '/checkout/', { ...who, cart_id, part: 'payment' })).body.step
}

describe('a card that its holder asks to be kept', () => {
  it('is not kept unless they ask', async () => {
    const ana = await somebody()
    const number = await ordered(ana)
    const { payment } = (await pay(ana, number)).body
    await post(bank.pay(payment.clientSecret))
    expect((await detail(ana, number)).payment_state).toBe('paid')
    expect(await cardsOf(ana)).toEqual([])
  })
  it('is kept with brand, end, expiry and the words they accepted, its token sealed and told nowhere', async () => {
    const ana = await somebody()
    const card = await keeping(ana)
    expect(card).toEqual({
      pk: expect.any(String),
      brand: 'visa',
      last4: '4242',
      expires: '2040-08',
      expired: false,
      kept_at: expect.any(String),
    })
    const [row] = await shop.sql`
      select k.*, a.token, a.keep_consent from kept_card k join shop_order o on o.owner_id = k.customer_id
      join payment_attempt a on a.order_id = o.id where k.customer_id = ${ana.id}`
    expect(row).toMatchObject({
      consent_version: '2026-11',
      consented_at: expect.any(Date),
      token: null,
      keep_consent: '2026-11',
    })
    const told = JSON.stringify([row, await cardsOf(ana), await checkoutOf(ana)])
    expect(told).not.toMatch(/cus_|pm_/)
    expect(Buffer.from(row!['sealed_token'] as Uint8Array).toString('latin1')).not.toContain('cus_')
  })
  it('is not kept when the payment is refused', async () => {
    const ana = await somebody()
    await keeping(ana, { refuse: true })
    expect(await cardsOf(ana)).toEqual([])
  })
  it('takes the place of the same card kept before, which the gateway forgets', async () => {
    const ana = await somebody()
    await keeping(ana)
    await keeping(ana)
    expect(await cardsOf(ana)).toHaveLength(1)
    const before = bank.forgotten.length
    await forget()
    expect(bank.forgotten).toHaveLength(before + 1)
  })
})

describe('paying with a kept card', () => {
  it('is offered at the next checkout, to its holder alone', async () => {
    const [ana, berta, guest] = [await somebody(), await somebody(), await signIn(`g-${++serial}`, 'guest')]
    const { pk } = await keeping(ana)
    expect(await checkoutOf(ana)).toMatchObject({ may_keep: true, kept_cards: [{ pk, last4: '4242', expires: '2040-08' }] })
    expect(await checkoutOf(berta)).toMatchObject({ may_keep: true, kept_cards: [] })
    expect(await checkoutOf(guest)).toMatchObject({ may_keep: false, kept_cards: [] })
    const refused = await pay(berta, await ordered(berta), { kept_card: pk })
    expect([refused.status, refused.body.code]).toEqual([404, 'payment.kept_card_gone'])
    const asGuest = await pay(guest, await ordered(guest), { kept_card: pk })
    expect([asGuest.status, asGuest.body.code]).toEqual([404, 'payment.kept_card_gone'])
  })
  it('works at the account alone that knows its token: not where another shop is paid into one of its own', async () => {
    const ana = await somebody()
    const { pk } = await keeping(ana)
    await shop.sql`update kept_card set gateway = 'stripe-mill' where customer_id = ${ana.id}`
    expect(await checkoutOf(ana)).toMatchObject({ may_keep: true, kept_cards: [] })
    expect((await pay(ana, await ordered(ana), { kept_card: pk })).body.code).toBe('payment.kept_card_gone')
    expect(await cardsOf(ana)).toHaveLength(1)
  })
  it('asks a guest who wants a card kept for nothing, and keeps none', async () => {
    const guest = await signIn(`g-${++serial}`, 'guest')
    const number = await ordered(guest)
    const { payment } = (await pay(guest, number, { keep_card: true })).body
    await post(bank.pay(payment.clientSecret))
    expect((await detail(guest, number)).payment_state).toBe('paid')
    expect(await shop.sql`select from kept_card where customer_id = ${guest.id}`).toEqual([])
  })
  it('goes through the gateway with its holder there, and comes back to the order', async () => {
    const ana = await somebody()
    const { pk } = await keeping(ana)
    const number = await ordered(ana)
    const { payment } = (await pay(ana, number, { kept_card: pk })).body
    expect(payment).toEqual({ kind: 'page', address: expect.stringContaining(`order=${number}`) })
    const intent = bank.lastIntent()
    expect(intent).toMatchObject({ status: 'succeeded', off_session: 'false', setup_future_usage: null })
    await post(bank.event('payment_intent.succeeded', intent))
    expect(await detail(ana, number)).toMatchObject({ payment_state: 'paid', card: { brand: 'visa', last4: '4242' } })
    expect(await cardsOf(ana)).toHaveLength(1)
  })
  it('leads to the bank when it asks who pays, and the order is paid once the answer is told', async () => {
    const ana = await somebody()
    const { pk } = await keeping(ana, { challenges: true })
    const number = await ordered(ana)
    const { payment } = (await pay(ana, number, { kept_card: pk })).body
    expect(payment).toEqual({ kind: 'page', address: expect.stringMatching(/^https:\/\/hooks\.stripe\.com\//) })
    expect((await detail(ana, number)).payment_state).toBe('pending')
    await post(bank.answerChallenge(bank.lastIntent()))
    expect((await detail(ana, number)).payment_state).toBe('paid')
  })
  it('comes back to the order when the bank refuses, and another card pays it', async () => {
    const ana = await somebody()
    const { pk } = await keeping(ana, { declinesLater: true })
    const number = await ordered(ana)
    const { payment } = (await pay(ana, number, { kept_card: pk })).body
    expect(payment).toEqual({ kind: 'page', address: expect.stringContaining(`order=${number}`) })
    await post(bank.event('payment_intent.payment_failed', bank.lastIntent()))
    expect(await detail(ana, number)).toMatchObject({ payment_state: 'pending', payment_refusal: expect.any(String) })
    const again = (await pay(ana, number)).body.payment
    await post(bank.pay(again.clientSecret))
    expect((await detail(ana, number)).payment_state).toBe('paid')
  })
  it('leads to the order when the gateway falls silent on the way, which is asked what became of it', async () => {
    const ana = await somebody()
    const { pk } = await keeping(ana)
    const number = await ordered(ana)
    bank.server.state.trouble = ['none', 'answer_lost', 'answer_lost']
    const { payment } = (await pay(ana, number, { kept_card: pk })).body
    expect(payment).toEqual({ kind: 'page', address: expect.stringContaining(`order=${number}`) })
    await post(bank.event('payment_intent.succeeded', bank.lastIntent()))
    expect((await detail(ana, number)).payment_state).toBe('paid')
  })
  it('also pays what is charged when it leaves, and the gateway forgets the card only after that', async () => {
    const ana = await somebody()
    const { pk } = await keeping(ana)
    const number = await ordered(ana, [{ price_cents: 1000 }, { price_cents: 2000, stock: 0, availability_code: 'e2' }])
    await pay(ana, number, { kept_card: pk })
    expect(bank.lastIntent()).toMatchObject({ status: 'requires_capture', setup_future_usage: 'off_session' })
    await post(bank.event('payment_intent.amount_capturable_updated', bank.lastIntent()))
    expect((await detail(ana, number)).payment_state).toBe('authorised')
    await shop.call('POST', '/customer/card/remove/', { ...ana, pk })
    const before = bank.forgotten.length
    await forget()
    expect(bank.forgotten).toHaveLength(before)
    await shop.sql`update shop_order set payment_state = 'cancelled' where number = ${number}`
    await forget(new Date(Date.now() + 25 * 3_600_000))
    expect(bank.forgotten).toHaveLength(before + 1)
  })
  it('is not forgotten while a parcel is still to be charged, though money of another was given back', async () => {
    const ana = await somebody()
    const { pk } = await keeping(ana)
    const number = await ordered(ana, [{ price_cents: 1000 }, { price_cents: 2000, stock: 0, availability_code: 'e2' }])
    await pay(ana, number, { kept_card: pk })
    await post(bank.event('payment_intent.amount_capturable_updated', bank.lastIntent()))
    await shop.call('POST', '/customer/card/remove/', { ...ana, pk })
    const [order] = await shop.sql<{ id: number }[]>`
      update shop_order set payment_state = 'part_refunded' where number = ${number} returning id`
    const before = bank.forgotten.length
    await forget()
    expect(bank.forgotten).toHaveLength(before)
    await shop.sql`update parcel set state = 'cancelled' where order_id = ${order!.id}`
    await forget(new Date(Date.now() + 25 * 3_600_000))
    expect(bank.forgotten, 'while money is still to be taken').toHaveLength(before)
    await shop.sql`
      update payment_task set done_at = now(), due_at = null
      where attempt_id in (select id from payment_attempt where order_id = ${order!.id})`
    await forget(new Date(Date.now() + 50 * 3_600_000))
    expect(bank.forgotten).toHaveLength(before + 1)
  })

  it('is neither offered nor taken once the card is over, which its holder is told', async () => {
    const ana = await somebody()
    const { pk } = await keeping(ana, { expires: [2025, 1] })
    expect(await cardsOf(ana)).toMatchObject([{ expires: '2025-01', expired: true }])
    expect((await checkoutOf(ana)).kept_cards).toEqual([])
    expect((await pay(ana, await ordered(ana), { kept_card: pk })).body.code).toBe('payment.kept_card_gone')
  })
})

describe('a kept card that its holder takes away', () => {
  it('is gone at once, and forgotten at the gateway too, as soon as it answers', async () => {
    const ana = await somebody()
    const { pk } = await keeping(ana)
    expect(await shop.call('POST', '/customer/card/remove/', { ...ana, pk })).toMatchObject({ status: 200 })
    expect(await cardsOf(ana)).toEqual([])
    const before = bank.forgotten.length
    bank.server.state.trouble = ['down', 'down']
    await forget()
    expect(bank.forgotten).toHaveLength(before)
    const [left] = await shop.sql`select failure from kept_card_removal`
    expect(left).toEqual({ failure: expect.not.stringMatching(/cus_|pm_/) })
    await forget(new Date(Date.now() + 3_600_000))
    expect(bank.forgotten).toHaveLength(before + 1)
    expect(await shop.sql`select from kept_card_removal`).toEqual([])
  })
  it('is taken away by nobody else', async () => {
    const [ana, berta] = [await somebody(), await somebody()]
    const { pk } = await keeping(ana)
    const refused = await shop.call('POST', '/customer/card/remove/', { ...berta, pk })
    expect([refused.status, refused.body.code]).toEqual([404, 'kept_card.unknown'])
    expect(await cardsOf(ana)).toHaveLength(1)
  })
  it('goes with the account', async () => {
    const ana = await somebody()
    await keeping(ana)
    const sections = await personalData.exportPerson!(shop.sql, { customerId: ana.id, proved: null })
    expect(sections.kept_cards).toMatchObject([
      { brand: 'visa', ends_in: '4242', expires: '2040-08', consent_version: '2026-11' },
    ])
    expect(JSON.stringify(sections)).not.toMatch(/cus_|pm_|token/)
    await shop.sql.begin((tx) => personalData.erasePerson!(tx, { customerId: ana.id } as never))
    expect(await cardsOf(ana)).toEqual([])
    const before = bank.forgotten.length
    await forget()
    expect(bank.forgotten).toHaveLength(before + 1)
  })
})
