import { beforeAll, describe, expect, it } from 'vitest'
import { today } from '#kernel/days.ts'
import { expectBooksBalance } from './support/books-balance.ts'
import { payingOrders } from './support/paid-orders.ts'
import { givenProduct, withShop } from './support/shop.ts'
import { staffBrowser } from './support/staff-browser.ts'
import { type Colleague, staffing, staffPassword } from './support/staffing.ts'

const shop = withShop({ REFUND_SECOND_PERSON_CENTS: '3000', STAFF_FACTOR_FOR: '' })
const { hire, callAs, nobody } = staffing(shop)
const { paidOrder } = payingOrders(shop)
let desk: Colleague

beforeAll(async () => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  desk = await hire(['order_desk'])
})

/** An order that arrived, and a line of it for which money can be asked back. */
async function delivered(price_cents = 4000) {
  const { number, parcels } = await paidOrder([await givenProduct(shop.sql, { price_cents })], { quantity: 2 })
  for (const { id } of parcels) {
    await desk.call('POST', `/parcels/${id}/hand-over/`, { carrier: 'Correos' })
    await desk.call('POST', `/parcels/${id}/deliver/`, {})
  }
  const { line } = (await desk.call('GET', `/orders/${number}/`)).body.lines[0]
  return { number, line }
}
type Order = Awaited<ReturnType<typeof delivered>>
const ask = async (who: Pick<Colleague, 'call'>, { number, line }: Order, amount: number) =>
  (await who.call('POST', `/orders/${number}/refund/`, { lines: [{ line, amount }], reason: 'water damage' })).body
const approve = (who: Pick<Colleague, 'call'>, refund: number) => who.call('POST', `/refunds/${refund}/approve/`, {})
const stateOf = async (refund: number) => (await shop.sql`select state, approved_by from refund where id = ${refund}`)[0]
const cardFor = (who: Colleague, amount: number) =>
  who.call('POST', '/gift-cards/', { amount, recipient_email: 'me@example.com', storefront: 'T013', language: 'es' })
const ruleFrom = (who: Colleague, valid_from: string) =>
  who.call('POST', '/rates/proposals/', { kind: 'alone_limit', amount: 50, valid_from, reason: 'I should like to give more' })

/** Somebody who can make accounts and ask for money, and the second account that they make for themselves. */
async function withSecondAccount(roles: string[] = ['finance']) {
  const admin = await hire(['admin', 'finance'])
  const email = `second.${admin.id}@staff.example`
  const made = await admin.call('POST', '/users/', { email, name: 'Also me', roles })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return { admin, second: await entered(email, made.body.id) }
}

/** Follows the letter of an invitation. */
async function entered(email: string, id: number) {
  const [letter] = await shop.sql`select plain from mail_outbox where recipient = ${email} order by id desc limit 1`
  const token = /set-password\/#([\w-]{43})/.exec(String(letter?.['plain']))?.[1]
  await nobody('POST', '/password/', { token, password: staffPassword })
  return { id, email, ...(await signIn(email)) }
}
async function signIn(email: string) {
  const { token } = (await nobody('POST', '/login/', { email, password: staffPassword })).body
  return { token, call: callAs(token) }
}
const afterAWeek = (id: number) =>
  shop.sql`update staff_handled set at = now() - interval '7 days 1 minute' where ${id} in (staff_id, by_id)`

describe('money for which two have to decide', () => {
  it('is not approved by its own asker from another session, nor among many', async () => {
    const [order, one] = [await delivered(), await hire(['finance'])]
    const { refund } = await ask(one, order, 40)
    const elsewhere = await signIn(one.email)
    expect((await approve(elsewhere, refund)).body.code).toBe('refund.second_person')
    const browser = staffBrowser(shop)
    await browser.call('POST', '/login/', { email: one.email, password: staffPassword })
    expect((await browser.call('POST', `/refunds/${refund}/approve/`, {})).body.code).toBe('refund.second_person')
    const many = await elsewhere.call('POST', '/refunds/approve/', { rows: [{ id: refund }] })
    expect(many.body).toMatchObject({ done: [], refused: [{ id: refund, code: 'refund.second_person' }] })
    expect(await stateOf(refund)).toEqual({ state: 'requested', approved_by: null })
  })

  it('is not approved by a second account that its asker made, nor asked for by one and approved by its maker', async () => {
    const { admin, second } = await withSecondAccount()
    const { refund } = await ask(admin, await delivered(), 40)
    expect((await approve(second, refund)).body).toMatchObject({ code: 'staff.one_hand' })
    const turned = (await ask(second, await delivered(), 40)).refund
    expect((await approve(admin, turned)).body.code).toBe('staff.one_hand')
    const many = await second.call('POST', '/refunds/approve/', { rows: [{ id: refund }] })
    expect(many.body.refused).toMatchObject([{ id: refund, code: 'staff.one_hand' }])
    expect(await stateOf(refund)).toEqual({ state: 'requested', approved_by: null })
    await afterAWeek(second.id)
    expect((await approve(second, refund)).status).toBe(200)
  })

  it('is not approved by a colleague whose roles or factors its asker just changed', async () => {
    const asker = await hire(['admin', 'finance'])
    const [promoted, secured, badged] = [await hire(['catalogue']), await hire(['finance']), await hire(['finance'])]
    await asker.call('PUT', `/users/${promoted.id}/`, { roles: ['finance'] })
    await asker.call('DELETE', `/users/${secured.id}/factors/`)
    await asker.call('POST', `/users/${badged.id}/badge/`, {})
    const { refund } = await ask(asker, await delivered(), 40)
    for (const { email } of [promoted, secured, badged])
      expect((await approve(await signIn(email), refund)).body.code, email).toBe('staff.one_hand')
    expect((await approve(await hire(['finance']), refund)).status).toBe(200)
  })

  it('is not reached by a password that somebody chose for a colleague: nobody can', async () => {
    const [admin, other] = [await hire(['admin']), await hire(['finance'])]
    const chosen = 'eleven apricots and one'
    await admin.call('PUT', `/users/${other.id}/`, { password: chosen })
    await admin.call('POST', '/users/', { email: 'mine@staff.example', name: 'Mine', roles: ['finance'], password: chosen })
    for (const email of [other.email, 'mine@staff.example'])
      expect((await nobody('POST', '/login/', { email, password: chosen })).body.code, email).toBe('staff.login_wrong')
  })

  it('is worth what was asked for when it is approved', async () => {
    const { refund } = await ask(await hire(['finance']), await delivered(), 40)
    for (const change of [{ goods_cents: 7000 }, { requested_by: '0' }, { needs_second_person: false }])
      await expect(shop.sql`update refund set ${shop.sql(change)} where id = ${refund}`).rejects.toThrow(/never changed/)
    const two = await hire(['finance'])
    expect((await two.call('POST', `/refunds/${refund}/approve/`, { amount: 80 })).body.amount).toBe(40)
  })

  it('cannot be had in small parts of one order, nor of many, nor by several at once', async () => {
    const [order, one] = [await delivered(), await hire(['finance'])]
    const parts = await Promise.all([14, 14, 14].map((amount) => ask(one, order, amount)))
    expect(parts.map(({ second_person }) => second_person).toSorted()).toEqual([false, false, true])
    // What is left for a day of theirs is 2, on whichever order.
    const elsewhere = [await delivered(), await delivered()]
    const others = await Promise.all(elsewhere.map((place) => ask(one, place, 5)))
    expect(others.map(({ second_person }) => second_person)).toEqual([true, true])
    expect((await cardFor(one, 10)).body).toMatchObject({ second_person: true, issued: null })
    // Another colleague meets the sum of the order.
    expect(await ask(await hire(['finance']), order, 14)).toMatchObject({ second_person: true })
    await expectBooksBalance(shop.sql)
  })

  it('is approved once by two at once', async () => {
    const { refund } = await ask(await hire(['finance']), await delivered(), 40)
    const others = [await hire(['finance']), await hire(['finance'])]
    const answers = await Promise.all(others.map((who) => approve(who, refund)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await shop.sql`select count(*)::int as n from payment_task where refund_id = ${refund}`).toEqual([{ n: 1 }])
  })

  it('is not approved by who lost the role or the place in between, nor minutes after the password was said', async () => {
    const [admin, two, three] = [await hire(['admin']), await hire(['finance']), await hire(['finance'])]
    const { refund } = await ask(await hire(['finance']), await delivered(), 40)
    await admin.call('PUT', `/users/${two.id}/`, { roles: ['catalogue'] })
    expect((await approve(two, refund)).status).toBe(401)
    expect((await approve(await signIn(two.email), refund)).body.code).toBe('staff.forbidden')
    await admin.call('PUT', `/users/${two.id}/`, { active: false })
    expect((await nobody('POST', '/login/', { email: two.email, password: staffPassword })).status).toBe(400)
    await shop.sql`update staff_session set opened_at = opened_at - interval '11 minutes' where staff_id = ${three.id}`
    expect((await approve(three, refund)).body.code).toBe('staff.login_again')
    expect((await three.call('POST', '/refunds/approve/', { rows: [{ id: refund }] })).body.code).toBe('staff.login_again')
    await three.call('POST', '/session/confirm/', { password: staffPassword })
    expect((await approve(three, refund)).status).toBe(200)
  })
})

describe('gift cards that are handed out and rules that are proposed', () => {
  it('are not approved in one hand either', async () => {
    const { admin, second } = await withSecondAccount()
    const card = (await cardFor(admin, 500)).body
    expect(card).toMatchObject({ second_person: true, issued: null })
    expect((await second.call('POST', `/gift-cards/${card.id}/approve/`, {})).body.code).toBe('staff.one_hand')
    await expect(shop.sql`update gift_card set initial_cents = 90000 where id = ${card.id}`).rejects.toThrow(/never changed/)
    const from = `${Number(today().slice(0, 4)) + 4}-03-01`
    const rule = (await ruleFrom(second, from)).body
    expect(rule.id, JSON.stringify(rule)).toEqual(expect.any(Number))
    expect((await admin.call('POST', `/rates/proposals/${rule.id}/approve/`, {})).body.code).toBe('staff.one_hand')
    await expect(shop.sql`update rule_proposal set limit_cents = 9 where id = ${rule.id}`).rejects.toThrow(/never changed/)
    expect((await (await hire(['admin'])).call('POST', `/rates/proposals/${rule.id}/approve/`, {})).status).toBe(200)
    expect((await (await hire(['finance'])).call('POST', `/gift-cards/${card.id}/approve/`, {})).body.balance).toBe(500)
  })
})
