import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectBooksBalance } from '../support/books-balance.ts'
import { buying } from '../support/buying.ts'
import { withDatabase } from '../support/database.ts'
import { stripeKeys } from '../support/fake-stripe.ts'
import { farShop } from '../support/far-shop.ts'
import { eventually } from '../support/locks.ts'
import { givenProduct } from '../support/shop.ts'
import { withFakeStripe } from '../support/with-fake.ts'

const database = withDatabase()
const bank = withFakeStripe()
const shop = farShop(database)
const { signIn, fill, place, startPaying } = buying(shop)

beforeAll(
  () =>
    shop.open({
      PAYMENT_GATEWAYS: 'stripe',
      STRIPE_PUBLISHABLE_KEY: stripeKeys.publishableKey,
      STRIPE_SECRET_KEY: stripeKeys.secretKey,
      STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
      STRIPE_API_URL: bank.server.url,
    }),
  60_000,
)
afterAll(() => shop.close())

const orderOf = async (number: string) => (await database.sql`select * from shop_order where number = ${number}`)[0]!
const inState = (number: string, state: string) =>
  eventually(`${number} is ${state}`, async () => (await orderOf(number))['payment_state'] === state)
const lettersOf = (number: string) =>
  database.sql`select from mail_outbox where subject like ${`%${number}%`} and template = 'order-confirmation'`

async function ordered() {
  const who = await signIn()
  const { body } = await place(who, await fill(who, [await givenProduct(database.sql)]))
  return { who, number: body.number as string, cents: Math.round(body.total_price_incl_vat * 100) }
}
const tell = async ({ raw, headers }: { raw: string; headers: Record<string, string> }) =>
  (
    await shop.app.inject({
      method: 'POST',
      url: '/api/payments/notify/stripe/',
      headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
      payload: raw,
    })
  ).statusCode

describe('the bank', () => {
  it('is down when somebody wants to pay: they are told so, nothing is lost, and the next try pays', async () => {
    const { who, number } = await ordered()
    bank.server.state.trouble = Array.from({ length: 8 }, () => 'down' as const)
    const refused = await startPaying(who, number)
    expect([refused.status, refused.body.code]).toEqual([503, 'payment.gateway_silent'])
    bank.server.state.trouble = []
    const { payment } = (await startPaying(who, number)).body
    expect(await tell(bank.pay(payment.clientSecret))).toBe(200)
    await inState(number, 'paid')
    await expectBooksBalance(database.sql)
  })

  it('is slow, and loses an answer: the payment begins once and is taken once', async () => {
    const { who, number, cents } = await ordered()
    bank.server.state.trouble = ['slow', 'answer_lost', 'slow']
    const first = await startPaying(who, number)
    const { payment } = first.status === 200 ? first.body : (await startPaying(who, number)).body
    await tell(bank.pay(payment.clientSecret))
    await inState(number, 'paid')
    expect(await orderOf(number)).toMatchObject({ captured_cents: cents, refunded_cents: 0 })
    await expectBooksBalance(database.sql)
  })

  it('tells the same thing twenty times at once: one payment, one letter', async () => {
    const { who, number, cents } = await ordered()
    const { payment } = (await startPaying(who, number)).body
    const event = bank.pay(payment.clientSecret)
    expect(new Set(await Promise.all(Array.from({ length: 20 }, () => tell(event))))).toEqual(new Set([200]))
    expect(await orderOf(number)).toMatchObject({ payment_state: 'paid', captured_cents: cents })
    expect(await lettersOf(number)).toHaveLength(1)
    await expectBooksBalance(database.sql)
  })

  it('tells too late, when the order was let go: the money goes back and the copies stay on the shelf', async () => {
    const { who, number, cents } = await ordered()
    const { payment } = (await startPaying(who, number)).body
    const event = bank.pay(payment.clientSecret)
    await database.sql`update shop_order set expires_at = now() where number = ${number}`
    await inState(number, 'cancelled')
    expect(await tell(event)).toBe(200)
    await eventually('the money is back', async () => (await orderOf(number))['refunded_cents'] === cents)
    expect(
      bank.refunds.filter(({ payment_intent }) => bank.intents.get(payment_intent)?.client_secret === payment.clientSecret),
    ).toHaveLength(1)
    expect(await lettersOf(number)).toHaveLength(0)
    await expectBooksBalance(database.sql)
  })

  it('is paid in two windows: the order is paid once, the second payment goes back', async () => {
    const { who, number, cents } = await ordered()
    const [one, two] = [await startPaying(who, number), await startPaying(who, number)]
    const [a, b] = [bank.pay(one.body.payment.clientSecret), bank.pay(two.body.payment.clientSecret)]
    expect(await Promise.all([tell(a), tell(b)])).toEqual([200, 200])
    await eventually('the second payment is back', async () => (await orderOf(number))['refunded_cents'] === cents)
    expect(await orderOf(number)).toMatchObject({ payment_state: 'paid', captured_cents: 2 * cents })
    expect(await lettersOf(number)).toHaveLength(1)
    await expectBooksBalance(database.sql)
  })
})
