import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { servicesOf } from '#api/services.ts'
import { dayOf, shownDay } from '#kernel/days.ts'
import { productCards } from '#modules/goods/catalogue/cards.ts'
import { zipped } from '#modules/invoicing/papers/zip-stream.ts'
import { handOverFiles } from '#modules/orders/fulfilment/order-jobs.ts'
import { copiesToWithdraw } from '#modules/orders/returns/rules.ts'
import { DiskFiles } from '#modules/platform/files/disk.ts'
import { buying, type Who } from '#tests/support/buying.ts'
import { payingOrders } from '#tests/support/paid-orders.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { EbookStore } from './file-store.ts'
import { addFile, endSale, renew } from './manage.ts'

const folder = temporaryFolder(afterAll)
const shop = withShop({ DATA_DIR: folder })
beforeAll(() => shop.app.listen({ port: 0, host: '127.0.0.1' }))
const { signIn, fill, place } = buying(shop)
const { paidOrder } = payingOrders(shop)
const waived = { download_consent: true, download_acknowledged: true }
const store = new EbookStore(new DiskFiles(folder))

const epub = (words: string) =>
  Readable.from(
    zipped([
      { name: 'mimetype', content: ['application/epub+zip'], stored: true },
      { name: 'EPUB/chapter.xhtml', content: [words] },
    ]),
  )
const eanOf = async (product: number) =>
  (await shop.sql<{ ean: string }[]>`select ean from product where id = ${product}`)[0]?.ean ?? ''

/** An ebook of the catalogue; with its file unless told otherwise. */
async function givenEbook({ file = epub('Once upon a time') as Readable | null } = {}): Promise<number> {
  const product = await givenProduct(shop.sql, { format_code: 'E00', vat_class: 'ebook', stock: 0, price_cents: 499 })
  if (file) await addFile(shop.sql, store, await eanOf(product), file)
  return product
}

/** Bought, paid and handed over by the shop's own clock. */
async function boughtEbook(product?: number) {
  const bought = product ?? (await givenEbook())
  const order = await paidOrder([bought], { saying: waived })
  await handOverFiles(shop.sql, servicesOf(shop.config, shop.sql), new Date())
  return order
}
const shelf = async (who: Who) => (await shop.call('POST', '/ebooks/', who)).body.items
const fetchFile = (href: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  shop.app.inject({ method, url: href, headers })

/** The files in the store. */
const kept = () =>
  existsSync(path.join(folder, 'ebooks'))
    ? readdirSync(path.join(folder, 'ebooks'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => entry.name)
        .toSorted()
    : []

describe('an ebook', () => {
  it('is sold only while its file is there', async () => {
    const product = await givenEbook({ file: null })
    const shown = async () => (await productCards(shop.sql, [product], 'en'))[0]?.availability
    expect(await shown()).toMatchObject({ display: 'currently_unavailable', buyable: false })
    await addFile(shop.sql, store, await eanOf(product), epub('One'))
    expect(await shown()).toMatchObject({ display: 'ebook', buyable: true })
    await endSale(shop.sql, await eanOf(product), new Date())
    expect(await shown()).toMatchObject({ buyable: false })
    await addFile(shop.sql, store, await eanOf(product), epub('Two'))
    expect(await shown()).toMatchObject({ buyable: true })
  })
  it('whose publisher asks for LCP is never sold as a plain file, and its page says why', async () => {
    const product = await givenEbook()
    const shown = async () => (await shop.call('GET', `/products/${product}/`)).body
    const asks = (lcp: boolean) => shop.sql`update product set asks_lcp = ${lcp} where id = ${product}`
    expect(await shown()).toMatchObject({ availability: { buyable: true }, protection: 'watermark' })
    await asks(true)
    await expect.poll(shown).toMatchObject({ availability: { buyable: false }, protection: 'lcp' })
    await addFile(shop.sql, store, await eanOf(product), epub('Anew'))
    await expect.poll(shown).toMatchObject({ availability: { buyable: false } })
    await asks(false)
    await expect.poll(shown).toMatchObject({ availability: { buyable: true }, protection: 'watermark' })
  })
  it('is taken in as what it is, not as what it is called, and nothing else is left behind', async () => {
    const pdf = () => Readable.from([Buffer.from('%PDF-1.7\n%…'.padEnd(200, ' '))])
    const product = await givenEbook({ file: null })
    const refused = async (source: Readable, ean?: string) =>
      addFile(shop.sql, store, ean ?? (await eanOf(product)), source).then(
        () => 'taken',
        (error: Error) => error.message,
      )
    const before = kept()
    expect(await refused(Readable.from(['MZ not a book']))).toBe('is neither an EPUB nor a PDF')
    expect(await refused(pdf())).toContain('is sold as EPUB, the file is PDF')
    expect(await refused(epub('x'), '9788400000000')).toContain('no product has the ISBN')
    expect(await refused(epub('x'), await eanOf(await givenProduct(shop.sql)))).toContain('is not an ebook')
    expect(kept()).toEqual(before)
    expect(await refused(pdf(), await eanOf(await givenProduct(shop.sql, { format_code: 'E01', stock: 0 })))).toBe('taken')
  })
  it('is ordered by a consumer only with both words about the right to withdraw, kept with time and version', async () => {
    const [who, product] = [await signIn(), await givenEbook()]
    const cart = await fill(who, [product])
    const refused = await place(who, cart)
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.body)).toEqual(expect.arrayContaining(['download_consent', 'download_acknowledged']))
    expect(Object.keys((await place(who, cart, { download_consent: true })).body)).not.toContain('download_consent')
    const placed = await place(who, cart, waived)
    expect(placed.status).toBe(201)
    const [line] = await shop.sql`
      select download_waived_at is not null as said, download_waiver from order_line l join shop_order o on o.id = l.order_id
      where o.number = ${placed.body.number}`
    const { body: words } = await shop.call('GET', '/order/download-waiver/')
    expect(line).toEqual({ said: true, download_waiver: words.version })
  })
  it('asks nothing of who buys paper, nor of a business, which has no such right', async () => {
    const who = await signIn()
    const paper = await place(who, await fill(who, [await givenProduct(shop.sql)]))
    expect(paper.status).toBe(201)
    const business = await signIn()
    await shop.sql`insert into customer (id, kind, email, language, password_hash) values (${business.id}, 'business', ${`${business.id}@example.com`}, 'en', '')`
    const order = await place(business, await fill(business, [await givenEbook()]))
    expect(order.status).toBe(201)
    expect(
      await shop.sql`select download_waived_at from order_line l join shop_order o on o.id = l.order_id where o.number = ${order.body.number}`,
    ).toEqual([{ download_waived_at: null }])
  })
})

describe('a bought ebook', () => {
  it('leaves by itself once it is paid: invoiced, told of, in the order and on its owner’s shelf', async () => {
    const before = dayOf(new Date())
    const { who, number, email, parcels } = await boughtEbook()
    expect(parcels).toMatchObject([{ kind: 'digital' }])
    const letters = await shop.sql<{ template: string; plain: string }[]>`
      select template, plain from mail_outbox where recipient = ${email} order by id`
    expect(letters.map((letter) => letter.template)).toEqual(
      expect.arrayContaining(['order-confirmation', 'order-downloadable', 'invoice']),
    )
    const confirmation = letters.find((letter) => letter.template === 'order-confirmation')?.plain ?? ''
    const [, said] = /On (\d\d\/\d\d\/\d{4})/.exec(confirmation) ?? []
    expect([shownDay(before), shownDay(dayOf(new Date()))]).toContain(said)
    expect(confirmation).toContain('acknowledged that you lose the right to withdraw')
    const told = letters.find((letter) => letter.template === 'order-downloadable')?.plain ?? ''
    expect(told).toMatch(/\/en\/private\/orders?\/.*\?key=/)
    const [one] = await shelf(who)
    expect(one).toMatchObject({ order: number, state: 'ready', file: 'EPUB', downloads_left: 5 })
    expect((await shop.call('POST', `/order/${number}/ebooks/`, who)).body.items).toMatchObject([{ state: 'ready' }])
  })
  it('is not there before it is paid, and for nobody but who bought it', async () => {
    const [who, product] = [await signIn(), await givenEbook()]
    const { body } = await place(who, await fill(who, [product]), waived)
    await handOverFiles(shop.sql, servicesOf(shop.config, shop.sql), new Date())
    expect(await shelf(who)).toEqual([])
    const { number } = await boughtEbook()
    const other = await signIn()
    expect(await shelf(other)).toEqual([])
    expect((await shop.call('POST', `/order/${number}/ebooks/`, other)).status).toBe(404)
    expect((await shop.call('POST', `/order/${body.number}/ebooks/`, who)).body.items).toEqual([])
    expect((await shop.call('POST', `/order/${number}/ebooks/`, { id: '', token: '', key: 'x'.repeat(32) })).status).toBe(404)
  })
  it('is shown by the letter of an account’s order, and fetched only by who signs in; a guest has nothing but the letter', async () => {
    const keyIn = async (email: string) => {
      const [letter] = await shop.sql<{ plain: string }[]>`
        select plain from mail_outbox where recipient = ${email} and template = 'order-downloadable'`
      return /key=([\w.-]+)/.exec(letter?.plain ?? '')?.[1] ?? ''
    }
    const seen = async ({ number, email }: { number: string; email: string }) =>
      (await shop.call('POST', `/order/${number}/ebooks/`, { id: '', token: '', key: await keyIn(email) })).body.items
    expect(await seen(await boughtEbook())).toMatchObject([{ state: 'ready', href: null }])
    const guest = await signIn(`guest-of-ebooks`, 'guest')
    const order = await paidOrder([await givenEbook()], { saying: waived, who: guest })
    await handOverFiles(shop.sql, servicesOf(shop.config, shop.sql), new Date())
    const [{ href }] = await seen(order)
    expect((await fetchFile(href)).statusCode).toBe(200)
  })
  it('comes whole or in parts, under its own name and type, and says nothing of where it lies', async () => {
    const product = await givenEbook({ file: epub('A long text '.repeat(500)) })
    const { who } = await boughtEbook(product)
    const [{ href, bytes }] = await shelf(who)
    const whole = await fetchFile(href)
    expect(whole.statusCode).toBe(200)
    expect(whole.headers).toMatchObject({
      'content-type': 'application/epub+zip',
      'content-length': String(bytes),
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
    })
    expect(whole.headers['content-disposition']).toMatch(/^attachment; filename="product-\d+\.epub"$/)
    expect(whole.rawPayload.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip')
    const part = await fetchFile(href, { range: 'bytes=30-57' })
    expect([part.statusCode, part.headers['content-range'], part.payload]).toEqual([
      206,
      `bytes 30-57/${bytes}`,
      'mimetypeapplication/epub+zip',
    ])
    expect((await fetchFile(href, { range: 'bytes=-10' })).rawPayload).toEqual(whole.rawPayload.subarray(-10))
    expect((await fetchFile(href, { range: `bytes=${bytes}-` })).statusCode).toBe(416)
    expect((await fetchFile(href, {}, 'HEAD')).statusCode).toBe(200)
    // One reader, one link, one hour: parts and repetitions are one download.
    expect((await shelf(who))[0].downloads_left).toBe(4)
  })
  it('is counted however many fetch it at once, ends at five, goes on for who has begun, and staff renew it', async () => {
    const { who, number } = await boughtEbook()
    const links = await Promise.all(Array.from({ length: 8 }, async () => (await shelf(who))[0].href as string))
    // Links written in the same moment are the same; another address is another reader.
    const from = (link: string, last: number) => shop.app.inject({ method: 'GET', url: link, remoteAddress: `10.0.0.${last}` })
    const answers = await Promise.all(links.map((link, index) => from(link, index)))
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 200, 200, 200, 200, 409, 409, 409])
    const begun = answers.findIndex((answer) => answer.statusCode === 200)
    expect((await from(links[begun] ?? '', begun)).statusCode).toBe(200)
    expect(await shelf(who)).toMatchObject([{ state: 'used_up', href: null, downloads_left: 0 }])
    const [{ line }] = await shelf(who)
    await shop.sql.begin((tx) => renew(tx, { number, line }, { actor: { kind: 'staff', id: 'marta' }, now: new Date() }))
    expect(await shelf(who)).toMatchObject([{ state: 'ready', downloads_left: 5 }])
  })
  it('ends after a year', async () => {
    const { who, number } = await boughtEbook()
    const [{ href }] = await shelf(who)
    await shop.sql`update parcel set handed_over_at = now() - interval '367 days', delivered_at = now() - interval '367 days'
      where order_id = (select id from shop_order where number = ${number})`
    expect(await shelf(who)).toMatchObject([{ state: 'ended', href: null }])
    expect((await fetchFile(href)).json().code).toBe('ebooks.ended')
  })
  it('opens to nobody by a link that was changed or made up, and says so in words', async () => {
    const { who } = await boughtEbook()
    const [{ href, line }] = await shelf(who)
    const forged = Buffer.from(JSON.stringify([line, Date.now() + 1e9])).toString('base64url')
    for (const bad of [
      `${href}x`,
      href.replace('ticket=', 'ticket=A'),
      `/api/ebooks/file/?ticket=${forged}.AAAA`,
      '/api/ebooks/file/',
    ])
      expect((await fetchFile(bad)).json().code).toBe('ebooks.link_over')
    const page = await fetchFile('/api/ebooks/file/?ticket=old&lang=ca', { accept: 'text/html' })
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.payload).toContain('Aquest enllaç ja no és vàlid')
  })
  it('closes its link when it is sent back or its money is given back', async () => {
    const { who, number } = await boughtEbook()
    const [{ href }] = await shelf(who)
    await shop.sql`update order_line set returned_quantity = 1 where order_id = (select id from shop_order where number = ${number})`
    expect((await fetchFile(href)).json().code).toBe('ebooks.closed')
    expect(await shelf(who)).toEqual([])
    expect((await shop.call('POST', `/order/${number}/ebooks/`, who)).body.items).toMatchObject([{ state: 'closed', href: null }])
    await shop.sql`update order_line set returned_quantity = 0, refunded_quantity = 1 where order_id = (select id from shop_order where number = ${number})`
    expect((await fetchFile(href)).json().code).toBe('ebooks.closed')
  })
  it('costs nobody a download while its file is missing, and a new edition reaches who bought the old one', async () => {
    const product = await givenEbook({ file: epub('First edition') })
    const { who } = await boughtEbook(product)
    const [{ href }] = await shelf(who)
    const [row] = await shop.sql<{ file_key: string }[]>`select file_key from ebook_file where product_id = ${product}`
    const place = path.join(folder, 'ebooks', row!.file_key.slice(0, 2), row!.file_key)
    expect(readFileSync(place).subarray(38, 58).toString()).toBe('application/epub+zip')
    await store.forget(row!.file_key)
    expect((await fetchFile(href)).statusCode).toBe(503)
    expect((await shelf(who))[0].downloads_left).toBe(5)
    await addFile(shop.sql, store, await eanOf(product), epub('Second edition, much longer than the first'))
    expect((await fetchFile(href)).statusCode).toBe(200)
  })
  it('can be withdrawn from until it is fetched, and not afterwards', async () => {
    const { who, number } = await boughtEbook()
    const line = async () =>
      (await shop.sql`select l.* from order_line l join shop_order o on o.id = l.order_id where o.number = ${number}`)[0] as never
    expect(copiesToWithdraw(await line())).toBe(1)
    await fetchFile((await shelf(who))[0].href)
    expect(copiesToWithdraw(await line())).toBe(0)
  })
})
