import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { servicesOf } from '#api/services.ts'
import { epubOf } from '#importers/demo/ebooks/epub.ts'
import { demoEbooks } from '#importers/demo/ebooks/write-ebooks.ts'
import { zipped } from '#modules/invoicing/papers/zip-stream.ts'
import { handOverFiles } from '#modules/orders/fulfilment/order-jobs.ts'
import { DiskFiles } from '#modules/platform/files/disk.ts'
import { payingOrders } from '#tests/support/paid-orders.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { EbookStore } from './file-store.ts'
import { forgetLeftovers } from './leftovers.ts'
import { addFile } from './manage.ts'
import { personalData } from './personal-data.ts'
import { writeTicket } from './ticket.ts'

const folder = temporaryFolder(afterAll)
const shop = withShop({ DATA_DIR: folder })
beforeAll(() => shop.app.listen({ port: 0, host: '127.0.0.1' }))
const { paidOrder } = payingOrders(shop)
const store = new EbookStore(new DiskFiles(folder))
const [demo] = demoEbooks(path.join(import.meta.dirname, '../../../database/demo'))
const epub = () => Readable.from(zipped(epubOf(demo!.book)))

async function bought() {
  const product = await givenProduct(shop.sql, { format_code: 'E00', vat_class: 'ebook', stock: 0, price_cents: 499 })
  const [row] = await shop.sql<{ ean: string }[]>`select ean from product where id = ${product}`
  await addFile(shop.sql, store, row!.ean, epub())
  const order = await paidOrder([product], { saying: { download_consent: true, download_acknowledged: true } })
  await handOverFiles(shop.sql, servicesOf(shop.config, shop.sql), new Date())
  return order
}
const shelf = async (who: object) => (await shop.call('POST', '/ebooks/', who)).body.items
const open = (ticket: string) => shop.call('POST', '/ebooks/reading/', { ticket })
const part = async (at: string, name: string) => shop.app.inject({ method: 'GET', url: `${at}${encodeURIComponent(name)}` })

describe('a bought ebook in the reader', () => {
  it('is read part by part as its buyer’s copy, takes no download, and ends the right to withdraw', async () => {
    const { who, number } = await bought()
    const [{ read }] = await shelf(who)
    const { body: book } = await open(read)
    expect(book.title).toBeTruthy()
    const names: string[] = book.parts.map(({ name }: { name: string }) => name)
    expect(names).toContain('META-INF/container.xml')
    const chapter = await part(book.part, names.find((name) => name.endsWith('.xhtml')) ?? '')
    expect(chapter.statusCode).toBe(200)
    expect(chapter.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
    const pages = await Promise.all(names.filter((name) => name.endsWith('.xhtml')).map((name) => part(book.part, name)))
    expect(pages.some(({ payload }) => payload.includes(number))).toBe(true)
    expect((await part(book.part, '../../secret')).statusCode).toBe(404)
    expect((await shelf(who))[0].downloads_left).toBe(5)
    const [line] = await shop.sql`
      select download_started_at is not null as begun from order_line l join shop_order o on o.id = l.order_id where o.number = ${number}`
    expect(line).toEqual({ begun: true })
  })
  it('keeps its place with the purchase, hands it out with the person’s data, and forgets it with them', async () => {
    const { who } = await bought()
    const [{ read }] = await shelf(who)
    const { body: book } = await open(read)
    expect(book.place).toBeNull()
    const at = { place: 'epubcfi(/6/4!/4/2)', fraction: 0.25 }
    expect((await shop.call('PUT', '/ebooks/reading/place/', { ...at, reading: book.reading })).status).toBe(200)
    expect((await open(read)).body.place).toEqual(at)
    expect((await shop.call('PUT', '/ebooks/reading/place/', { ...at, fraction: 2, reading: book.reading })).status).toBe(400)
    const person = { customerId: who.id, proved: null }
    expect(await personalData.exportPerson?.(shop.sql, person)).toMatchObject({ reading_places: [{ fraction: 0.25 }] })
    await shop.sql.begin((tx) =>
      personalData.erasePerson!(tx, { ...person, email: '', placeholder: '', since: new Date(), members: [], now: new Date() }),
    )
    expect((await open(read)).body.place).toBeNull()
  })
  it('is opened by its link alone, goes on once downloads are used up, and closes once it is given back', async () => {
    const { who } = await bought()
    const [{ line, read }] = await shelf(who)
    const refusedFor = async (ticket: string) => (await open(ticket)).body.code
    expect(await refusedFor('')).toBe('ebooks.link_over')
    expect(await refusedFor(writeTicket(shop.config.SECRET, line, new Date('2020-01-01')))).toBe('ebooks.link_over')
    // What opens a book to read is no link to its file.
    const { body: book } = await open(read)
    expect((await shop.app.inject(`/api/ebooks/file/?ticket=${book.reading}`)).statusCode).toBe(404)
    await shop.sql`insert into ebook_access (order_line_id, most, fetched, ends_at) values (${line}, 5, 5, now() + interval '1 year')`
    expect((await shelf(who))[0]).toMatchObject({ state: 'used_up', href: null })
    expect((await open((await shelf(who))[0].read)).status).toBe(200)
    await shop.sql`update order_line set returned_quantity = 1 where id = ${line}`
    expect(await refusedFor(read)).toBe('ebooks.closed')
    expect((await part(book.part, 'mimetype')).statusCode).toBe(409)
  })
  it('is nothing where its file is gone', async () => {
    const { who } = await bought()
    const [{ line, read }] = await shelf(who)
    const [file] = await shop.sql<{ file_key: string }[]>`
      select f.file_key from ebook_file f join order_line l using (product_id) where l.id = ${line}`
    await store.forget(file!.file_key)
    expect((await open(read)).body.code).toBe('ebooks.no_file')
  })
})

describe('a sample in the reader', () => {
  it('is for everybody, and only where there is one', async () => {
    const product = await givenProduct(shop.sql)
    const opened = () => shop.call('GET', `/ebooks/sample/${product}/book/`)
    expect((await opened()).body.code).toBe('ebooks.no_sample')
    const kept = await store.keep(epub())
    await shop.sql`
      insert into ebook_sample (product_id, file_key, media_type, bytes, sha256)
      values (${product}, ${kept.fileKey}, ${kept.mediaType}, ${kept.bytes}, ${kept.sha256})`
    const { body: book } = await opened()
    const page = await part(book.part, 'META-INF/container.xml')
    expect(page.payload).toContain('rootfile')
  })
})

describe('a copy that bears its buyer’s name', () => {
  it('goes with their data, and its file with the next sweep; the book itself stays', async () => {
    const { who } = await bought()
    const [{ line, read }] = await shelf(who)
    await open(read)
    const [copy] = await shop.sql<{ file_key: string; bytes: number }[]>`
      select file_key, bytes::int as bytes from ebook_copy where order_line_id = ${line}`
    const [book] = await shop.sql<{ file_key: string; bytes: number }[]>`
      select f.file_key, f.bytes::int as bytes from ebook_file f join order_line l using (product_id) where l.id = ${line}`
    const lies = (file = copy) => store.has(file!.file_key, file!.bytes)
    expect(await lies()).toBe(true)
    const person = {
      customerId: who.id,
      proved: null,
      email: '',
      placeholder: '',
      since: new Date(),
      members: [],
      now: new Date(),
    }
    await shop.sql.begin((tx) => personalData.erasePerson!(tx, person))
    await forgetLeftovers(shop.sql, store, new Date())
    expect(await lies()).toBe(true)
    await shop.sql`update ebook_leftover set since = now() - interval '2 hours'`
    await shop.sql`insert into ebook_leftover (file_key, since) values (${book!.file_key}, now() - interval '2 hours')`
    await forgetLeftovers(shop.sql, store, new Date())
    expect(await lies()).toBe(false)
    expect(await lies(book)).toBe(true)
    expect(await shop.sql`select 1 from ebook_leftover`).toEqual([])
  })
})

describe('npm run ebooks', () => {
  it('refuses what nobody could open, and faults of form unless they are meant', async () => {
    const product = await givenProduct(shop.sql, { format_code: 'E00', vat_class: 'ebook', stock: 0, price_cents: 499 })
    const [row] = await shop.sql<{ ean: string }[]>`select ean from product where id = ${product}`
    const parts = [...epubOf(demo!.book)]
    const without = (name: string) => Readable.from(zipped(parts.filter((part) => part.name !== name)))
    const added = (source: Readable, look: 'strict' | 'in spite') =>
      addFile(shop.sql, store, row!.ean, source, { look }).then(
        () => 'taken',
        (error: Error) => error.message,
      )
    expect(await added(without('META-INF/container.xml'), 'in spite')).toContain('nobody can open it')
    expect(await added(without('EPUB/style.css'), 'strict')).toContain('--in-spite')
    expect(await added(without('EPUB/style.css'), 'in spite')).toBe('taken')
    expect(await added(epub(), 'strict')).toBe('taken')
  })
})
