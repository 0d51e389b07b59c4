import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { servicesOf } from '#api/services.ts'
import { addDays, dayOf } from '#kernel/days.ts'
import { soldTo } from '#modules/goods/ebooks/copies.sql.ts'
import { EbookStore } from '#modules/goods/ebooks/file-store.ts'
import { addFile } from '#modules/goods/ebooks/manage.ts'
import { zipped } from '#modules/invoicing/papers/zip-stream.ts'
import { handOverFiles } from '#modules/orders/fulfilment/order-jobs.ts'
import { adoptGuestOrders } from '#modules/orders/order/adopt.ts'
import { personalData } from '#modules/orders/order/personal-data.ts'
import { withdraw } from '#modules/orders/returns/withdraw.ts'
import type { ProvedAddress } from '#modules/people/access/contract.ts'
import { DiskFiles } from '#modules/platform/files/disk.ts'
import { expectBooksBalance } from '#tests/support/books-balance.ts'
import { buying, type Who } from '#tests/support/buying.ts'
import { payingOrders } from '#tests/support/paid-orders.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { sendAgain, sendDueGifts, sweepGifts } from './send.ts'

const folder = temporaryFolder(afterAll)
const shop = withShop({ DATA_DIR: folder })
beforeAll(() => shop.app.listen({ port: 0, host: '127.0.0.1' }))
const { signIn, place, pay, detail } = buying(shop)
const { settled } = payingOrders(shop)
const store = new EbookStore(new DiskFiles(folder))
const services = () => servicesOf(shop.config, shop.sql)
const nobody = { id: '', token: '' }
const waived = { download_consent: true, download_acknowledged: true }

let serial = 0
const address = () => `friend-${++serial}@example.org`

async function givenEbook(): Promise<number> {
  const product = await givenProduct(shop.sql, { format_code: 'E00', vat_class: 'ebook', stock: 0, price_cents: 499 })
  const [row] = await shop.sql<{ ean: string }[]>`select ean from product where id = ${product}`
  const file = Readable.from(
    zipped([
      { name: 'mimetype', content: ['application/epub+zip'], stored: true },
      { name: 'EPUB/chapter.xhtml', content: ['Once upon a time'] },
    ]),
  )
  await addFile(shop.sql, store, row?.ean ?? '', file)
  return product
}

const newCart = async (who: Who) => (await shop.call('POST', '/cart/', who)).body.pk as string
const give = (who: Who, cart: string, product: number, change: object = {}) =>
  shop.call('POST', '/cart/ebook-gift/', {
    ...who,
    cart,
    product,
    recipient_email: address(),
    giver_name: 'Ana Ruiz',
    gift_message: 'Feliz día. Mira http://example.com',
    ...change,
  })

/** A gift bought and paid; the shop's clock has handed its file over, and sent its letter when its day has come. */
async function boughtGift({ sendOn = '', who }: { sendOn?: string; who?: Who } = {}) {
  const buyer = who ?? (await signIn())
  const [cart, product, to] = [await newCart(buyer), await givenEbook(), address()]
  await give(buyer, cart, product, { recipient_email: to, send_on: sendOn })
  const { body } = await place(buyer, cart)
  await pay(buyer, body.number)
  await settled(body.number)
  await tick()
  const [line] = (await detail(buyer, body.number)).lines
  return { who: buyer, number: body.number as string, to, line: line.line as number, product }
}
async function tick(now = new Date()) {
  await handOverFiles(shop.sql, services(), now)
  await sendDueGifts(shop.sql, services(), now)
}
const lettersTo = (email: string) => shop.sql<{ template: string; plain: string; subject: string; secret: boolean }[]>`
  select template, plain, subject, secret from mail_outbox where recipient = ${email} order by id`
const codeSentTo = async (email: string) => /code=([\w-]+)/.exec((await lettersTo(email)).at(-1)?.plain ?? '')?.[1] ?? ''
const open = (code: string, who: Who = nobody, said: object = waived) =>
  shop.call('POST', '/ebook-gifts/open/', { ...who, gift_code: code, ...said })
const look = async (code: string) => (await shop.call('POST', '/ebook-gifts/look/', { gift_code: code })).body
const stateOf = async (who: Who, number: string) => (await detail(who, number)).lines[0].gift.state
const shelf = async (who: Who) => (await shop.call('POST', '/ebooks/', who)).body.items
const again = (who: Who, number: string, line: number, change: object = {}) =>
  shop.call('POST', `/order/${number}/ebook-gifts/${line}/send/`, { ...who, ...change })
const withdrawn = (number: string, line: number) =>
  shop.sql.begin((tx) => withdraw(tx, services(), { number, name: 'Ana Ruiz', lineIds: [line] }, new Date()))

describe('an ebook in the cart for somebody else', () => {
  it('says whom it is for, once a title: given again it is for whom it says last', async () => {
    const [who, product] = [await signIn(), await givenEbook()]
    const cart = await newCart(who)
    await give(who, cart, product)
    const { status, body } = await give(who, cart, product, { recipient_email: 'eva@example.org', gift_message: 'Hola' })
    expect(status).toBe(201)
    expect(body.cart_lines).toMatchObject([
      {
        quantity: 1,
        gift: { recipient_email: 'eva@example.org', giver_name: 'Ana Ruiz', message: 'Hola', send_on: dayOf(new Date()) },
      },
    ])
  })
  it('names each field that is wrong', async () => {
    const [who, product] = [await signIn(), await givenEbook()]
    const cart = await newCart(who)
    const today = dayOf(new Date())
    const bad = await give(who, cart, product, { recipient_email: 'nobody', giver_name: ' ', send_on: addDays(today, -1) })
    expect(bad.status).toBe(400)
    expect(Object.keys(bad.body)).toEqual(expect.arrayContaining(['recipient_email', 'giver_name', 'send_on']))
    expect((await give(who, cart, product, { send_on: addDays(today, 366) })).body).toHaveProperty('send_on')
    expect((await give(who, cart, product, { gift_message: 'x'.repeat(401) })).body).toHaveProperty('gift_message')
    expect((await give(who, cart, product, { send_on: addDays(today, 365) })).status).toBe(201)
  })
  it('is no paper, and stands not beside the copy of whoever buys it', async () => {
    const [who, product] = [await signIn(), await givenEbook()]
    const cart = await newCart(who)
    expect((await give(who, cart, await givenProduct(shop.sql))).body.code).toBe('cart.gift_no_ebook')
    await shop.call('POST', '/cart/line/', { cart, product, quantity: 1, ...who })
    expect((await give(who, cart, product)).body.code).toBe('cart.gift_beside_own')
  })
  it('goes along when its cart joins that of whoever signs in, and goes with a guest whose session is over', async () => {
    const [who, product] = [await signIn(), await givenEbook()]
    await newCart(who)
    const before = await newCart(nobody)
    await give(nobody, before, product, { recipient_email: 'eva@example.org' })
    const joined = await shop.call('POST', '/cart/recover-cart/', { ...who, cart_id: before })
    expect(joined.body.cart_lines).toMatchObject([{ gift: { recipient_email: 'eva@example.org' } }])
    const guest = await signIn(`guest-who-gives-${++serial}`, 'guest')
    const cart = await newCart(guest)
    await give(guest, cart, product)
    expect((await shop.call('POST', '/cart/recover-cart/', { ...nobody, cart_id: cart })).body.cart_lines).toEqual([])
  })
  it('is ordered without the words about the right to withdraw, which are asked of whoever opens it', async () => {
    const [who, product] = [await signIn(), await givenEbook()]
    const cart = await newCart(who)
    await give(who, cart, product)
    const placed = await place(who, cart)
    expect(placed.status).toBe(201)
    const [line] = await shop.sql`select l.ebook_gift, l.download_waived_at, l.vat_percent::float8 as vat from order_line l
      join shop_order o on o.id = l.order_id where o.number = ${placed.body.number}`
    expect(line).toEqual({ ebook_gift: true, download_waived_at: null, vat: 4 })
  })
})

describe('a bought gift', () => {
  it('is told of to whoever it is for, on its day in Madrid and not before, with words in which nothing can be clicked', async () => {
    const day = addDays(dayOf(new Date()), 3)
    const { who, number, to } = await boughtGift({ sendOn: day })
    expect(await stateOf(who, number)).toBe('waiting')
    await tick(new Date(`${addDays(day, -1)}T12:00:00Z`))
    expect(await lettersTo(to)).toEqual([])
    await tick(new Date(`${day}T12:00:00Z`))
    await tick(new Date(`${day}T12:01:00Z`))
    const letters = await lettersTo(to)
    expect(letters).toMatchObject([{ template: 'ebook-gift', secret: true, subject: 'Ana Ruiz has given you an ebook' }])
    expect(letters[0]?.plain).not.toContain('http://example.com')
    expect(await stateOf(who, number)).toBe('sent')
  })
  it('is not the buyer’s to read, and no letter calls it downloadable', async () => {
    const { who, number } = await boughtGift()
    expect(await shelf(who)).toEqual([])
    expect((await shop.call('POST', `/order/${number}/ebooks/`, who)).body.items).toEqual([])
    const templates = (await lettersTo(`${who.id}@example.com`)).map(({ template }) => template)
    expect(templates).toContain('order-confirmation')
    expect(templates).not.toContain('order-downloadable')
    await expectBooksBalance(shop.sql)
  })
  it('shows who gives what without being opened', async () => {
    const { who, number, to } = await boughtGift()
    const code = await codeSentTo(to)
    expect(await look(code)).toMatchObject({ giver_name: 'Ana Ruiz', state: 'ready', waiver: { version: expect.any(String) } })
    expect(await stateOf(who, number)).toBe('sent')
    expect((await shop.call('POST', '/ebook-gifts/look/', { gift_code: `${code}x` })).status).toBe(404)
    expect((await shop.call('POST', '/ebook-gifts/look/', { gift_code: '' })).status).toBe(404)
  })
  it('is opened once, with both words said, into the ebooks of whoever is signed in', async () => {
    const { who, number, to, line } = await boughtGift()
    const [code, reader] = [await codeSentTo(to), await signIn()]
    const unsaid = await open(code, reader, {})
    expect(Object.keys(unsaid.body)).toEqual(expect.arrayContaining(['download_consent', 'download_acknowledged']))
    expect(await open(code, reader)).toMatchObject({ status: 200, body: { into: 'account' } })
    expect((await open(code, reader)).body.code).toBe('ebook_gift.opened')
    expect(await shelf(reader)).toMatchObject([{ line, state: 'ready', order: '', gift_from: 'Ana Ruiz', downloads_left: 5 }])
    expect(await stateOf(who, number)).toBe('opened')
    expect((await look(code)).state).toBe('opened')
    const letter = (await lettersTo(to)).at(-1)
    expect(letter).toMatchObject({ template: 'ebook-gift-opened' })
    expect(letter?.plain).toContain('acknowledged that this ends the right to withdraw')
    expect(letter?.plain).not.toContain(',,')
  })
  it('is fetched by the link of the letter that follows where there is no account', async () => {
    const { to } = await boughtGift()
    const { body } = await open(await codeSentTo(to))
    expect(body.into).toBe('address')
    const { book } = (await shop.call('POST', '/ebook-gifts/opened/', { key: body.key })).body
    expect((await shop.app.inject({ method: 'GET', url: book.href })).statusCode).toBe(200)
    const [, key = ''] = /key=([\w.-]+)/.exec((await lettersTo(to)).at(-1)?.plain ?? '') ?? []
    expect(key).toBe(body.key)
    expect((await shop.call('POST', '/ebook-gifts/opened/', { key: `${key}x` })).status).toBe(404)
    expect((await shop.call('POST', '/ebook-gifts/opened/', { key: '' })).status).toBe(404)
  })
  it('comes into the account that proves its address later, when it was opened without one', async () => {
    const { to, line } = await boughtGift()
    const reader = await signIn()
    const adopt = () =>
      shop.sql.begin((tx) => adoptGuestOrders(tx, { customerId: reader.id, proved: to as ProvedAddress }, async () => false))
    await adopt()
    expect(await shelf(reader)).toEqual([])
    await open(await codeSentTo(to))
    await adopt()
    expect(await shelf(reader)).toMatchObject([{ line, gift_from: 'Ana Ruiz' }])
  })
  it('is sent again by staff as often as asked, and once opened its letter that says where it is', async () => {
    const { number, to, line } = await boughtGift()
    const gift = { number, line, email: null }
    const byStaff = { byStaff: true, now: new Date() }
    for (let letter = 0; letter < 6; letter++) await sendAgain(shop.sql, services(), gift, byStaff)
    await open(await codeSentTo(to))
    await sendAgain(shop.sql, services(), gift, byStaff)
    expect((await lettersTo(to)).map(({ template }) => template).slice(-2)).toEqual(['ebook-gift-opened', 'ebook-gift-opened'])
    await expect(sendAgain(shop.sql, services(), { ...gift, email: address() }, byStaff)).rejects.toMatchObject({
      code: 'ebook_gift.opened',
    })
  })
  it('promises nobody a browser where it is under LCP: letters and page tell of its license', async () => {
    const day = addDays(dayOf(new Date()), 2)
    const { to, line } = await boughtGift({ sendOn: day })
    await shop.sql`update order_line set lcp = true where id = ${line}`
    await tick(new Date(`${day}T12:00:00Z`))
    const letters = async () => (await lettersTo(to)).map(({ plain }) => plain)
    expect(await letters()).toEqual([expect.stringContaining('read with Thorium Reader')])
    const code = await codeSentTo(to)
    expect(await look(code)).toMatchObject({ state: 'ready', lcp: true })
    await open(code)
    expect((await letters()).at(-1)).toContain('download its licence for a year')
    expect((await letters()).join()).not.toContain('in your browser')
  })

  it('carries the name of whoever it was given to, and not the buyer’s', async () => {
    const { to, line } = await boughtGift()
    await open(await codeSentTo(to))
    expect(await soldTo(shop.sql, line)).toMatchObject({ name: to, gift: true })
  })
  it('is sent again with a new code; the one before opens nothing, and another address is told instead', async () => {
    const { who, number, to, line } = await boughtGift()
    const first = await codeSentTo(to)
    expect((await again(who, number, line)).status).toBe(200)
    const second = await codeSentTo(to)
    expect((await open(first)).body.code).toBe('ebook_gift.unknown')
    const other = address()
    expect((await again(who, number, line, { recipient_email: other })).body).toMatchObject({
      recipient_email: other,
      state: 'sent',
    })
    expect((await open(second)).status).toBe(404)
    expect((await open(await codeSentTo(other))).status).toBe(200)
    expect((await again(who, number, line)).body.code).toBe('ebook_gift.opened')
  })
  it('changes its address before its day without a letter, and is sent again five times at most', async () => {
    const waits = await boughtGift({ sendOn: addDays(dayOf(new Date()), 2) })
    expect((await again(waits.who, waits.number, waits.line)).body.code).toBe('ebook_gift.not_yet')
    expect((await again(waits.who, waits.number, waits.line, { recipient_email: 'no' })).body).toHaveProperty('recipient_email')
    const other = address()
    expect((await again(waits.who, waits.number, waits.line, { recipient_email: other })).body.state).toBe('waiting')
    expect(await lettersTo(other)).toEqual([])
    const { who, number, line } = await boughtGift()
    for (const _ of [2, 3, 4, 5]) expect((await again(who, number, line)).status).toBe(200)
    expect((await again(who, number, line)).body.code).toBe('ebook_gift.sent_often')
  })
  it('is sent again by nobody but whoever bought it', async () => {
    const { number, line } = await boughtGift()
    expect((await again(await signIn(), number, line)).status).toBe(404)
    expect((await again(nobody, number, line)).status).toBe(404)
  })
  it('is withdrawn from while nobody opened it, and then its code opens nothing', async () => {
    const { who, number, to, line } = await boughtGift()
    await withdrawn(number, line)
    expect((await open(await codeSentTo(to))).body.code).toBe('ebook_gift.over')
    expect(await stateOf(who, number)).toBe('over')
    expect((await again(who, number, line)).body.code).toBe('ebook_gift.over')
  })
  it('cannot be withdrawn from once it was opened', async () => {
    const { number, to, line } = await boughtGift()
    await open(await codeSentTo(to))
    await expect(withdrawn(number, line)).rejects.toMatchObject({ code: 'withdrawal.nothing_left' })
  })
  it('is either opened or withdrawn from, never both, when both come at once', async () => {
    for (let round = 0; round < 4; round++) {
      const { who, number, to, line } = await boughtGift()
      const code = await codeSentTo(to)
      const [opened, back] = await Promise.allSettled([open(code), withdrawn(number, line)])
      const isOpen = opened.status === 'fulfilled' && opened.value.status === 200
      expect(isOpen).toBe(back.status === 'rejected')
      expect(await stateOf(who, number)).toBe(isOpen ? 'opened' : 'over')
    }
  })
  it('is refused by the database to whoever opens what was given back, whatever the code asks', async () => {
    const { line } = await boughtGift()
    await shop.sql`update order_line set returned_quantity = 1 where id = ${line}`
    await expect(shop.sql`update order_line set gift_opened_at = now() where id = ${line}`).rejects.toMatchObject({
      constraint_name: 'order_line_gift_one_way',
    })
  })
  it('is forgotten a week after an order that nobody paid', async () => {
    const [who, product] = [await signIn(), await givenEbook()]
    const cart = await newCart(who)
    await give(who, cart, product)
    const { number } = (await place(who, cart)).body
    await shop.sql`update shop_order set payment_state = 'cancelled', placed_at = now() - interval '8 days' where number = ${number}`
    await sweepGifts(shop.sql, new Date())
    expect((await detail(who, number)).lines[0].gift).toMatchObject({ state: 'over', recipient_email: '', giver_name: '' })
  })
  it('is handed out to both whom it concerns, forgets whoever leaves, and after a year all of them', async () => {
    const { who, to, line } = await boughtGift()
    const reader = await signIn()
    await open(await codeSentTo(to), reader)
    const exported = async (id: string, proved: string | null = null) =>
      (await personalData.exportPerson?.(shop.sql, { customerId: id, proved: proved as ProvedAddress | null }))?.ebook_gifts
    expect(await exported(who.id)).toMatchObject([{ role: 'given', recipient_email: to }])
    expect(await exported(reader.id)).toMatchObject([{ role: 'received', order: null, recipient_email: null }])
    expect(await exported('nobody', to)).toMatchObject([{ role: 'received', recipient_email: to }])
    const gift = async () =>
      (await shop.sql`select recipient_email, giver_name, message, customer_id from ebook_gift where order_line_id = ${line}`)[0]
    const leaving = { email: '', placeholder: 'erased@example.invalid', since: new Date(), members: [], now: new Date() }
    await shop.sql.begin((tx) =>
      personalData.erasePerson?.(tx, { ...leaving, customerId: reader.id, proved: to as ProvedAddress }),
    )
    expect(await gift()).toEqual({
      recipient_email: 'erased@example.invalid',
      giver_name: 'Ana Ruiz',
      message: '',
      customer_id: null,
    })
    await shop.sql.begin((tx) => personalData.erasePerson?.(tx, { ...leaving, customerId: who.id, proved: null }))
    expect(await gift()).toMatchObject({ giver_name: '' })
    await sweepGifts(shop.sql, new Date(Date.now() + 366 * 86_400_000))
    expect(await gift()).toMatchObject({ recipient_email: '' })
  })
})
