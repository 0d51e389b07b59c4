import { describe, expect, it } from 'vitest'
import { checkDigit13 } from '#kernel/isbn.ts'
import { replyAddress } from '#modules/platform/mail/reply-key.ts'
import { atDesk, type Library } from '#tests/support/desk.ts'
import { givenProduct, givenStore, withShop } from '#tests/support/shop.ts'
import { type Colleague, staffing } from '#tests/support/staffing.ts'

const mailToken = 'the mail server of these tests'
const ordersAt = 'pedidos@palace.example'
const shop = withShop({ MAIL_IN_TOKEN: mailToken, ORDERS_ADDRESS: ordersAt })
const { library, member } = atDesk(shop)
const { hire } = staffing(shop)

let serial = 0
async function book(fields: Parameters<typeof givenProduct>[1] = {}) {
  const id = await givenProduct(shop.sql, { price_cents: 1_000, ...fields })
  const twelve = `97884${String(500 + ++serial).padStart(7, '0')}`
  const ean = twelve + checkDigit13(twelve)
  await shop.sql`update product set ean = ${ean} where id = ${id}`
  return { id, ean }
}
/** Five lines, of which two name no book of the catalogue. */
async function fiveLines() {
  const books = [await book(), await book(), await book()]
  const text = `Queremos:\n2 ${books[0]!.ean}\n3 ${books[1]!.ean}\n1 ${books[2]!.ean}\n4 9788437604948\n1 9788437604947`
  return { books, text }
}
const sent = async (who: Library, text: string): Promise<string> =>
  (await shop.call('POST', '/order-letters/', { id: who.id, token: who.token, comments: text, key: `key-of-a-form-${++serial}` }))
    .body.number
const byNumber = async (desk: Colleague, number: string) => {
  const [{ letter }] = (await desk.call('GET', `/order-letters/?q=${number}`)).body.items
  return (await desk.call('GET', `/order-letters/${letter}/`)).body
}
const outcomes = (recipient: string) =>
  shop.sql<{ template: string; language: string; plain: string; subject: string }[]>`
    select template, language, plain, subject from mail_outbox
    where recipient = ${recipient} and template like 'order-letter-%' and template <> 'order-letter-received' order by id`
const received = (raw: string) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/mail/received/',
    headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${mailToken}` },
    payload: raw,
  })
const mail = (from: string, text: string, to = ordersAt, id = `<${++serial}@library.example>`) =>
  `From: ${from}\r\nTo: ${to}\r\nMessage-ID: ${id}\r\nSubject: Pedido de otoño\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text.replaceAll('\n', '\r\n')}`

describe('an order by e-mail', () => {
  it('of five lines, of which two are wrong, is mended and becomes an order on the account, from its budget', async () => {
    const desk = await hire(['trade_desk'])
    const who = await library()
    const { books, text } = await fiveLines()
    const meant = await book({ price_cents: 2_000 })
    const letter = await byNumber(desk, await sent(who, text))
    expect(letter).toMatchObject({
      state: 'open',
      proof: 'signed_in',
      acts: { mend: null, order: null, basket: 'order_letter.open_lines' },
    })
    expect(letter.lines.map(({ state, quantity }: { state: string; quantity: number }) => [state, quantity])).toEqual([
      ['found', 2],
      ['found', 3],
      ['found', 1],
      ['unknown', 4],
      ['unknown', 1],
    ])
    const at = `/order-letters/${letter.letter}`
    const mended = await desk.call('PUT', `${at}/lines/4/`, { product: meant.id, quantity: 2, note: 'Edición de 2026' })
    expect(mended.body.lines[3]).toMatchObject({ state: 'found', quantity: 2, read_quantity: 4, changed_by: expect.any(String) })
    const left = await desk.call('PUT', `${at}/lines/5/`, { product: null, quantity: 1, wanted: false, note: 'No existe' })
    const as = { pays: 'account', address: who.address, budget: who.budget, reference: 'EXP-9' }
    const cost = await desk.call('POST', `${at}/reckon/`, as)
    expect(cost.body).toMatchObject({
      left_out: 0,
      why_not: null,
      lines: expect.arrayContaining([expect.objectContaining({ product: meant.id, copies: 2 })]),
    })
    expect(cost.body.budget_left).toBeCloseTo(1_000 - cost.body.total, 2)
    const ordered = await desk.call('POST', `${at}/order/`, {
      ...as,
      version: left.body.version,
      expected_total: cost.body.total,
    })
    expect(ordered.body).toMatchObject({
      state: 'ordered',
      order: expect.stringMatching(/^\d\d-\d{6}$/),
      handled_by: expect.any(String),
    })
    const [order] = await shop.sql`
      select o.terms, o.budget_id, o.reference, o.total_cents, count(l.*)::int as lines from shop_order o join order_line l on l.order_id = o.id
      where o.number = ${ordered.body.order} group by o.id`
    expect(order).toMatchObject({
      terms: 'account',
      budget_id: who.budget,
      reference: 'EXP-9',
      lines: 4,
      total_cents: Math.round(cost.body.total * 100),
    })
    const [told] = await outcomes(`${who.id}@example.com`)
    expect(told?.plain).toMatch(/Edición de 2026/)
    expect(told?.plain).toMatch(/No existe/)
    expect((await byNumber(desk, letter.number)).comments).toBe(text)
    expect(books).toHaveLength(3)
  })

  it('becomes a list of whoever sent it, with what has no title yet, and they are told in its language', async () => {
    const desk = await hire(['order_desk'])
    const who = await library()
    const { text } = await fiveLines()
    const approver = await member(who, 'approver')
    const number = await sent({ ...who, token: approver.token }, text)
    const letter = await byNumber(desk, number)
    const listed = await desk.call('POST', `/order-letters/${letter.letter}/list/`, { version: letter.version })
    expect(listed.body).toMatchObject({ state: 'listed', list: expect.any(Number), acts: { list: 'order_letter.decided' } })
    const [list] = await shop.sql`select member_id, customer_id, state from desk_list where id = ${listed.body.list}`
    expect(list).toMatchObject({ member_id: approver.member, customer_id: who.id, state: 'open' })
    const lines = await shop.sql`select state from desk_line where list_id = ${listed.body.list} order by position`
    expect(lines.map(({ state }) => state)).toEqual(['found', 'found', 'found', 'unknown', 'unknown'])
    const [told] = await outcomes(`${approver.member}@example.com`)
    expect(told?.subject).toContain(number)
    expect(
      (await desk.call('GET', '/waiting/')).body.items.find(({ queue }: { queue: string }) => queue === 'order_letters')?.count ??
        0,
    ).toBe((await desk.call('GET', '/order-letters/?state=open')).body.count.of)
  })

  it('is decided once, whoever is quicker, and the database itself refuses a second outcome', async () => {
    const [one, other] = [await hire(['order_desk']), await hire(['trade_desk'])]
    const who = await library()
    const { text } = await fiveLines()
    const { letter, version } = await byNumber(one, await sent(who, text))
    const both = await Promise.all([
      one.call('POST', `/order-letters/${letter}/list/`, { version }),
      other.call('POST', `/order-letters/${letter}/refuse/`, { version, reason: 'Está agotado.' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await expect(shop.sql`update order_letter set state = 'handled' where id = ${letter}`).rejects.toThrow('decided before')
    await expect(
      shop.sql`update order_letter set state = 'open', handled_at = null, handled_by = null where id = ${letter}`,
    ).rejects.toThrow('decided before')
  })

  it('mended by two colleagues at once keeps the first change and shows it to the second', async () => {
    const [one, other] = [await hire(['order_desk']), await hire(['trade_desk'])]
    const who = await library()
    const { text } = await fiveLines()
    const { letter, version } = await byNumber(one, await sent(who, text))
    const wanted = { product: null, quantity: 7, wanted: false, note: '' }
    expect((await one.call('PUT', `/order-letters/${letter}/lines/4/`, { ...wanted, version })).status).toBe(200)
    const late = await other.call('PUT', `/order-letters/${letter}/lines/4/`, { ...wanted, quantity: 9, version })
    expect([late.status, late.body.code, late.body.current.lines[3].quantity]).toEqual([409, 'version.changed', 7])
  })

  it('is refused with a reason that its sender reads in their language', async () => {
    const desk = await hire(['trade_desk'])
    const who = await library()
    await shop.sql`update customer set language = 'ca' where id = ${who.id}`
    const { number } = (
      await shop.call(
        'POST',
        '/order-letters/',
        { id: who.id, token: who.token, comments: 'Hola', key: 'key-of-a-catalan-form' },
        'ca',
      )
    ).body
    const { letter, version } = await byNumber(desk, number)
    expect((await desk.call('POST', `/order-letters/${letter}/refuse/`, { version, reason: '' })).status).toBe(400)
    await desk.call('POST', `/order-letters/${letter}/refuse/`, { version, reason: 'No servim partitures.' })
    const [told] = await outcomes(`${who.id}@example.com`)
    expect(told).toMatchObject({
      language: 'ca',
      template: 'order-letter-refused',
      plain: expect.stringContaining('No servim partitures.'),
    })
  })

  it('goes into the basket whole or not at all, and is an order by link where the account is to pay first', async () => {
    const desk = await hire(['order_desk'])
    const who = await library({ onAccount: false })
    const [many, few] = [await book(), await book({ stock: 2 })]
    const first = await byNumber(desk, await sent(who, `1 ${many.ean}\n5 ${few.ean}`))
    expect(first.acts).toMatchObject({ order: 'order_letter.no_terms', basket: null, link: null })
    await desk.call('PUT', `/order-letters/${first.letter}/lines/2/`, { product: few.id, quantity: 150 })
    const { version } = await byNumber(desk, first.number)
    const refused = await desk.call('POST', `/order-letters/${first.letter}/basket/`, { version })
    expect([refused.status, refused.body.code]).toEqual([400, 'desk.lines_unavailable'])
    expect(await shop.sql`select from cart_line l join cart c on c.id = l.cart_id where c.owner_id = ${who.id}`).toHaveLength(0)
    const mended = await desk.call('PUT', `/order-letters/${first.letter}/lines/2/`, { product: few.id, quantity: 1 })
    const basket = await desk.call('POST', `/order-letters/${first.letter}/basket/`, { version: mended.body.version })
    expect(basket.body.state).toBe('in_basket')
    expect((await shop.call('POST', '/cart/recover/', { id: who.id, token: who.token })).body.num_items ?? 2).toBe(2)

    await givenStore(shop.sql, 'T013')
    const second = await byNumber(desk, await sent(who, `2 ${many.ean}`))
    const as = { pays: 'link', store_code: 'T013', address: who.address }
    const { total } = (await desk.call('POST', `/order-letters/${second.letter}/reckon/`, as)).body
    const linked = await desk.call('POST', `/order-letters/${second.letter}/order/`, {
      ...as,
      version: second.version,
      expected_total: total,
    })
    expect(linked.body).toMatchObject({ state: 'ordered', order: expect.any(String) })
    expect(await shop.sql`select payment_state, owner_id from shop_order where number = ${linked.body.order}`).toMatchObject([
      { payment_state: 'pending', owner_id: who.id },
    ])
  })
})

describe('an order that comes as an e-mail', () => {
  const proven = async () => {
    const who = await library()
    await shop.sql`update customer set verified_at = now() where id = ${who.id}`
    return { ...who, email: `${who.id}@example.com` }
  }

  it('is nobody’s until its sender answers from there: it charges no account before, and does after', async () => {
    const desk = await hire(['trade_desk'])
    const who = await proven()
    const { books } = await fiveLines()
    const handed = await received(mail(who.email, `Buenos días:\n\n2 ${books[0]!.ean}\n1 ${books[1]!.ean}`))
    const { order_letter: id } = handed.json()
    const at = `/order-letters/${id}`
    const letter = (await desk.call('GET', `${at}/`)).body
    expect(letter).toMatchObject({
      came_by: 'mail',
      proof: 'unproved',
      customer: null,
      email: who.email,
      subject: 'Pedido de otoño',
      accounts: [{ customer: who.id }],
      acts: { order: 'order_letter.no_account', list: 'order_letter.no_account' },
    })
    const assigned = await desk.call('PUT', `${at}/account/`, { customer: who.id })
    expect(assigned.body).toMatchObject({
      customer: who.id,
      of_account: true,
      acts: { list: null, order: 'order_letter.unproved' },
    })
    const as = { pays: 'account', address: who.address, budget: who.budget }
    const early = await desk.call('POST', `${at}/order/`, { ...as, version: assigned.body.version, expected_total: 1 })
    expect([early.status, early.body.code]).toEqual([409, 'order_letter.unproved'])

    const [asked] = await shop.sql<{ reply_to: string; plain: string }[]>`
      select reply_to, plain from mail_outbox where recipient = ${who.email} and template = 'order-letter-asked'`
    expect(asked).toMatchObject({ reply_to: replyAddress(ordersAt, shop.config.SECRET, id, 'o') })
    expect(asked?.plain).not.toContain(books[0]!.ean)
    await received(mail('somebody@else.example', 'Sí, soy yo.', asked?.reply_to))
    expect((await desk.call('GET', `${at}/`)).body.proof).toBe('unproved')
    await received(mail(who.email, 'Sí.', asked?.reply_to))
    const known = (await desk.call('GET', `${at}/`)).body
    expect(known).toMatchObject({ proof: 'answered', acts: { order: null }, comments: expect.stringContaining('Sí.') })
    const { total } = (await desk.call('POST', `${at}/reckon/`, as)).body
    const ordered = await desk.call('POST', `${at}/order/`, { ...as, version: known.version, expected_total: total })
    expect(ordered.body.state).toBe('ordered')
  })

  it('is kept as it came, once, and its address says nothing of somebody who never proved it', async () => {
    const desk = await hire(['order_desk'])
    const who = await library()
    const raw = mail(`${who.id}@example.com`, '9788437604947', ordersAt, '<the-same@library.example>')
    const [first, again] = [(await received(raw)).json(), (await received(raw)).json()]
    expect(again).toEqual(first)
    expect((await desk.call('GET', `/order-letters/${first.order_letter}/`)).body.accounts).toEqual([])
    const original = await shop.app.inject({
      url: `/api/staff/order-letters/${first.order_letter}/original/?store=T013`,
      headers: { authorization: `Bearer ${desk.token}` },
    })
    expect([original.statusCode, original.body]).toEqual([200, raw])
    expect((await received(mail('x@y.example', 'Hola', 'nobody@palace.example'))).statusCode).toBe(404)
  })

  it('reads the list that came along as a file', async () => {
    const desk = await hire(['order_desk'])
    const one = await book()
    const list = Buffer.from(`ISBN;Cantidad\r\n${one.ean};6\r\n`).toString('base64')
    const { order_letter: id } = (
      await received(
        `From: lista@library.example\r\nTo: ${ordersAt}\r\nSubject: Lista\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\nContent-Type: text/plain\r\n\r\nVa adjunta.\r\n--x\r\nContent-Type: text/csv; name=lista.csv\r\nContent-Disposition: attachment; filename=lista.csv\r\nContent-Transfer-Encoding: base64\r\n\r\n${list}\r\n--x--\r\n`,
      )
    ).json()
    expect((await desk.call('GET', `/order-letters/${id}/`)).body).toMatchObject({
      file: 'lista.csv',
      lines: [{ product: one.id, quantity: 6, state: 'found' }],
    })
  })
})
