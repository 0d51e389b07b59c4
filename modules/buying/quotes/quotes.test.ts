import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, dayOf } from '#kernel/days.ts'
import { checkDigit13 } from '#kernel/isbn.ts'
import { buying } from '#tests/support/buying.ts'
import { atDesk } from '#tests/support/desk.ts'
import { givenProduct, givenStore, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'
import { expireQuotes, forgetQuotes } from './decide-quote.ts'
import { personalData } from './personal-data.ts'

const shop = withShop()
const { hire } = staffing(shop)
const { atGateway } = buying(shop)
const { library } = atDesk(shop)
beforeAll(() => shop.app.listen({ port: 0, host: '127.0.0.1' }))

const inDays = (days: number) => addDays(dayOf(new Date()), days)
let serial = 0
/** Somebody new each time: one mailbox is written to a few times a day. */
const somebody = () => ({
  name: 'Marta Soler',
  email: `marta${++serial}@example.com`,
  phone: '600 000 002',
  language: 'ca',
})
const wish = (product: number, more: object = {}) => ({
  key: crypto.randomUUID(),
  lines: [{ product, copies: 12, discount: 5 }],
  who: somebody(),
  store_code: 'T013',
  collect_at: 'T013',
  valid_until: inDays(30),
  ...more,
})
type Desk = Awaited<ReturnType<typeof hire>>
const draft = async ({ call }: Desk, body: object) => {
  const { status, body: quote } = await call('POST', '/quotes/', body)
  expect(status, JSON.stringify(quote)).toBe(200)
  return quote
}
const keyIn = async (recipient: string) => {
  const letters = await shop.sql<{ plain: string }[]>`
    select plain from mail_outbox where template = 'quote' and recipient = ${recipient} order by id`
  return /\?key=([\w-]+)/.exec(letters.at(-1)?.plain ?? '')?.[1] ?? ''
}
/** A quote that was sent, with what its link holds. */
const sent = async (desk: Desk, body: object) => {
  const { id, number, email } = await draft(desk, body)
  const { status, body: quote } = await desk.call('POST', `/quotes/${id}/send/`, {})
  expect(status, JSON.stringify(quote)).toBe(200)
  return { id, number, total: quote.total, key: await keyIn(email) }
}
const show = ({ number, key }: { number: string; key?: string }) => shop.call('POST', '/quote/', { number, key })
const accept = ({ number, key, total }: { number: string; key: string; total: number }) =>
  shop.call('POST', '/quote/accept/', { number, key, expected_total: total })
const stateOf = async (id: number) => (await shop.sql`select state from quote where id = ${id}`)[0]?.['state']

describe('a quote that is written', () => {
  it('keeps its price, its discount within the law of the book, and a number of its shop’s series without gaps', async () => {
    const desk = await hire(['order_desk'])
    const product = await givenProduct(shop.sql, { price_cents: 2_000 })
    const first = await draft(desk, wish(product))
    expect(first).toMatchObject({ state: 'draft', total: 228, lines: [{ list: 20, discount: 5, unit: 19, copies: 12 }] })
    const refused = await desk.call('POST', '/quotes/', wish(product, { lines: [{ product, copies: 1, discount: 5.01 }] }))
    expect(refused.status).toBe(400)
    expect(refused.body['lines.0.discount'][0]).toContain('5%')
    const next = await draft(desk, wish(product))
    expect(Number(next.number.slice(-5))).toBe(Number(first.number.slice(-5)) + 1)
  })

  it('may let off more of an object, and of a book for a library what the law allows libraries', async () => {
    const desk = await hire(['trade_desk'])
    const [book, object] = [
      await givenProduct(shop.sql, { price_cents: 2_000 }),
      await givenProduct(shop.sql, { kind: 'object', price_cents: 1_000 }),
    ]
    const { id } = await library()
    const lines = [
      { product: book, copies: 1, discount: 15 },
      { product: object, copies: 2, discount: 30 },
    ]
    expect(await draft(desk, wish(book, { lines, who: { customer: id } }))).toMatchObject({ total: 31 })
    const agreed = await draft(desk, wish(book, { lines: [{ product: book, copies: 1 }], who: { customer: id } }))
    expect(agreed.lines).toMatchObject([{ discount: 15, unit: 17 }])
  })

  it('is one for one key, and is not saved over what somebody else saved meanwhile', async () => {
    const desk = await hire(['bookseller'])
    const asked = wish(await givenProduct(shop.sql))
    const made = await Promise.all([1, 2, 3].map(async () => (await desk.call('POST', '/quotes/', asked)).body.id))
    expect(new Set(made).size).toBe(1)
    const { version } = (await desk.call('GET', `/quotes/${made[0]}/`)).body
    const { key: _key, ...change } = { ...asked, note: 'Entrega en junio' }
    expect((await desk.call('PUT', `/quotes/${made[0]}/`, { ...change, version })).status).toBe(200)
    const late = await desk.call('PUT', `/quotes/${made[0]}/`, { ...change, note: '', version })
    expect(late).toMatchObject({ status: 409, body: { current: { note: 'Entrega en junio' } } })
  })

  it('is seen and changed in its own store alone by whoever is bound to one', async () => {
    await givenStore(shop.sql, 'T014')
    const desk = await hire(['order_desk'])
    const { id } = await draft(desk, wish(await givenProduct(shop.sql), { store_code: 'T014' }))
    const { call } = await hire(['bookseller'])
    expect((await call('GET', `/quotes/${id}/`)).status).toBe(404)
    expect((await call('POST', `/quotes/${id}/send/`, {})).status).toBe(404)
    expect((await call('GET', '/quotes/?limit=200')).body.items.map((row: { id: number }) => row.id)).not.toContain(id)
  })
})

describe('a quote that is sent', () => {
  it('goes by e-mail in its customer’s language, with its paper and a link whose key is not kept', async () => {
    const desk = await hire(['order_desk'])
    const quote = await sent(desk, wish(await givenProduct(shop.sql, { price_cents: 2_000 })))
    const [letter] = await shop.sql<{ language: string; name: string; bytes: Buffer }[]>`
      select m.language, a.name, a.content as bytes from mail_outbox m join mail_attachment a on a.letter_id = m.id
      where m.template = 'quote' order by m.id desc limit 1`
    expect(letter).toMatchObject({ language: 'ca', name: `${quote.number}.pdf` })
    expect(letter!.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    const [row] = await shop.sql<{ key_hash: Buffer }[]>`select key_hash from quote where id = ${quote.id}`
    expect(row!.key_hash.toString('base64url')).not.toBe(quote.key)
    const { body } = await show(quote)
    expect(body).toMatchObject({ number: quote.number, closed: null, total: 228, lines: [{ copies: 12 }] })
    const paper = await shop.app.inject({ url: body.paper })
    expect(paper.headers['content-type'], paper.payload.slice(0, 200)).toBe('application/pdf')
    expect((await shop.app.inject({ url: body.paper.replace(/key=.*/, 'key=zzzzzz.x') })).statusCode).toBe(404)
  })

  it('opens for no other key and no other quote’s', async () => {
    const desk = await hire(['order_desk'])
    const product = await givenProduct(shop.sql)
    const [one, other] = [await sent(desk, wish(product)), await sent(desk, wish(product))]
    expect((await show({ number: one.number, key: other.key })).status).toBe(404)
    expect((await show({ number: one.number, key: 'x' })).status).toBe(404)
    expect((await show({ number: one.number })).status).toBe(404)
  })

  it('keeps its price when the shop’s moves, and is refused to be sent at one that nobody saw', async () => {
    const desk = await hire(['order_desk'])
    const product = await givenProduct(shop.sql, { price_cents: 2_000 })
    const quote = await sent(desk, wish(product))
    const unseen = await draft(desk, wish(product))
    await shop.sql`update product set price_cents = 2500 where id = ${product}`
    expect((await show(quote)).body.total).toBe(228)
    expect((await desk.call('POST', `/quotes/${unseen.id}/send/`, {})).body.code).toBe('quote.total_moved')
    await accept(quote)
    const { body } = await desk.call('POST', `/quotes/${quote.id}/order/`, { pays: 'collection' })
    expect(body, JSON.stringify(body)).toMatchObject({ state: 'ordered' })
    const [order] = await shop.sql`select total_cents, concluded from shop_order where number = ${body.order}`
    expect(order).toMatchObject({ total_cents: 22_800 })
  })

  it('is accepted once, whoever else answers at the same time', async () => {
    const desk = await hire(['order_desk'])
    const quote = await sent(desk, wish(await givenProduct(shop.sql)))
    const answers = await Promise.all([accept(quote), accept(quote), accept(quote)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('quote.accepted_already')
    const events = await shop.sql`select from quote_event where quote_id = ${quote.id} and kind = 'accepted'`
    expect(events).toHaveLength(1)
  })

  it('is declined with a reason, and is then revised: what was sent stays, and answers no more', async () => {
    const desk = await hire(['order_desk'])
    const quote = await sent(desk, wish(await givenProduct(shop.sql)))
    const { number, key } = quote
    expect((await shop.call('POST', '/quote/decline/', { number, key, reason: 'Demasiado caro' })).status).toBe(200)
    const { body: next } = await desk.call('POST', `/quotes/${quote.id}/revise/`, {})
    expect(next).toMatchObject({ number, revision: 2, state: 'draft', revisions: [{ state: 'replaced' }, { state: 'draft' }] })
    expect((await desk.call('GET', `/quotes/${quote.id}/`)).body).toMatchObject({ reason: 'Demasiado caro', state: 'replaced' })
    expect((await show(quote)).body).toMatchObject({ state: 'replaced', lines: [], name: '' })
    expect((await desk.call('POST', `/quotes/${quote.id}/revise/`, {})).status).toBe(409)
  })

  it('says that it is over after its last day, tells nothing else by its link, and is ended by the clock', async () => {
    const desk = await hire(['order_desk'])
    const quote = await sent(desk, wish(await givenProduct(shop.sql)))
    await shop.sql`update quote set valid_until = ${inDays(-1)} where id = ${quote.id}`
    expect((await show(quote)).body).toMatchObject({ state: 'expired', lines: [], name: '', paper: null })
    expect(await accept(quote)).toMatchObject({ status: 409, body: { code: 'quote.expired' } })
    await expireQuotes(shop.sql, new Date())
    expect(await stateOf(quote.id)).toBe('expired')
    expect((await desk.call('GET', '/quotes/?view=expired')).body.items).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: quote.id })]),
    )
  })
})

describe('a quote that is ordered', () => {
  it('is one order, however many colleagues make it at once', async () => {
    const desk = await hire(['order_desk'])
    const quote = await sent(desk, wish(await givenProduct(shop.sql, { stock: 20 })))
    expect((await desk.call('POST', `/quotes/${quote.id}/order/`, { pays: 'collection' })).status).toBe(409)
    await desk.call('POST', `/quotes/${quote.id}/accept/`, { note: 'Por teléfono' })
    const orders = await Promise.all([1, 2, 3].map(() => desk.call('POST', `/quotes/${quote.id}/order/`, { pays: 'collection' })))
    expect(orders.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const [{ key } = {}] = await shop.sql`select key from quote where id = ${quote.id}`
    expect(await shop.sql`select from shop_order where cart_id = ${`made-${key}`}`).toHaveLength(1)
  })

  it('goes straight on to be paid where that was allowed, at the price and the delivery that were promised', async () => {
    const desk = await hire(['order_desk'])
    const product = await givenProduct(shop.sql, { price_cents: 2_000 })
    const street = { recipient: 'Marta', street: 'Calle Real, 1', floor: null, postcode: '18009', city: 'Granada' }
    const address = { ...street, region: 'Granada', country: 'ES', phone: '600000002' }
    const asked = { lines: [{ product, copies: 3 }], collect_at: null, address, shipping: 3.5, straight_to_pay: true }
    const quote = await sent(desk, wish(product, asked))
    expect(quote.total).toBe(63.5)
    const { status, body } = await accept(quote)
    expect(status, JSON.stringify(body)).toBe(200)
    const { order } = (await desk.call('GET', `/quotes/${quote.id}/`)).body
    const link = new URL(body.pay)
    const pay = await shop.call('POST', `/order/${order}/pay/`, { id: '', token: '', key: link.searchParams.get('key') })
    await atGateway(pay.body.payment)
    const [row] = await shop.sql`select total_cents, shipping_cents, concluded from shop_order where number = ${order}`
    expect(row).toEqual({ total_cents: 6_350, shipping_cents: 350, concluded: 'distance' })
  })

  it('stays accepted where it cannot be ordered at once, and a colleague is told why', async () => {
    const desk = await hire(['order_desk'])
    const object = await givenProduct(shop.sql, { kind: 'object', stock: 2 })
    const quote = await sent(desk, wish(object, { lines: [{ product: object, copies: 2 }], straight_to_pay: true }))
    await shop.sql`update stock set quantity = 0 where product_id = ${object}`
    expect(await accept(quote)).toMatchObject({ status: 200, body: { pay: null } })
    const { body } = await desk.call('GET', `/quotes/${quote.id}/`)
    expect(body).toMatchObject({ state: 'accepted', order: null })
    expect(body.history.map(({ kind }: { kind: string }) => kind)).toContain('not_ordered')
    expect(body.history.at(-1).note).not.toContain('.stock')
  })

  it('is paid by invoice and charged to a budget where that was agreed', async () => {
    const desk = await hire(['trade_desk'])
    const who = await library()
    const product = await givenProduct(shop.sql, { price_cents: 2_000 })
    const asked = { lines: [{ product, copies: 200 }], who: { customer: who.id } }
    const quote = await sent(desk, wish(product, asked))
    const signed = { id: who.id, token: who.token }
    expect((await shop.call('POST', '/quotes/', signed)).body.items).toMatchObject([{ number: quote.number, state: 'sent' }])
    const { number, total } = quote
    expect((await shop.call('POST', '/quote/accept/', { ...signed, number, expected_total: total })).status).toBe(200)
    const { body } = await desk.call('POST', `/quotes/${quote.id}/order/`, { pays: 'account', budget: who.budget })
    expect(body, JSON.stringify(body)).toMatchObject({ state: 'ordered', total: 3_400 })
    const [order] = await shop.sql`select terms, budget_id, total_cents from shop_order where number = ${body.order}`
    expect(order).toEqual({ terms: 'account', budget_id: who.budget, total_cents: 340_000 })
    expect(await shop.sql`select pending_cents from budget where id = ${who.budget}`).toMatchObject([{ pending_cents: 340_000 }])
  })
})

describe('whom a quote was for', () => {
  it('is handed out to an account, and forgotten with it', async () => {
    const desk = await hire(['trade_desk'])
    const who = await library()
    const quote = await sent(desk, wish(await givenProduct(shop.sql), { who: { customer: who.id } }))
    const person = { customerId: who.id, proved: null }
    expect(await personalData.exportPerson?.(shop.sql, person)).toMatchObject({ quotes: [{ number: quote.number }] })
    await accept(quote)
    await desk.call('POST', `/quotes/${quote.id}/order/`, { pays: 'account' })
    const open = await sent(desk, wish(await givenProduct(shop.sql), { who: { customer: who.id } }))
    await shop.sql.begin((tx) => personalData.erasePerson?.(tx, { ...person } as never))
    expect(await stateOf(open.id)).toBeUndefined()
    const [kept] = await shop.sql`select name, email, customer_id, key_hash, state from quote where id = ${quote.id}`
    expect(kept).toEqual({ name: quote.number, email: '', customer_id: null, key_hash: null, state: 'ordered' })
  })

  it('is nobody’s business a year after it ended, where it was no account’s', async () => {
    const desk = await hire(['order_desk'])
    const [old, young] = [
      await sent(desk, wish(await givenProduct(shop.sql))),
      await sent(desk, wish(await givenProduct(shop.sql))),
    ]
    for (const { id } of [old, young]) await desk.call('POST', `/quotes/${id}/withdraw/`, { reason: 'Ya no se edita' })
    await shop.sql`update quote set ended_at = now() - interval '400 days' where id = ${old.id}`
    await forgetQuotes(shop.sql, new Date())
    expect(await stateOf(old.id)).toBeUndefined()
    expect(await stateOf(young.id)).toBe('withdrawn')
  })

  it('is not taken back by whoever still sees it unanswered once its customer has accepted', async () => {
    const desk = await hire(['order_desk'])
    const quote = await sent(desk, wish(await givenProduct(shop.sql)))
    await accept(quote)
    const takeBack = (state: string) => desk.call('POST', `/quotes/${quote.id}/withdraw/`, { reason: 'Un error', state })
    expect(await takeBack('sent')).toMatchObject({ status: 409, body: { code: 'quote.moved_on' } })
    expect(await stateOf(quote.id)).toBe('accepted')
    expect((await takeBack('accepted')).status).toBe(200)
  })

  it('is told that it was taken back, why, and what that means, once it was sent', async () => {
    const desk = await hire(['order_desk'])
    const product = await givenProduct(shop.sql)
    const takenBack = async (id: number) => desk.call('POST', `/quotes/${id}/withdraw/`, { reason: 'Se agotó en la editorial.' })
    const letters = async (email: string) =>
      shop.sql`select language, subject, plain from mail_outbox where template = 'quote-withdrawn' and recipient = ${email}`
    const [unseen, open, over, agreed] = [somebody(), somebody(), somebody(), somebody()]
    await takenBack((await draft(desk, wish(product, { who: unseen }))).id)
    const offered = await sent(desk, wish(product, { who: open }))
    await takenBack(offered.id)
    const late = await sent(desk, wish(product, { who: over }))
    await shop.sql`update quote set valid_until = ${inDays(-1)} where id = ${late.id}`
    await takenBack(late.id)
    const accepted = await sent(desk, wish(product, { who: agreed }))
    await accept(accepted)
    await takenBack(accepted.id)
    expect(await Promise.all([unseen, over].map(({ email }) => letters(email)))).toEqual([[], []])
    const [ofOffered] = await letters(open.email)
    expect(ofOffered).toMatchObject({ language: 'ca', subject: `Pressupost ${offered.number} retirat` })
    expect(ofOffered?.['plain']).toContain('Ja no es pot acceptar')
    const told = await letters(agreed.email)
    expect(told).toHaveLength(1)
    expect(told[0]?.['plain']).toContain('que havíeu acceptat')
    expect(told[0]?.['plain']).toContain('Se agotó en la editorial.')
    expect(told[0]?.['plain']).toContain('No farem la comanda')
  })

  it('answers what its account asked a bookseller for as it is sent, and what is decided of it is decided of that', async () => {
    const desk = await hire(['trade_desk'])
    const who = await library()
    const signed = { id: who.id, token: who.token }
    const [book, other] = [await givenProduct(shop.sql, { price_cents: 2_000 }), await givenProduct(shop.sql)]
    const ean = `978843760499${checkDigit13('978843760499')}`
    await shop.sql`update product set ean = ${ean} where id = ${book}`
    for (const asked of [ean, 'Un título raro sobre azulejos'])
      await shop.call('POST', '/requests/', { ...signed, asked, quantity: 3 })
    const requests = async () => {
      const { items } = (await desk.call('GET', '/requests/?state=all')).body
      return items.filter(({ customer }: { customer: string }) => customer === who.id)
    }
    const [unknown, known] = await requests()
    expect((await desk.call('GET', `/requests/${known.request}/`)).body).toMatchObject({
      others_open: 1,
      offer: ean,
      quotes: [],
      acts: { answer: null, quote: null },
    })
    const begun = (await desk.call('GET', `/quotes/beginning/?request=${known.request}&all_open=true`)).body
    expect(begun, JSON.stringify(begun)).toMatchObject({
      who: { customer: who.id },
      lines: [{ product: book, copies: 3 }],
      note: 'Un título raro sobre azulejos',
      requests: [{ number: known.number }, { number: unknown.number }],
    })
    await shop.sql`
      insert into product_translation (product_id, language, title) values (${book}, 'ca', 'Els celoberts')
      on conflict (product_id, language) do update set title = excluded.title`
    const called = (await desk.call('GET', `/quotes/beginning/?request=${known.request}`, undefined, 'ca')).body
    expect(called.lines).toMatchObject([{ title: 'Els celoberts' }])
    const alone = (await desk.call('GET', `/quotes/beginning/?request=${known.request}`)).body
    expect(alone.requests).toHaveLength(1)
    const ids = begun.requests.map(({ id }: { id: number }) => id)
    const asked = {
      lines: [
        { product: book, copies: 3 },
        { product: other, copies: 1 },
      ],
      who: { customer: who.id },
      requests: ids,
    }
    const stranger = await desk.call('POST', '/quotes/', wish(book, { requests: ids }))
    expect(stranger.body.code).toBe('request.unknown')
    const quote = await draft(desk, wish(book, asked))
    expect((await requests()).map(({ state }: { state: string }) => state)).toEqual(['open', 'open'])
    const { body: gone } = await desk.call('POST', `/quotes/${quote.id}/send/`, {})
    expect(gone.requests).toMatchObject([{ state: 'answered' }, { state: 'answered' }])
    expect((await requests())[1]).toMatchObject({
      state: 'answered',
      answer: `We offer it in quote ${quote.number}.`,
    })
    expect((await desk.call('GET', `/requests/${known.request}/`)).body.quotes).toMatchObject([{ number: quote.number }])
    const letters = await shop.sql<{ template: string }[]>`
      select template from mail_outbox where recipient = ${`${who.id}@example.com`} and template in ('quote', 'request-answer')`
    expect(letters).toEqual([{ template: 'quote' }])
    const total = gone.total
    expect((await shop.call('POST', '/quote/accept/', { ...signed, number: quote.number, expected_total: total })).status).toBe(
      200,
    )
    expect((await requests()).map(({ state }: { state: string }) => state)).toEqual(['accepted', 'accepted'])
    const taken = await desk.call('POST', `/quotes/${quote.id}/withdraw/`, { reason: 'Se agotó.' })
    expect(taken.body.requests).toMatchObject([{ state: 'open' }, { state: 'open' }])
    expect((await requests())[1]).toMatchObject({ state: 'open', answer: '', answered: null, decided: null })
    const shown = await shop.call('POST', '/quote/', { ...signed, number: quote.number })
    expect(shown.body).toMatchObject({ state: 'withdrawn', reason: 'Se agotó.' })
  })

  it('that is taken back leaves what a colleague answered by hand, in whatever words', async () => {
    const desk = await hire(['trade_desk'])
    const who = await library()
    for (const asked of ['Uno que falta', 'Otro que falta'])
      await shop.call('POST', '/requests/', { id: who.id, token: who.token, asked, quantity: 1 })
    const ids = (
      await shop.sql<{ id: number }[]>`select id from bookseller_request where customer_id = ${who.id} order by id`
    ).map(({ id }) => id)
    const quote = await draft(desk, wish(await givenProduct(shop.sql), { who: { customer: who.id }, requests: ids }))
    const byHand = { answer: `Se lo ofrecemos en el presupuesto ${quote.number}.` }
    expect((await desk.call('POST', `/requests/${ids[0]}/answer/`, byHand)).status).toBe(200)
    await desk.call('POST', `/quotes/${quote.id}/send/`, {})
    const taken = await desk.call('POST', `/quotes/${quote.id}/withdraw/`, { reason: 'Se agotó.' })
    expect(taken.body.requests).toMatchObject([
      { id: ids[0], state: 'answered' },
      { id: ids[1], state: 'open' },
    ])
  })

  it('handed over on paper is told to whoever asked by e-mail, and its next revision answers the same', async () => {
    const desk = await hire(['trade_desk'])
    const who = await library()
    await shop.call('POST', '/requests/', { id: who.id, token: who.token, asked: 'Otro título raro', quantity: 1 })
    const [request] = await shop.sql<{ id: number }[]>`select id from bookseller_request where customer_id = ${who.id}`
    const product = await givenProduct(shop.sql)
    const quote = await draft(desk, wish(product, { who: { customer: who.id }, requests: [request!.id] }))
    await desk.call('POST', `/quotes/${quote.id}/send/`, { by: 'paper' })
    expect(
      await shop.sql`select 1 from mail_outbox where recipient = ${`${who.id}@example.com`} and template = 'request-answer'`,
    ).toHaveLength(1)
    const { body: next } = await desk.call('POST', `/quotes/${quote.id}/revise/`, {})
    expect(next.requests).toMatchObject([{ id: request!.id, state: 'answered' }])
  })
})
