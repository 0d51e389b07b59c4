import { beforeAll, describe, expect, it } from 'vitest'
import { servicesOf } from '#api/services.ts'
import { sendDueCards } from '#modules/buying/gift-cards/issue.ts'
import { cancelExpired } from '#modules/orders/fulfilment/cancel.ts'
import { runPaymentTasks } from '#modules/orders/money/payment-tasks.ts'
import { expectBooksBalance } from '#tests/support/books-balance.ts'
import { buying } from '#tests/support/buying.ts'
import { captchaPass } from '#tests/support/captcha-pass.ts'
import { eventually } from '#tests/support/locks.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'
import { moveUpWaiting } from './move-up.ts'
import { remindOfActivities } from './reminders.ts'

const shop = withShop()
const { call } = shop
const { atGateway } = buying(shop)
const people = staffing(shop)
const captcha = () => captchaPass(shop)
const services = () => servicesOf(shop.config, shop.sql)
const hours = (count: number) => new Date(Date.now() + count * 3_600_000)
const inThree = (text: string) => ({ es: text, ca: `${text} (ca)`, en: `${text} (en)` })
let serial = 0

beforeAll(() => shop.app.listen({ port: 0, host: '127.0.0.1' }))

async function givenPaid(change: object = {}): Promise<number> {
  const { call: act } = await people.hire(['marketing'])
  const type = (await act('POST', '/agenda/types/', { name: inThree('Taller') })).body.id
  const made = await act('POST', '/agenda/', {
    type,
    starts_at: hours(200).toISOString(),
    ends_at: hours(202).toISOString(),
    title: inThree(`Taller ${++serial}`),
    place: inThree('Patio'),
    limited_places: 4,
    paid: 'online',
    prices: [
      { price: 28, label: inThree('General') },
      { price: 22, label: inThree('Menores') },
    ],
    ...change,
  })
  expect(made.status).toBe(200)
  await act('POST', `/agenda/${made.body.id}/publish/`, { published: true })
  return made.body.id
}
const register = (activity: number, change: object = {}) =>
  call(
    'POST',
    '/agenda/registration/',
    {
      activity,
      name: 'Rosa Almendro',
      email: `places-${++serial}@example.com`,
      phone: '600 555 013',
      tickets: [1, 1],
      companions: ['Pau Almendro'],
      conditions: true,
      privacy_accepted: true,
      captcha: captcha(),
      ...change,
    },
    'en',
  )
const letters = (email: string) =>
  shop.sql<{ template: string; plain: string }[]>`
    select template, plain from mail_outbox m where recipient = ${email} order by id`
const taken = async (id: number) => (await shop.sql`select taken from activity where id = ${id}`)[0]?.['taken']
const stateOf = async (email: string) =>
  (await shop.sql`select state from activity_registration where email = ${email} order by id desc limit 1`)[0]?.['state']
const detail = async ({ number, key }: { number: string; key: string }) =>
  (await call('POST', `/order/${number}/detail/`, { key })).body

async function pay(order: { number: string; key: string }) {
  const started = await call('POST', `/order/${order.number}/pay/`, { key: order.key })
  await atGateway(started.body.payment)
  await eventually('the bank has told the shop', async () => (await detail(order)).payment_state !== 'pending')
}
const keyIn = (plain: string) => /\/registration\/([^\s]+)/.exec(plain)?.[1] ?? ''

describe('places that are paid as one registers', () => {
  it('are kept for their order, become firm with the payment, and are invoiced at once with a ticket in the letter', async () => {
    const id = await givenPaid()
    const email = 'rosa@example.com'
    const answer = await register(id, { email })
    expect(answer).toMatchObject({ status: 201, body: { state: 'held' } })
    expect([await taken(id), await stateOf(email)]).toEqual([2, 'held'])
    expect(await register(id, { email })).toMatchObject({ status: 400, body: { code: 'agenda.already_held' } })
    await pay(answer.body.order)
    expect(await stateOf(email)).toBe('confirmed')
    expect(await detail(answer.body.order)).toMatchObject({
      payment_state: 'paid',
      total_price_incl_vat: 50,
      activity: {
        state: 'confirmed',
        companions: ['Pau Almendro'],
        bought: [
          { places: 1, price: 28 },
          { places: 1, price: 22 },
        ],
      },
    })
    const [held, confirmed] = (await letters(email)).filter(({ template }) => template !== 'invoice')
    expect(held).toMatchObject({ template: 'agenda-held' })
    expect(held?.plain).toContain('Pay by')
    expect(confirmed).toMatchObject({ template: 'agenda-paid' })
    expect(
      await shop.sql`
      select i.total_cents, i.vat_cents from invoice i join billed_line b on b.invoice_id = i.id join shop_order o on o.id = b.order_id
      where o.number = ${answer.body.order.number} group by i.id`,
    ).toMatchObject([{ total_cents: 5000, vat_cents: 868 }])
    await expectBooksBalance(shop.sql)
  })

  it('are free again when nobody pays them in time, and go to who waits, who has a day to pay', async () => {
    const id = await givenPaid({ limited_places: 2 })
    const first = await register(id)
    expect(await register(id)).toMatchObject({ status: 400, body: { code: 'agenda.full' } })
    const waiting = 'waits@example.com'
    expect(await register(id, { email: waiting, waiting_list: true })).toMatchObject({ body: { state: 'waiting', order: null } })
    await shop.sql`update shop_order set expires_at = now() - interval '1 second' where number = ${first.body.order.number}`
    await cancelExpired(shop.sql, new Date())
    expect(await taken(id)).toBe(0)
    await moveUpWaiting(shop.sql, services(), new Date())
    expect([await taken(id), await stateOf(waiting)]).toEqual([2, 'held'])
    expect((await letters(waiting)).map(({ template }) => template)).toEqual(['agenda-waiting', 'agenda-offered'])
    await expectBooksBalance(shop.sql)
  })

  it('come back with their money until the hour that the activity says, and afterwards without', async () => {
    const id = await givenPaid({ refund_hours: 48 })
    const email = 'back@example.com'
    const { body } = await register(id, { email })
    await pay(body.order)
    const key = keyIn((await letters(email)).findLast(({ template }) => template === 'agenda-paid')?.plain ?? '')
    expect((await call('POST', '/agenda/registration/show/', { key })).body).toMatchObject({ paid: 50, given_back: true })
    await call('POST', '/agenda/registration/cancel/', { key })
    await runPaymentTasks(services(), new Date())
    expect([await taken(id), (await detail(body.order)).payment_state]).toEqual([0, 'refunded'])
    expect((await letters(email)).at(-1)?.plain).toContain('We are refunding')

    const late = await register(id, { email: 'late@example.com' })
    await pay(late.body.order)
    await shop.sql`update activity set starts_at = now() + interval '3 hours' where id = ${id}`
    await call('POST', '/agenda/registration/cancel/', {
      key: keyIn((await letters('late@example.com')).findLast(({ template }) => template === 'agenda-paid')?.plain ?? ''),
    })
    await runPaymentTasks(services(), new Date())
    expect((await detail(late.body.order)).payment_state).toBe('paid')
    await expectBooksBalance(shop.sql)
  })

  it('are given back whole when it is called off, and what is not paid is asked for no more', async () => {
    const id = await givenPaid()
    const paid = await register(id)
    await pay(paid.body.order)
    const unpaid = await register(id)
    const { call: act } = await people.hire(['marketing'])
    expect((await act('POST', `/agenda/${id}/cancel/`, { reason: 'Lluvia' })).status).toBe(200)
    await runPaymentTasks(services(), new Date())
    expect((await detail(paid.body.order)).payment_state).toBe('refunded')
    expect((await detail(unpaid.body.order)).payment_state).toBe('cancelled')
    await expectBooksBalance(shop.sql)
  })

  it('are paid by a gift card as far as it goes', async () => {
    await shop.sql`update storefront set gift_card_amounts = '{2000,6000}' where code = 'T013'`
    const bought = await call('POST', '/gift-cards/buy/', {
      amount: 60,
      recipient_email: 'card@example.com',
      email: 'giver@example.com',
      conditions: true,
      captcha: captcha(),
    })
    await pay(bought.body)
    await sendDueCards(shop.sql, services(), new Date())
    const [letter] = await shop.sql`select plain from mail_outbox where template = 'gift-card' order by id desc limit 1`
    const code = /[2-9A-Z]{4}(-[2-9A-Z]{4}){3}/.exec(String(letter?.['plain']))?.[0] ?? ''
    const id = await givenPaid()
    const { body } = await register(id, { gift_card: code })
    expect((await call('POST', `/order/${body.order.number}/pay/`, { key: body.order.key })).body.payment).toBeNull()
    expect(await detail(body.order)).toMatchObject({ payment_state: 'paid', total_to_pay: 0, activity: { state: 'confirmed' } })
    await expectBooksBalance(shop.sql)
  })

  it('names what is wrong: places of no price, too many names, conditions that were not accepted', async () => {
    const id = await givenPaid()
    expect(await register(id, { tickets: [0, 0] })).toMatchObject({ status: 400, body: { places: expect.anything() } })
    expect(await register(id, { companions: ['A', 'B'] })).toMatchObject({ status: 400, body: { companions: expect.anything() } })
    expect(await register(id, { conditions: false })).toMatchObject({ status: 400, body: { conditions: expect.anything() } })
  })
})

describe('a reminder', () => {
  it('goes once, a day before, to who has a place and registered earlier', async () => {
    const id = await givenPaid({ paid: 'door' })
    const email = 'reminded@example.com'
    await register(id, { email, tickets: [], places: 2 })
    await shop.sql`update activity set starts_at = now() + interval '20 hours', ends_at = now() + interval '22 hours' where id = ${id}`
    expect(await remindOfActivities(shop.sql, services(), new Date())).toBe(0)
    await shop.sql`update activity_registration set registered_at = now() - interval '3 days' where activity_id = ${id}`
    expect(await remindOfActivities(shop.sql, services(), new Date())).toBe(1)
    expect(await remindOfActivities(shop.sql, services(), new Date())).toBe(0)
    expect((await letters(email)).map(({ template }) => template)).toEqual(['agenda-confirmed', 'agenda-reminder'])
  })
})

describe('what is on', () => {
  it('is chosen by city, language, price and accessibility, and what is over is told with what was read there', async () => {
    await givenProduct(shop.sql, { stock: 1 })
    const id = await givenPaid({ store_code: 'T013', spoken: ['ca'], accessibility: ['step_free'] })
    const [store] = await shop.sql<{ city: string }[]>`select city from store where code = 'T013'`
    const ids = async (query: string) =>
      (await call('GET', `/agenda/?limit=100&${query}`)).body.items.map((one: { id: number }) => one.id)
    for (const query of [`city=${encodeURIComponent(store!.city)}`, 'spoken=ca', 'price=paid', 'accessibility=step_free'])
      expect(await ids(query)).toContain(id)
    for (const query of ['city=Nowhere', 'spoken=en', 'price=free', 'accessibility=quiet'])
      expect(await ids(query)).not.toContain(id)
    expect((await call('GET', '/agenda/choices/')).body).toMatchObject({ spoken: ['ca'], accessibilities: ['step_free'] })
    const book = await givenProduct(shop.sql, {})
    await shop.sql`insert into activity_product (activity_id, product_id, position) values (${id}, ${book}, 0)`
    await shop.sql`update activity set starts_at = now() - interval '2 days', ends_at = now() - interval '1 day' where id = ${id}`
    expect((await call('GET', '/agenda/past/')).body.items).toMatchObject([{ id, read: [{ pk: book }] }])
  })
})
