import { beforeAll, describe, expect, it } from 'vitest'
import { anonymousToken } from '#modules/people/access/routes.ts'
import { buying } from '#tests/support/buying.ts'
import { captchaPass } from '#tests/support/captcha-pass.ts'
import { registering } from '#tests/support/registering.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { type Colleague, staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)
const { signIn, fill } = buying(shop)
const { proved } = registering(shop)
const twin = 'W001'
const other = 'X001'
let finance: Colleague
let desk: Colleague

beforeAll(async () => {
  finance = await hire(['finance'])
  desk = await hire(['order_desk'])
  const issuer = shop.sql.json({ issuer: { taxId: 'B99999999' } })
  await shop.sql`insert into storefront (code, settings) values (${twin}, '{}'), (${other}, ${issuer})`
})

/** A card handed out by a colleague who gave nothing away that day, with the code of its letter. */
async function given(change: object = {}) {
  finance = await hire(['finance'])
  const { body, status } = await finance.call('POST', '/gift-cards/', {
    amount: 30,
    recipient_email: 'berta@example.com',
    recipient_name: 'Berta',
    gift_message: 'Enhorabuena',
    storefront: 'T013',
    language: 'es',
    ...change,
  })
  expect(status).toBe(200)
  return { card: body, code: await newestCode() }
}
async function newestCode() {
  const [letter] = await shop.sql`select plain from mail_outbox where template = 'gift-card' order by id desc limit 1`
  return /[2-9A-Z]{4}(-[2-9A-Z]{4}){3}/.exec(String(letter?.['plain']))?.[0] ?? ''
}
const balance = (code: string) => shop.call('POST', '/gift-cards/balance/', { gift_card: code })

/** What a basket says to a code. */
async function tried(code: string) {
  const who = await signIn()
  const cart = await fill(who, [await givenProduct(shop.sql, { price_cents: 1990, stock: 5 })])
  return shop.call('PUT', `/cart/${cart}/`, { gift_card: code, ...who })
}

describe('gift cards at the desk (A-08)', () => {
  it('hands a card out, finds it by its last signs and by e-mail, and never shows its code', async () => {
    const { card, code } = await given({ recipient_email: 'found@example.com' })
    expect(card).toMatchObject({ number: null, balance: 30, last4: code.slice(-4), storefront: 'T013' })
    for (const words of [code.slice(-4), 'FOUND@example.com'])
      expect((await desk.call('GET', `/gift-cards/?q=${words}`)).body.items).toMatchObject([{ id: card.id }])
    const shown = (await desk.call('GET', `/gift-cards/${card.id}/`)).body
    expect(shown.movements).toMatchObject([{ kind: 'issue', amount: 30, actor: String(finance.id) }])
    expect(JSON.stringify(shown)).not.toContain(code)
  })

  it('is found by its whole code, says what may be done with it now, and leaves no code in the record', async () => {
    const { card, code } = await given()
    expect((await desk.call('POST', '/gift-cards/by-code/', { gift_card: code })).body).toEqual({ card: card.id })
    expect((await desk.call('POST', '/gift-cards/by-code/', { gift_card: 'ABCD-EFGH-JKLM-NPQR' })).body).toEqual({ card: null })
    const [kept] = await shop.sql`select count(*)::int as n from staff_act where input::text like ${`%${code}%`}`
    expect(kept).toEqual({ n: 0 })
    const acts = async () => (await desk.call('GET', `/gift-cards/${card.id}/`)).body.acts
    expect(await acts()).toMatchObject({ block: null, open: 'gift_card.not_blocked', approve: 'gift_card.not_waiting' })
    await desk.call('POST', `/gift-cards/${card.id}/block/`, { reason: 'perdida' })
    expect(await acts()).toMatchObject({ block: 'gift_card.is_blocked', open: null, reissue: null })
  })

  it('tells the former address when its money goes to another one', async () => {
    const { card } = await given({ recipient_email: 'former@example.com' })
    await desk.call('POST', `/gift-cards/${card.id}/reissue/`, { recipient_email: 'new@example.com' })
    const letters = await shop.sql`select template from mail_outbox where recipient = 'former@example.com' order by id`
    expect(letters.map(({ template }) => template)).toEqual(['gift-card', 'gift-card-moved'])
  })

  it('blocks a card with its reason, which then pays nothing, and opens it again', async () => {
    const { card, code } = await given()
    expect((await desk.call('POST', `/gift-cards/${card.id}/block/`, { reason: 'Said to be stolen' })).body).toMatchObject({
      block_reason: 'Said to be stolen',
      balance: 30,
    })
    expect((await balance(code)).body).toMatchObject({ usable: false, balance: 30, reason: expect.stringContaining('blocked') })
    expect(await tried(code)).toMatchObject({ status: 400, body: { code: 'gift_card.blocked' } })
    await desk.call('POST', `/gift-cards/${card.id}/open/`, {})
    expect(await tried(code)).toMatchObject({ status: 200, body: { total_gift_card_price_applied: 24.8 } })
  })

  it('sends a lost code anew to another address; the one before opens nothing any more', async () => {
    const { card, code } = await given()
    await desk.call('POST', `/gift-cards/${card.id}/reissue/`, { recipient_email: 'new@example.com' })
    const second = await newestCode()
    expect((await balance(code)).status).toBe(400)
    expect((await balance(second)).body).toMatchObject({ balance: 30, usable: true })
  })

  it('pays no more in carts that hold it, once its code is lost or it is blocked, however quickly they order', async () => {
    const { card, code } = await given()
    const thief = await signIn()
    const cart = await fill(thief, [await givenProduct(shop.sql, { price_cents: 1990, stock: 5 })])
    const applied = async () =>
      (await shop.call('PUT', `/cart/${cart}/`, { gift_ticket: false, ...thief })).body.total_gift_card_price_applied
    await shop.call('PUT', `/cart/${cart}/`, { gift_card: code, ...thief })
    expect(await applied()).toBeGreaterThan(0)
    const [held] = await shop.sql`select * from cart_gift_card where gift_card_id = ${card.id}`
    await desk.call('POST', `/gift-cards/${card.id}/reissue/`, {})
    expect(await applied()).toBe(0)
    // The code that was looked up a moment before the card was given another.
    await shop.sql`insert into cart_gift_card ${shop.sql(held as never)}`
    expect(await applied()).toBe(0)
    await shop.call('PUT', `/cart/${cart}/`, { gift_card: await newestCode(), ...thief })
    expect(await applied()).toBeGreaterThan(0)
    await desk.call('POST', `/gift-cards/${card.id}/block/`, { reason: 'Said to be stolen' })
    await desk.call('POST', `/gift-cards/${card.id}/open/`, {})
    expect(await applied()).toBe(0)
  })

  it('waits for another person of finance once somebody gave away as much as the limit that day', async () => {
    const one = await hire(['finance'])
    const card = { recipient_email: 'courtesy@example.com', storefront: 'T013', language: 'es' }
    const give = async (amount: number) => (await one.call('POST', '/gift-cards/', { ...card, amount })).body
    const answers = await Promise.all([give(150), give(150)])
    expect(answers.map(({ second_person }) => second_person).toSorted()).toEqual([false, true])
    const waiting = answers.find(({ second_person }) => second_person)
    expect(waiting).toMatchObject({ issued: null, sent: null, balance: 0 })
    const queue = async () =>
      (await finance.call('GET', '/waiting/')).body.items.find(({ queue: name }: { queue: string }) => name === 'gift_cards')
    expect(await queue()).toMatchObject({ count: 1 })
    const approve = (who: Colleague) => who.call('POST', `/gift-cards/${waiting.id}/approve/`, {})
    expect((await approve(desk)).status).toBe(403)
    expect((await approve(one)).body.code).toBe('gift_card.second_person')
    expect((await approve(finance)).body).toMatchObject({ balance: 150, issued: expect.any(String), sent: expect.any(String) })
    expect((await approve(finance)).status).toBe(409)
    expect((await queue())?.count ?? 0).toBe(0)
    expect((await give(60)).second_person).toBe(true)
  })

  it('lets staff move the last day, after which the card pays nothing', async () => {
    const { card, code } = await given()
    await desk.call('PUT', `/gift-cards/${card.id}/expiry/`, { expires_on: '2020-01-31' })
    expect(await tried(code)).toMatchObject({ status: 400, body: { code: 'gift_card.expired' } })
    await desk.call('PUT', `/gift-cards/${card.id}/expiry/`, { expires_on: '2099-01-31' })
    expect((await tried(code)).status).toBe(200)
  })

  it('sets what a shop sells, each amount once, and answers 404 for no shop', async () => {
    const marketing = await hire(['marketing'])
    const set = (code: string) => marketing.call('PUT', `/gift-cards/offer/${code}/`, { amounts: [50, 20, 50], years: 4 })
    expect(await set('T013')).toMatchObject({ status: 200, body: { amounts: [20, 50], years: 4 } })
    expect((await set('nowhere')).status).toBe(404)
    expect((await shop.call('GET', '/gift-cards/offer/')).body).toEqual({ amounts: [20, 50], years: 4 })
    expect((await marketing.call('GET', '/gift-cards/offer/main/')).body).toMatchObject({ amounts: [20, 50], years: 4 })
    expect(await marketing.call('GET', '/gift-cards/offer/X999/')).toMatchObject({ status: 404 })
  })

  it('writes the books: what was sold and what is still owed', async () => {
    await given({ amount: 12.5 })
    const answer = await shop.app.inject({
      url: '/api/staff/gift-cards/books/?from=2000-01-01&to=2999-12-31&store=T013',
      headers: { authorization: `Bearer ${finance.token}` },
    })
    const [owed] = await shop.sql`select sum(balance_cents)::int as cents from gift_card`
    expect(answer.payload).toContain(';Venta;;12,50;Bono polivalente, sin IVA')
    expect(answer.payload).toContain(`Saldo pendiente de canje;;${(Number(owed?.['cents']) / 100).toFixed(2).replace('.', ',')}`)
  })

  it('shows the order of a card among the others, and the card in it', async () => {
    await shop.sql`update storefront set gift_card_amounts = '{2000}' where code = 'T013'`
    const { body } = await shop.call('POST', '/gift-cards/buy/', {
      amount: 20,
      recipient_email: 'b@example.com',
      email: 'a@example.com',
      conditions: true,
      captcha: captchaPass(shop),
    })
    const { items } = (await desk.call('GET', '/orders/?status=e0')).body
    expect(items).toMatchObject([{ number: body.number, kind: 'gift_card', status: 'e0', num_items: 1, total: 20 }])
    expect((await desk.call('GET', `/orders/${body.number}/`)).body).toMatchObject({
      kind: 'gift_card',
      lines: [],
      gift_cards: [],
      gift_card: { recipient_email: 'b@example.com', balance: 0 },
    })
  })
})

describe('where a card pays', () => {
  it('pays in every shop of its company, and in none of another’s', async () => {
    expect((await tried((await given({ storefront: twin })).code)).status).toBe(200)
    expect(await tried((await given({ storefront: other })).code)).toMatchObject({
      status: 400,
      body: { code: 'gift_card.other_house' },
    })
  })
})

describe('a shop without gift cards', () => {
  it('asks for none, until its company sells some or hands one out', async () => {
    const lone = ['L001', 'L002']
    const issuer = shop.sql.json({ issuer: { taxId: 'B11111119' } })
    for (const code of lone) await shop.sql`insert into storefront (code, settings) values (${code}, ${issuer})`
    const other = 'L003'
    await shop.sql`
      insert into storefront (code, settings) values (${other}, ${shop.sql.json({ issuer: { taxId: 'B22222228' } })})`
    const asks = async (store = lone[0]) => {
      const answer = await shop.app.inject({
        method: 'POST',
        url: `/api/cart/?store=${store}&lang=en`,
        headers: { authorization: `Bearer ${await anonymousToken(shop.config.SECRET)}` },
        payload: {},
      })
      return answer.json().takes_gift_cards as boolean
    }
    expect(await asks()).toBe(false)
    await shop.sql`update storefront set gift_card_amounts = '{2000}' where code = ${lone[1]!}`
    expect(await asks()).toBe(true)
    expect(await asks(other)).toBe(false)
    await given({ storefront: other })
    expect(await asks(other)).toBe(true)
  })
})

describe('what a card says of people', () => {
  it('is handed over with the rest, without the code, and goes when the account goes; the money stays', async () => {
    const me = await proved()
    const { card, code } = await given({ recipient_email: me.email })
    const pair = { id: me.id, token: me.token }
    const taken = (await shop.call('POST', '/customer/export/', pair)).body
    expect(JSON.stringify(taken)).toContain('Enhorabuena')
    expect(JSON.stringify(taken)).not.toContain(code)
    expect((await shop.call('POST', '/customer/erase/', { ...pair, password: 'granada de plata' })).status).toBe(200)
    const [left] =
      await shop.sql`select recipient_name, recipient_email, message, balance_cents from gift_card where id = ${card.id}`
    expect(left).toMatchObject({ recipient_name: '', message: '', balance_cents: 3000 })
    expect(left?.['recipient_email']).not.toBe(me.email)
    expect((await balance(code)).body).toMatchObject({ balance: 30, usable: true })
  })
})
