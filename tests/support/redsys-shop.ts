import { beforeAll } from 'vitest'
import { servicesOf } from '#api/services.ts'
import { insertTask } from '#modules/orders/money/payment-tasks.sql.ts'
import { runPaymentTasks } from '#modules/orders/money/payment-tasks.ts'
import { buying, type Who } from './buying.ts'
import { testTerminal } from './fake-redsys.ts'
import { openFlags } from './open-flags.ts'
import { givenProduct, withShop } from './shop.ts'
import { withFakeRedsys } from './with-fake.ts'

export const hour = 3_600_000

/** A shop that is paid at Redsys, and what its tests look at. Call it once at the top of a file. */
export function withRedsysShop() {
  const bank = withFakeRedsys()
  const shop = withShop({
    PAYMENT_GATEWAYS: 'redsys',
    REDSYS_MERCHANT_CODE: testTerminal.merchantCode,
    REDSYS_SECRET: testTerminal.secret,
    REDSYS_METHODS: 'card,bizum',
    get REDSYS_URL() {
      return bank.server.url
    },
  })
  const { signIn, fill, place, startPaying, detail } = buying(shop)
  beforeAll(() => shop.app.ready())

  const deps = () => servicesOf(shop.config, shop.sql)
  /** A moment ahead: the database counts in microseconds what we count in milliseconds. */
  const run = (at = new Date(Date.now() + 10)) => runPaymentTasks(deps(), at)
  const notify = async (fields: Record<string, string>) =>
    (await shop.app.inject({ method: 'POST', url: '/api/payments/notify/redsys/', payload: fields })).statusCode
  const stateOf = async (who: Who, number: string) => (await detail(who, number)).payment_state
  const moneyOf = (number: string) => shop.sql`
  select m.kind, m.amount_cents, m.parcel_id is not null as parcel from payment_movement m join shop_order o on o.id = m.order_id
  where o.number = ${number} order by m.id`
  const eventsOf = async (number: string) =>
    (
      await shop.sql<{ event: string }[]>`
      select event from order_event e join shop_order o on o.id = e.order_id where number = ${number} and actor = 'gateway' order by e.id`
    ).map(({ event }) => event)
  const orderOf = async (number: string) =>
    (
      await shop.sql<{ id: number; captured_cents: number; refunded_cents: number }[]>`
    select id, captured_cents, refunded_cents from shop_order where number = ${number}`
    )[0]!
  const flagsOf = async (number: string) => (await openFlags(shop.sql)).filter((flag) => flag.number === number)

  /** An order of one book at hand, 10.00 and shipping. */
  const placed = async () => {
    const ana = await signIn()
    const { number } = (await place(ana, await fill(ana, [await givenProduct(shop.sql, { price_cents: 1000 })]))).body
    return { ana, number: number as string }
  }
  const formOf = async (who: Who, number: string, change: object = {}) =>
    (await shop.call('POST', `/order/${number}/pay/`, { ...who, ...change })).body.payment.fields as Record<string, string>
  const paid = async () => {
    const one = await placed()
    await notify(bank.pay(await formOf(one.ana, one.number)))
    return one
  }
  /** A book at hand and one that is charged when it leaves, in two parcels: 10.00 now, 20.00 later. */
  const split = async (card: { declinesLater?: boolean } = {}) => {
    const ana = await signIn()
    const here = await givenProduct(shop.sql, { price_cents: 1000 })
    const later = await givenProduct(shop.sql, { price_cents: 2000, stock: 0, availability_code: 'e2' })
    const cart = await fill(ana, [here, later])
    await shop.call('PUT', `/cart/${cart}/`, { shipment: 'split', ...ana })
    const { number } = (await place(ana, cart)).body
    const fields = await formOf(ana, number)
    const asked = JSON.parse(Buffer.from(fields['Ds_MerchantParameters'] ?? '', 'base64').toString()) as Record<string, string>
    await notify(bank.pay(fields, card))
    const [attempt] = await shop.sql<{ id: string }[]>`
    select a.id from payment_attempt a join shop_order o on o.id = a.order_id where o.number = ${number}`
    const [waits] = await shop.sql<{ id: number; order_id: number }[]>`
    select p.id, p.order_id from parcel p join shop_order o on o.id = p.order_id where o.number = ${number} and charge = 'at_dispatch'`
    return { ana, number: number as string, attemptId: attempt!.id, parcelId: waits!.id, asked }
  }
  const dispatch = (item: { attemptId: string; parcelId: number }, kind: 'charge' | 'capture' = 'charge') =>
    insertTask(shop.sql, { ...item, kind, amountCents: 2300, reason: `parcel-${item.parcelId}` })
  /** The number of its first attempt, which is its number at the bank. */
  const attemptOf = async (number: string) => {
    const [attempt] = await shop.sql<{ id: string }[]>`
    select a.id from payment_attempt a join shop_order o on o.id = a.order_id where o.number = ${number} order by a.id limit 1`
    return attempt!.id
  }
  return {
    bank,
    shop,
    startPaying,
    deps,
    run,
    notify,
    stateOf,
    moneyOf,
    eventsOf,
    orderOf,
    flagsOf,
    placed,
    formOf,
    paid,
    split,
    dispatch,
    attemptOf,
  }
}
