import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { PDFDocument } from '@cantoo/pdf-lib'
import { EpubCheck } from '@likecoin/epubcheck-ts'
import { extractText, getMeta } from 'unpdf'
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
import { addFile } from './manage.ts'
import { openZip, partText } from './zip-parts.ts'

const folder = temporaryFolder(afterAll)
const shop = withShop({ DATA_DIR: folder })
beforeAll(() => shop.app.listen({ port: 0, host: '127.0.0.1' }))
const { paidOrder } = payingOrders(shop)
const store = new EbookStore(new DiskFiles(folder))
const [demo] = demoEbooks(path.join(import.meta.dirname, '../../../database/demo'))
const epub = () => Readable.from(zipped(epubOf(demo!.book)))
const pdf = async () => {
  const document = await PDFDocument.create()
  for (const text of ['First page', 'Second page']) document.addPage().drawText(text)
  return Readable.from([Buffer.from(await document.save())])
}

/** An ebook that was bought, paid and handed over; what fetching it brings. */
async function bought(format_code: 'E00' | 'E01', file: Readable) {
  const product = await givenProduct(shop.sql, { format_code, vat_class: 'ebook', stock: 0, price_cents: 499 })
  const [row] = await shop.sql<{ ean: string }[]>`select ean from product where id = ${product}`
  await addFile(shop.sql, store, row!.ean, file)
  const { who, number } = await paidOrder([product], { saying: { download_consent: true, download_acknowledged: true } })
  await handOverFiles(shop.sql, servicesOf(shop.config, shop.sql), new Date())
  const fetched = async () => {
    const [{ href }] = (await shop.call('POST', '/ebooks/', who)).body.items
    return (await shop.app.inject({ method: 'GET', url: href })).rawPayload
  }
  await fetched()
  const [copy] = await shop.sql<{ mark: string }[]>`
    select c.mark from ebook_copy c join order_line l on l.id = c.order_line_id where l.product_id = ${product}`
  return { product, number, mark: copy?.mark ?? '', fetched }
}

describe('the copy of a bought ebook', () => {
  it('in EPUB says whom it was sold to on a last page and, unseen, on every page, and is still a book without faults', async () => {
    const { number, mark, fetched } = await bought('E00', epub())
    const copy = await fetched()
    expect(await fetched()).toEqual(copy)
    const { valid, messages } = await EpubCheck.validate(new Uint8Array(copy))
    expect([valid, messages]).toEqual([true, []])
    const file = path.join(folder, 'fetched.epub')
    writeFileSync(file, copy)
    const parts = await openZip(file)
    const colophon = await partText(parts, `EPUB/colophon-${mark}.xhtml`)
    expect(colophon).toContain(number)
    const pages = [...parts.entries.keys()].filter((name) => /(chapter|title).*\.xhtml$/.test(name))
    expect(pages.length).toBeGreaterThan(2)
    for (const name of [...pages, 'EPUB/package.opf']) expect(await partText(parts, name)).toContain(mark)
    parts.zip.close()
  })
  it('in PDF says so at the foot of each page and, unseen, among its properties', async () => {
    const { number, mark, fetched } = await bought('E01', await pdf())
    const copy = await fetched()
    const { text } = await extractText(new Uint8Array(copy))
    expect(text).toEqual([expect.stringContaining(number), expect.stringContaining(number)])
    expect(text[0]).toContain('First page')
    expect((await getMeta(new Uint8Array(copy))).info['Custom']).toEqual({ Copy: mark })
  })
  it('is the publisher’s own file where that is their wish, and where a file cannot be marked', async () => {
    const { product, fetched } = await bought('E00', epub())
    await shop.sql`update ebook_file set watermark = false where product_id = ${product}`
    const chunks: Buffer[] = []
    for await (const chunk of epub()) chunks.push(chunk as Buffer)
    expect(await fetched()).toEqual(Buffer.concat(chunks))
    const bare = Buffer.concat([
      Buffer.from(''),
      ...(await Array.fromAsync(zipped([{ name: 'mimetype', content: ['application/epub+zip'], stored: true }]))),
    ])
    const other = await bought('E00', Readable.from([bare]))
    expect(await other.fetched()).toEqual(bare)
  })
})
