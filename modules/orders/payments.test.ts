import { beforeAll, describe, expect, it } from 'vitest'
import { orderDepsOf } from '#api/order-deps.ts'
import { buying, type Who } from '#tests/support/buying.ts'
import { testTerminal } from '#tests/support/fake-redsys.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { withFakeRedsys } from '#tests/support/with-fake.ts'
import { cancelExpired } from './cancel.ts'
import { compareWithGateways } from './compare-gateways.ts'
import { openFlags } from './flags.sql.ts'
import { askRefund } from './order-money.ts'
import { insertTask } from './payment-tasks.sql.ts'
import { runPaymentTasks } from './payment-tasks.ts'
import { payDepsOf } from './routes.ts'
import { askAboutSilent, flagLapsing } from './silent-attempts.ts'

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

const hour = 3_600_000
const deps = () => payDepsOf(orderDepsOf(shop.config, shop.sql))
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
  await notify(bank.pay(fields, card))
  const [attempt] = await shop.sql<{ id: string }[]>`
    select a.id from payment_attempt a join shop_order o on o.id = a.order_id where o.number = ${number}`
  const [waits] = await shop.sql<{ id: number; order_id: number }[]>`
    select p.id, p.order_id from parcel p join shop_order o on o.id = p.order_id where o.number = ${number} and charge = 'at_dispatch'`
  return { ana, number: number as string, attemptId: attempt!.id, parcelId: waits!.id }
}
const dispatch = (one: { attemptId: string; parcelId: number }, kind: 'charge' | 'capture' = 'charge') =>
  insertTask(shop.sql, { ...one, kind, amountCents: 2300, reason: `parcel-${one.parcelId}` })

describe('an order paid at the bank', () => {
  it('has its money written down with the parcel it paid, once, however often the bank tells it', async () => {
    const { ana, number } = await placed()
    const notice = bank.pay(await formOf(ana, number))
    expect(await Promise.all([notify(notice), notify(notice), notify(notice)])).toEqual([200, 200, 200])
    expect(await stateOf(ana, number)).toBe('paid')
    expect(await moneyOf(number)).toEqual([{ kind: 'capture', amount_cents: 1490, parcel: true }])
    expect(await orderOf(number)).toMatchObject({ captured_cents: 1490, refunded_cents: 0 })
    expect(await eventsOf(number)).toEqual(['paid'])
  })
  it('is paid by a second card after the first was refused, whichever notice comes first', async () => {
    const { ana, number } = await placed()
    const refused = bank.pay(await formOf(ana, number), { response: '0190' })
    const accepted = bank.pay(await formOf(ana, number))
    await notify(accepted)
    await notify(refused)
    expect(await stateOf(ana, number)).toBe('paid')
    expect(await moneyOf(number)).toHaveLength(1)
  })
  it('stays unpaid and is shown to staff when the bank names another amount', async () => {
    const { ana, number } = await placed()
    expect(await notify(bank.pay(await formOf(ana, number), { amount: '1' }))).toBe(200)
    expect(await stateOf(ana, number)).toBe('pending')
    expect(await flagsOf(number)).toMatchObject([{ kind: 'amount_mismatch', detail: 'captured: 1 EUR, asked for 1490 EUR' }])
    expect(await moneyOf(number)).toEqual([])
  })
  it('says in the customer’s language why the bank refused', async () => {
    const { ana, number } = await placed()
    await notify(bank.pay(await formOf(ana, number), { response: '0101' }))
    const said = async (language: string) =>
      (await shop.call('POST', `/order/${number}/detail/`, ana, language)).body.payment_refusal
    expect(await said('ca')).toBe('La targeta ha caducat o la data no és la seva. Reviseu-la o proveu-ne una altra.')
    expect(await said('en')).toContain('expired')
    await formOf(ana, number)
    expect(await said('en')).toBeNull()
  })
  it('is not paid by a forged notice', async () => {
    const { ana, number } = await placed()
    const notice = bank.pay(await formOf(ana, number))
    expect(await notify({ ...notice, Ds_Signature: 'AAAA' })).toBe(403)
    expect(await stateOf(ana, number)).toBe('pending')
  })
  it('may be paid by Bizum, and only by what the shop offers', async () => {
    const { ana, number } = await placed()
    expect((await shop.call('GET', '/order/payment-methods/')).body.methods).toEqual([
      { method: 'card', needs_scripts: false, charges_later: true },
      { method: 'bizum', needs_scripts: false, charges_later: false },
    ])
    const fields = await formOf(ana, number, { method: 'bizum' })
    expect(Buffer.from(fields['Ds_MerchantParameters'] ?? '', 'base64').toString()).toContain('"DS_MERCHANT_PAYMETHODS":"z"')
    await notify(bank.pay(fields))
    expect(await stateOf(ana, number)).toBe('paid')
    expect((await startPaying(ana, number)).body.code).toBe('order.already_paid')
  })
  it('is found paid when the notice never came', async () => {
    const { ana, number } = await placed()
    bank.pay(await formOf(ana, number))
    await askAboutSilent(deps(), new Date(Date.now() + 1_000), 0)
    expect(await stateOf(ana, number)).toBe('paid')
  })
})

describe('money nobody owes', () => {
  it('is given back when the order was let go', async () => {
    const { ana, number } = await placed()
    const fields = await formOf(ana, number)
    await cancelExpired(shop.sql, new Date(Date.now() + 46 * 60_000))
    await notify(bank.pay(fields))
    await run()
    expect(await moneyOf(number)).toMatchObject([
      { kind: 'capture', amount_cents: 1490 },
      { kind: 'refund', amount_cents: 1490 },
    ])
    expect(await stateOf(ana, number)).toBe('cancelled')
    expect(await eventsOf(number)).toEqual(['paid_too_late', 'refunded'])
  })
  it('is given back when the order was paid twice, and the order stays paid', async () => {
    const { ana, number } = await placed()
    const [one, two] = [await formOf(ana, number), await formOf(ana, number)]
    await Promise.all([notify(bank.pay(one)), notify(bank.pay(two))])
    await run()
    expect(await orderOf(number)).toMatchObject({ captured_cents: 2980, refunded_cents: 1490 })
    expect(await stateOf(ana, number)).toBe('paid')
    expect(await eventsOf(number)).toEqual(['paid', 'paid_twice', 'refunded'])
  })
})

describe('an order charged in parts', () => {
  it('is charged at once for what leaves at once, and for the rest from the kept card when it leaves', async () => {
    const one = await split()
    expect(await stateOf(one.ana, one.number)).toBe('authorised')
    await run()
    expect(await stateOf(one.ana, one.number)).toBe('part_paid')
    expect(bank.operations(one.attemptId).map(({ type, amount }) => [type, amount])).toEqual([
      ['1', 3790],
      ['2', 1490],
    ])
    await dispatch(one)
    await run()
    expect(await stateOf(one.ana, one.number)).toBe('paid')
    expect(await moneyOf(one.number)).toEqual([
      { kind: 'capture', amount_cents: 1490, parcel: true },
      { kind: 'capture', amount_cents: 2300, parcel: true },
    ])
  })
  it('charges the kept card where the reservation is gone already', async () => {
    const one = await split()
    await run()
    await dispatch(one, 'capture')
    await run()
    await run()
    expect(await stateOf(one.ana, one.number)).toBe('paid')
    const [charge] = await shop.sql`select amount_cents, outcome from payment_attempt where charged_by = ${one.attemptId}`
    expect(charge).toMatchObject({ amount_cents: 2300, outcome: 'captured' })
  })
  it('asks the customer when the kept card is declined, who pays that parcel by themselves', async () => {
    const one = await split({ declinesLater: true })
    await run()
    await dispatch(one)
    await run()
    expect(await stateOf(one.ana, one.number)).toBe('part_paid')
    expect(await flagsOf(one.number)).toMatchObject([{ kind: 'charge_declined', parcel_id: one.parcelId, detail: '0190' }])
    const letters = await shop.sql<
      { plain: string }[]
    >`select plain from mail_outbox where subject like ${`%${one.number}%could not charge%`}`
    expect(letters).toHaveLength(1)
    expect(letters[0]?.plain).toContain('€23.00')
    const key = /key=([\w-]+)/.exec(letters[0]?.plain ?? '')?.[1] ?? ''
    const fields = await formOf({ id: '', token: '' }, one.number, { key })
    const asked = JSON.parse(Buffer.from(fields['Ds_MerchantParameters'] ?? '', 'base64').toString()) as Record<string, string>
    expect([asked['DS_MERCHANT_URLOK'], asked['DS_MERCHANT_URLKO']]).toEqual(Array(2).fill(expect.stringContaining(`key=${key}`)))
    await notify(bank.pay(fields))
    expect(await stateOf(one.ana, one.number)).toBe('paid')
    expect(await flagsOf(one.number)).toEqual([])
    expect(await moneyOf(one.number)).toMatchObject([{ amount_cents: 1490 }, { amount_cents: 2300, parcel: true }])
  })
  it('gives the second back when that parcel is paid twice', async () => {
    const one = await split({ declinesLater: true })
    await run()
    await dispatch(one)
    await run()
    const [first, second] = [await formOf(one.ana, one.number), await formOf(one.ana, one.number)]
    await notify(bank.pay(first))
    await notify(bank.pay(second))
    await run()
    expect(await orderOf(one.number)).toMatchObject({ captured_cents: 6090, refunded_cents: 2300 })
    expect(await stateOf(one.ana, one.number)).toBe('paid')
  })
  it('gives the charge back that went through unheard while the customer paid', async () => {
    const one = await split({ declinesLater: true })
    await run()
    await dispatch(one)
    await run()
    bank.forgive()
    await insertTask(shop.sql, { ...one, kind: 'charge', amountCents: 2300, reason: 'once more' })
    bank.server.state.trouble = ['answer_lost']
    await run()
    await notify(bank.pay(await formOf(one.ana, one.number)))
    await run(new Date(Date.now() + hour))
    await run(new Date(Date.now() + hour))
    expect(await orderOf(one.number)).toMatchObject({ captured_cents: 6090, refunded_cents: 2300 })
    expect(await flagsOf(one.number)).toMatchObject([{ kind: 'paid_twice' }])
    expect(await stateOf(one.ana, one.number)).toBe('paid')
  })
  it('has all of it let go when nothing of it is wanted any more', async () => {
    const one = await split()
    await shop.sql`delete from payment_task where attempt_id = ${one.attemptId}`
    await insertTask(shop.sql, { attemptId: one.attemptId, kind: 'release', amountCents: 0, reason: 'all cancelled' })
    await run()
    expect(bank.operations(one.attemptId).at(-1)).toEqual({ type: '9', amount: 3790, response: '0400' })
    expect(await eventsOf(one.number)).toEqual(['authorised', 'released'])
  })
  it('tells staff of a reservation that is about to end', async () => {
    const one = await split()
    await shop.sql`delete from payment_task where attempt_id = ${one.attemptId}`
    expect((await flagsOf(one.number)).length).toBe(0)
    await flagLapsing(deps(), new Date(Date.now() + 5.5 * 24 * hour))
    await flagLapsing(deps(), new Date(Date.now() + 6 * 24 * hour))
    expect(await flagsOf(one.number)).toMatchObject([{ kind: 'authorisation_lapsing' }])
  })
})

describe('a refund', () => {
  const ask = async (number: string, amountCents: number, reason = 'refund-1') => {
    const { id: orderId } = await orderOf(number)
    await shop.sql.begin((tx) => askRefund(tx, { orderId, amountCents, refundId: null, reason }))
  }
  it('comes from the payments that brought the money, and the order says so', async () => {
    const one = await split()
    await run()
    await dispatch(one)
    await run()
    await ask(one.number, 1600)
    await ask(one.number, 1600)
    await run()
    expect(await stateOf(one.ana, one.number)).toBe('part_refunded')
    expect((await moneyOf(one.number)).slice(2)).toMatchObject([
      { kind: 'refund', amount_cents: 1490 },
      { kind: 'refund', amount_cents: 110 },
    ])
    await ask(one.number, 2190, 'refund-2')
    await run()
    expect(await stateOf(one.ana, one.number)).toBe('refunded')
    await expect(ask(one.number, 1, 'refund-3')).rejects.toMatchObject({ code: 'payment.over_refund' })
  })
  it('is made once though the answer was lost, and though the process died before it wrote it down', async () => {
    const { number } = await paid()
    await ask(number, 500)
    bank.server.state.trouble = ['answer_lost']
    await run()
    expect(await moneyOf(number)).toHaveLength(1)
    const dying = { ...deps(), moneyMoved: () => Promise.reject(new Error('kill -9')) }
    await expect(runPaymentTasks(dying, new Date(Date.now() + 60_000))).rejects.toThrow('kill -9')
    expect(await moneyOf(number)).toHaveLength(1)
    await run(new Date(Date.now() + hour))
    expect((await moneyOf(number)).slice(1)).toMatchObject([{ kind: 'refund', amount_cents: 500 }])
    const [attempt] = await shop.sql<{ id: string }[]>`
      select a.id from payment_attempt a join shop_order o on o.id = a.order_id where o.number = ${number}`
    expect(bank.operations(attempt!.id).filter(({ type }) => type === '3')).toHaveLength(1)
  })
  it('is made once though two processes look for work at the same moment', async () => {
    const { number } = await paid()
    await ask(number, 500)
    await ask(number, 400, 'refund-2')
    await Promise.all([run(), run(), run()])
    await run(new Date(Date.now() + hour))
    expect(await orderOf(number)).toMatchObject({ refunded_cents: 900 })
    const [attempt] = await shop.sql<{ id: string }[]>`
      select a.id from payment_attempt a join shop_order o on o.id = a.order_id where o.number = ${number}`
    expect(bank.operations(attempt!.id).filter(({ type }) => type === '3')).toHaveLength(2)
  })
  it('that a bank in trouble does not make is tried again, and told to staff in the end', async () => {
    const { number } = await paid()
    await ask(number, 500)
    let at = Date.now()
    for (let tries = 0; tries < 10; tries++) {
      bank.server.state.trouble = ['down', 'down']
      await run(new Date(at))
      at += 7 * hour
    }
    expect(await flagsOf(number)).toMatchObject([{ kind: 'task_failed' }])
    expect(await moneyOf(number)).toHaveLength(1)
  })
  it('that the bank refuses is told to staff at once', async () => {
    const { number } = await paid()
    await ask(number, 500)
    await shop.sql`update payment_attempt set reference = '0000XX' where order_id = ${(await orderOf(number)).id}`
    await run()
    expect(await flagsOf(number)).toMatchObject([{ kind: 'task_failed', detail: 'refund of 500 cents: payment.unknown' }])
  })
})

describe('the books compared with the bank’s', () => {
  const compare = (at = new Date(Date.now() + hour)) => compareWithGateways(deps(), at, 1_000)
  const attemptOf = async (number: string) => {
    const [attempt] = await shop.sql<{ id: string }[]>`
      select a.id from payment_attempt a join shop_order o on o.id = a.order_id where o.number = ${number}`
    return attempt!.id
  }
  it('agree where the shop moved the money itself', async () => {
    const one = await split()
    await run()
    await dispatch(one)
    await run()
    const two = await paid()
    const ours = [one.number, two.number]
    await compare()
    expect((await openFlags(shop.sql)).filter(({ number, kind }) => ours.includes(number) && kind === 'gateway_differs')).toEqual(
      [],
    )
  })
  it('differ where the bank gave money back by itself, which staff are told once', async () => {
    const { number } = await paid()
    const id = await attemptOf(number)
    bank.atDesk(id, { type: '3', amount: 400, response: '0900' })
    bank.server.state.trouble = []
    expect(await compare()).toContainEqual({
      attemptId: id,
      problem: 'charged 1490 and gave back 400 at the gateway, 1490 and 0 in the books',
    })
    await compare(new Date(Date.now() + 30 * hour))
    expect(await flagsOf(number)).toMatchObject([{ kind: 'gateway_differs', attempt_id: id }])
  })
  it('find money that came though the bank had said no', async () => {
    const { ana, number } = await placed()
    await notify(bank.pay(await formOf(ana, number), { response: '0190' }))
    bank.atDesk(await attemptOf(number), { type: '0', amount: 1490, response: '0000' })
    await compare()
    expect(await stateOf(ana, number)).toBe('paid')
  })
  it('wait for a bank that does not answer', async () => {
    const { number } = await paid()
    const id = await attemptOf(number)
    bank.server.state.trouble = Array.from({ length: 400 }, () => 'down' as const)
    expect(await compare()).toEqual([])
    bank.server.state.trouble = []
    const [attempt] = await shop.sql`select compared_at from payment_attempt where id = ${id}`
    expect(attempt).toEqual({ compared_at: null })
  })
})
