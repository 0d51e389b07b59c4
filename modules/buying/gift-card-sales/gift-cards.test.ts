import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { servicesOf } from '#api/services.ts'
import { sendDueCards } from '#modules/buying/gift-cards/issue.ts'
import { cancelExpired } from '#modules/orders/fulfilment/cancel.ts'
import { runPaymentTasks } from '#modules/orders/money/payment-tasks.ts'
import { expectBooksBalance } from '#tests/support/books-balance.ts'
import { buying, type Who } from '#tests/support/buying.ts'
import { captchaPass } from '#tests/support/captcha-pass.ts'
import { eventually } from '#tests/support/locks.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { call } = shop
const { signIn, fill, place, pay, startPaying, atGateway, detail } = buying(shop)
const deps = () => servicesOf(shop.config, shop.sql)
const { hire } = staffing(shop)
let book = 0

beforeAll(async () => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  await shop.sql`update storefront set gift_card_amounts = '{2000,5000}' where code = 'T013'`
  book = await givenProduct(shop.sql, { price_cents: 1990, stock: 500 })
})

const captcha = () => captchaPass(shop)
const wish = (change: object = {}) => ({
  amount: 50,
  recipient_name: 'Berta',
  recipient_email: 'berta@example.com',
  giver_name: 'Anna',
  gift_message: 'Per molts anys!',
  email: 'anna@example.com',
  conditions: true,
  captcha: captcha(),
  ...change,
})
const buy = (change: object = {}) => call('POST', '/gift-cards/buy/', wish(change))

/** The bank tells the shop by itself. */
const until = (done: () => Promise<boolean>) => eventually('the bank has told the shop', done)

/** The codes in the letters to somebody. */
const codesFor = async (recipient: string) => {
  const letters = await shop.sql<{ plain: string }[]>`
    select plain from mail_outbox where template = 'gift-card' and recipient = ${recipient}`
  return letters.map(({ plain }) => /[2-9A-Z]{4}(-[2-9A-Z]{4}){3}/.exec(plain)?.[0] ?? '')
}

/** A card that was bought and paid for, with the code of its letter; none while its day has not come. */
async function bought(change: object = {}) {
  const recipient = `berta-${randomUUID()}@example.com`
  const answer = await buy({ recipient_email: recipient, ...change })
  if (answer.status !== 201) throw new Error(JSON.stringify(answer))
  const { number, key } = answer.body
  const started = await call('POST', `/order/${number}/pay/`, { key })
  await atGateway(started.body.payment)
  await until(async () => (await call('POST', `/order/${number}/detail/`, { key })).body.payment_state !== 'pending')
  await sendDueCards(shop.sql, servicesOf(shop.config, shop.sql), new Date())
  const [code = ''] = await codesFor(recipient)
  const [card] = await shop.sql`select c.* from gift_card c join shop_order o on o.id = c.order_id where o.number = ${number}`
  return { number: number as string, key: key as string, recipient, code, card: card as { id: number; balance_cents: number } }
}
const balanceOf = async (code: string) => (await call('POST', '/gift-cards/balance/', { gift_card: code })).body
const left = async (id: number) => (await shop.sql`select balance_cents from gift_card where id = ${id}`)[0]?.['balance_cents']
const payWith = (who: Who, cart: string, code: string) => call('PUT', `/cart/${cart}/`, { gift_card: code, ...who })
const entriesOf = (id: number) =>
  shop.sql`select kind, amount_cents from gift_card_entry where gift_card_id = ${id} order by id`.then((rows) =>
    rows.map((row) => [row['kind'], row['amount_cents']]),
  )

describe('selling gift cards (A-08)', () => {
  it('sells nothing while no amounts are set', async () => {
    await shop.sql`update storefront set gift_card_amounts = '{}' where code = 'T013'`
    expect(await buy()).toMatchObject({ status: 400, body: { code: 'gift_card.not_sold' } })
    expect((await call('GET', '/gift-cards/offer/')).body).toEqual({ amounts: [], years: 3 })
    await shop.sql`update storefront set gift_card_amounts = '{2000,5000}' where code = 'T013'`
  })

  it('names each field that is wrong', async () => {
    const { body } = await buy({ amount: 30, recipient_email: 'x', email: '', send_on: '2020-01-01', conditions: false })
    expect(Object.keys(body).toSorted()).toEqual(
      expect.arrayContaining(['amount', 'conditions', 'email', 'recipient_email', 'send_on']),
    )
  })

  it('issues the card once, however often the bank says it was paid, and sends its code to whom it is for', async () => {
    const { card, code, number, key, recipient } = await bought()
    expect(code).not.toBe('')
    const [attempt] =
      await shop.sql`select a.* from payment_attempt a join shop_order o on o.id = a.order_id where o.number = ${number}`
    const { settle } = await import('../../orders/money/settle.ts')
    const notice = {
      attemptId: String(attempt?.['id']),
      amountCents: 5000,
      currency: 'EUR',
      outcome: 'captured' as const,
      responseCode: '0000',
      reference: String(attempt?.['reference']),
    }
    await Promise.all([1, 2, 3].map((turn) => settle(deps(), 'sandbox', { ...notice, id: `again-${turn}` }, new Date())))
    expect(await entriesOf(card.id)).toEqual([['issue', 5000]])
    expect(await codesFor(recipient)).toEqual([code])
    expect(await balanceOf(code)).toMatchObject({ balance: 50, initial: 50, usable: true })
    const shown = (await call('POST', `/order/${number}/detail/`, { key })).body
    expect(shown).toMatchObject({
      payment_state: 'paid',
      status: 'e7',
      total_price_incl_vat: 50,
      vat: [],
      gift_card: { recipient_email: recipient },
    })
  })

  it('keeps the code until its day, and keeps nothing of it but a hash', async () => {
    const day = new Date(Date.now() + 5 * 86_400_000)
    const { card, recipient } = await bought({ send_on: day.toISOString().slice(0, 10) })
    expect(await codesFor(recipient)).toEqual([])
    expect((await shop.sql`select code_hash, sent_at from gift_card where id = ${card.id}`)[0]).toMatchObject({
      code_hash: null,
      sent_at: null,
    })
    await sendDueCards(shop.sql, servicesOf(shop.config, shop.sql), new Date(day.getTime() + 86_400_000))
    const codes = await codesFor(recipient)
    expect(codes).toEqual([expect.stringMatching(/./)])
    const kept = JSON.stringify(await shop.sql`select * from gift_card`)
    for (const code of codes) for (const written of [code, code.replaceAll('-', '')]) expect(kept).not.toContain(written)
  })
})

describe('paying with gift cards', () => {
  it('pays a part, leaves the VAT what it is, and the bank the rest', async () => {
    const { code, card } = await bought({ amount: 20 })
    const who = await signIn()
    const cart = await fill(who, [book], 2)
    const shown = (await payWith(who, cart, code.toLowerCase().replaceAll('-', ' '))).body
    expect(shown).toMatchObject({
      total_gift_card_price_applied: 20,
      gift_cards: [{ last4: code.slice(-4), balance: 20, applied: 20 }],
    })
    expect(shown.total_to_pay).toBeCloseTo(shown.total_price_incl_vat - 20, 2)
    const vat = shown.vat
    const { body: placed } = await place(who, cart, {
      expected_total: shown.total_price_incl_vat,
      expected_to_pay: shown.total_to_pay,
    })
    expect(await left(card.id)).toBe(0)
    await pay(who, placed.number)
    await until(async () => (await detail(who, placed.number)).payment_state !== 'pending')
    const order = await detail(who, placed.number)
    expect(order).toMatchObject({ payment_state: 'paid', total_gift_card_price_applied: 20, vat })
    const [sums] = await shop.sql`
      select captured_cents, total_cents, (select amount_cents from payment_attempt a where a.order_id = o.id and gateway = 'sandbox') as bank
      from shop_order o where number = ${placed.number}`
    expect(sums).toMatchObject({ captured_cents: sums?.['total_cents'], bank: Number(sums?.['total_cents']) - 2000 })
    // Cancelled again: what the bank brought goes back to the bank, what the card paid to the card, to the cent.
    const lines = order.lines.map((line: { line: number }) => line.line)
    expect((await call('POST', `/order/${placed.number}/cancel/`, { ...who, lines })).status).toBeLessThan(300)
    while ((await runPaymentTasks(deps(), new Date())) > 0);
    expect(await left(card.id)).toBe(2000)
    expect(await entriesOf(card.id)).toEqual([
      ['issue', 2000],
      ['spend', -2000],
      ['refund', 2000],
    ])
    expect(await detail(who, placed.number)).toMatchObject({ payment_state: 'refunded' })
    const letters = await shop.sql`
      select template, plain from mail_outbox where template in ('order-cancelled', 'refund-made') and plain like ${`%${placed.number}%`}`
    expect(letters.map((letter) => letter['template']).toSorted()).toEqual(['order-cancelled', 'refund-made'])
    for (const { plain } of letters) expect(plain).toContain('€20.00 to the gift card')
    const desk = await hire(['order_desk'])
    expect((await desk.call('GET', `/orders/${placed.number}/`)).body).toMatchObject({
      kind: 'goods',
      gift_cards: [{ card: Number(card.id), last4: code.slice(-4), paid: 20, given_back: 20 }],
      gift_card: null,
    })
  })

  it('needs no bank when it covers the whole order', async () => {
    const { code, card } = await bought()
    const who = await signIn('g-guest-with-card', 'guest')
    const cart = await fill(who, [book])
    const total = (await payWith(who, cart, code)).body.total_price_incl_vat
    const { body: placed } = await place(who, cart)
    expect((await startPaying(who, placed.number)).body.payment).toBeNull()
    expect(await detail(who, placed.number)).toMatchObject({ payment_state: 'paid', status: 'e1' })
    expect(await left(card.id)).toBe(5000 - Math.round(total * 100))
  })

  it('gives back what an order held that was never paid', async () => {
    const { code, card } = await bought({ amount: 20 })
    const who = await signIn()
    const cart = await fill(who, [book], 3)
    await payWith(who, cart, code)
    await place(who, cart)
    expect(await left(card.id)).toBe(0)
    expect((await call('POST', '/cart/recover-cart/', { cart_id: cart, ...who })).body.total_gift_card_price_applied).toBe(20)
    await place(who, cart)
    expect(await left(card.id)).toBe(0)
    await cancelExpired(shop.sql, new Date(Date.now() + 3_600_000))
    await cancelExpired(shop.sql, new Date(Date.now() + 3_600_000))
    expect(await left(card.id)).toBe(2000)
  })

  it('never overspends, with fifty orders paying with one card at once', async () => {
    const { card } = await bought()
    const buyers = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const who = await signIn(`c-crowd-${index}`)
        const cart = await fill(who, [book])
        await shop.sql`insert into cart_gift_card (cart_id, gift_card_id, code_hash) select ${cart}, id, code_hash from gift_card where id = ${card.id}`
        return { who, cart }
      }),
    )
    const answers = await Promise.all(buyers.map(({ who, cart }) => place(who, cart)))
    const [sums] = await shop.sql`
      select balance_cents, (select sum(amount_cents)::int from gift_card_entry where gift_card_id = c.id) as entries,
        (select coalesce(sum(gift_card_cents), 0)::int from shop_order o join gift_card_entry e on e.order_id = o.id and e.kind = 'spend' and e.gift_card_id = c.id) as paid
      from gift_card c where id = ${card.id}`
    expect(sums?.['balance_cents']).toBe(sums?.['entries'])
    expect(sums?.['balance_cents']).toBeGreaterThanOrEqual(0)
    expect(Number(sums?.['paid']) + Number(sums?.['balance_cents'])).toBe(5000)
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0)
    expect(answers.filter(({ status }) => status >= 500 && status !== 505)).toEqual([])
  })

  it('stays out of a cart whose coupon is refused in the same breath', async () => {
    const { code } = await bought({ amount: 20 })
    await shop.sql`delete from attempt`
    const who = await signIn()
    const cart = await fill(who, [book])
    const refused = await call('PUT', `/cart/${cart}/`, { gift_card: code, coupon: 'NOBODY', ...who })
    expect(refused).toMatchObject({ status: 400, body: { detail: 'The coupon is not valid.' } })
    expect((await call('POST', '/cart/recover-cart/', { cart_id: cart, ...who })).body.gift_cards).toEqual([])
  })

  it('counts wrong codes only, and a right one forgets none of them', async () => {
    const { code } = await bought()
    await shop.sql`delete from attempt`
    for (let turn = 0; turn < 45; turn++)
      expect((await call('POST', '/gift-cards/balance/', { gift_card: code })).status).toBe(200)
    const who = await signIn()
    const cart = await fill(who, [book])
    await shop.sql`delete from attempt`
    const statuses = []
    for (let turn = 0; turn < 16; turn++) {
      statuses.push((await payWith(who, cart, `3333-3333-3333-33${turn + 22}`)).status)
      if (turn === 10) expect((await payWith(who, cart, code)).status).toBe(200)
    }
    expect(statuses).toEqual([...Array(15).fill(400), 429])
  })

  it('refuses codes that are tried one after another', async () => {
    const who = await signIn()
    const cart = await fill(who, [book])
    await shop.sql`delete from attempt`
    const statuses = []
    for (let turn = 0; turn < 16; turn++) statuses.push((await payWith(who, cart, `2222-2222-2222-22${turn + 22}`)).status)
    expect(statuses).toEqual([...Array(15).fill(400), 429])
  })

  it('does not pay for a gift card, nor lower its price', async () => {
    const { body } = await buy({ gift_card: 'whatever', coupon: 'x' })
    const [order] =
      await shop.sql`select total_cents, gift_card_cents, coupon_cents from shop_order where number = ${body.number}`
    expect(order).toEqual({ total_cents: 5000, gift_card_cents: 0, coupon_cents: 0 })
  })
})

describe('changing one’s mind about a gift card', () => {
  const declared = async (number: string) => {
    await call('POST', '/withdrawal/', { name: 'Anna', number, email: 'anna@example.com' })
    const [letter] = await shop.sql<{ plain: string }[]>`
      select plain from mail_outbox where template = 'withdrawal-confirm' order by id desc limit 1`
    return /\?key=(\S+)/.exec(letter!.plain)?.[1] ?? ''
  }
  const annul = (key: string, line: number) => call('POST', '/withdrawal/confirm/', { key, lines: [line] })

  it('gives an unused card back and its money with it, once', async () => {
    const { number, key, card, code } = await bought()
    const link = await declared(number)
    const found = await call('POST', '/withdrawal/find/', { key: link })
    expect(found.body).toMatchObject({ late: false, lines: [{ line: card.id, quantity: 1 }] })
    expect((await annul(link, card.id)).status).toBeLessThan(300)
    expect((await annul(link, card.id)).status).toBeGreaterThanOrEqual(400)
    while ((await runPaymentTasks(deps(), new Date())) > 0);
    expect(await balanceOf(code)).toMatchObject({ balance: 0, usable: false })
    expect((await call('POST', `/order/${number}/detail/`, { key })).body).toMatchObject({
      payment_state: 'refunded',
      status: 'e4',
    })
  })

  it('gives nothing back of one that was used', async () => {
    const { number, card, code } = await bought()
    const who = await signIn()
    const cart = await fill(who, [book])
    await shop.sql`delete from attempt`
    await payWith(who, cart, code)
    await place(who, cart)
    expect((await annul(await declared(number), card.id)).status).toBeGreaterThanOrEqual(400)
    expect(await entriesOf(card.id)).toHaveLength(2)
  })
})

describe('the books', () => {
  it('balance after cards were sold, given back, spent in part and whole, alone and two together', async () => {
    const [one, other] = [await bought({ amount: 20 }), await bought({ amount: 20 })]
    await shop.sql`delete from attempt`
    const who = await signIn()
    const cart = await fill(who, [book], 3)
    await payWith(who, cart, one.code)
    await payWith(who, cart, other.code)
    const { body: placed } = await place(who, cart)
    await pay(who, placed.number)
    await until(async () => (await detail(who, placed.number)).payment_state !== 'pending')
    expect(await detail(who, placed.number)).toMatchObject({ payment_state: 'paid', total_gift_card_price_applied: 40 })
    await cancelExpired(shop.sql, new Date(Date.now() + 3_600_000))
    await expectBooksBalance(shop.sql)
  })
})
