import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, describe, expect, it } from 'vitest'
import { epubOf } from '#importers/demo/ebooks/epub.ts'
import { demoEbooks } from '#importers/demo/ebooks/write-ebooks.ts'
import { productCards } from '#modules/goods/catalogue/cards.ts'
import { type ZipEntry, zipped } from '#modules/invoicing/papers/zip-stream.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const folder = temporaryFolder(afterAll)
const shop = withShop({ DATA_DIR: folder })
const { hire } = staffing(shop)

const fileOf = (entries: Iterable<ZipEntry>) => buffer(Readable.from(zipped(entries)))
const [demo] = demoEbooks(path.join(import.meta.dirname, '../../../database/demo'))
const parts = [...epubOf(demo!.book)]
const goodEpub = () => fileOf(parts)
/** The same book with other parts. */
const epubWith = (...other: ZipEntry[]) =>
  fileOf([...parts.filter(({ name }) => !other.some((one) => one.name === name)), ...other])
const withoutPart = (name: string) => fileOf(parts.filter((part) => part.name !== name))
const goodPdf = async () => {
  const document = await PDFDocument.create()
  document.addPage().drawText('One page')
  return Buffer.from(await document.save())
}

const ebook = (format_code = 'E00') => givenProduct(shop.sql, { format_code, vat_class: 'ebook', stock: 0, price_cents: 499 })
const send = async (token: string, title: number, payload: Buffer, { purpose = 'book', language = 'en' } = {}) => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api/staff/titles/${title}/files/?store=T013&lang=${language}&purpose=${purpose}&name=libro.epub`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/epub+zip' },
    payload,
  })
  return { status: answer.statusCode, body: JSON.parse(answer.payload) }
}
/** How many files lie in the store. */
const kept = () =>
  existsSync(path.join(folder, 'ebooks'))
    ? readdirSync(path.join(folder, 'ebooks'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length
    : 0
const buyable = async (product: number) => (await productCards(shop.sql, [product], 'en'))[0]?.availability.buyable

describe('a file of an ebook that staff send', () => {
  it('is on sale at once where the checker finds no fault, and taken off again by hand', async () => {
    const { token, call } = await hire(['catalogue'])
    const title = await ebook()
    const sent = await send(token, title, await goodEpub())
    expect(sent).toMatchObject({ status: 200, body: { sells: 'EPUB', book: { kind: 'EPUB', on_sale: true } } })
    expect(sent.body.uploads).toMatchObject([{ state: 'taken', name: 'libro.epub', findings: [], found_in_all: 0 }])
    expect(await buyable(title)).toBe(true)
    expect((await call('POST', `/titles/${title}/files/off/`, {})).body.book.on_sale).toBe(false)
    expect(await buyable(title)).toBe(false)
  })
  it('with errors waits with each of them named, until somebody takes it all the same or throws it away', async () => {
    const { token, call } = await hire(['catalogue'])
    const title = await ebook()
    const style = parts.find(({ name }) => name.endsWith('.css'))!.name
    const before = kept()
    const first = await send(token, title, await withoutPart(style))
    const [upload] = first.body.uploads
    expect(upload.state).toBe('waiting')
    expect(upload.findings).toEqual(
      expect.arrayContaining([expect.objectContaining({ severity: 'error', code: 'RSC-001', english: true })]),
    )
    expect(await buyable(title)).toBe(false)
    const again = await send(token, title, await withoutPart(style))
    expect(again.body.uploads.map(({ state }: { state: string }) => state)).toEqual(['waiting', 'dropped'])
    expect(kept()).toBe(before + 1)
    const taken = await call('POST', `/titles/${title}/files/${again.body.uploads[0].id}/take/`, {})
    expect(taken.body).toMatchObject({ book: { on_sale: true } })
    expect((await call('DELETE', `/titles/${title}/files/${again.body.uploads[0].id}/`)).status).toBe(404)
    const third = await send(token, title, await withoutPart(style))
    await call('DELETE', `/titles/${title}/files/${third.body.uploads[0].id}/`)
    expect(kept()).toBe(before + 1)
  })
  it('that nobody could read is refused in the words of whoever sent it, and leaves no file', async () => {
    const { token } = await hire(['catalogue'])
    const title = await ebook()
    const before = kept()
    const refused = async (payload: Buffer, language = 'en') => {
      const { body } = await send(token, title, payload, { language })
      const [{ state, findings }] = body.uploads
      return [state, findings[0].code, findings[0].text]
    }
    const locked = {
      name: 'META-INF/encryption.xml',
      content: [
        '<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><EncryptedData><EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#aes256-cbc"/><CipherData><CipherReference URI="EPUB/one.xhtml"/></CipherData></EncryptedData></encryption>',
      ],
    }
    expect(await refused((await goodEpub()).subarray(0, -200))).toEqual([
      'refused',
      'zip_broken',
      expect.stringContaining('damaged'),
    ])
    expect(await refused(await epubWith(locked), 'ca')).toEqual(['refused', 'drm', expect.stringContaining('protecció')])
    expect(await refused(await withoutPart('META-INF/container.xml'))).toEqual(['refused', 'no_container', expect.any(String)])
    const huge = { name: 'EPUB/huge.txt', content: Array.from({ length: 64 }, () => '0'.repeat(1024 * 1024)) }
    expect(await refused(await epubWith(huge), 'es')).toEqual(['refused', 'bomb', expect.stringContaining('Desplegado')])
    expect(kept()).toBe(before)
    expect(await buyable(title)).toBe(false)
  })
  it('of another kind than its title, or of none, is told so before it is looked into', async () => {
    const { token } = await hire(['catalogue'])
    const before = kept()
    expect((await send(token, await ebook('E01'), await goodEpub())).body.code).toBe('ebooks.other_kind')
    expect((await send(token, await givenProduct(shop.sql), await goodEpub())).body.code).toBe('ebooks.no_ebook')
    expect((await send(token, await ebook(), Buffer.from('MZ nothing of the kind'.padEnd(200)))).body.code).toBe('ebooks.neither')
    await expect.poll(kept).toBe(before)
  })
  it('in PDF is looked at for what opens, runs and is read aloud', async () => {
    const { token } = await hire(['catalogue'])
    const title = await ebook('E01')
    const { body } = await send(token, title, await goodPdf())
    expect(body.uploads[0]).toMatchObject({ state: 'taken', kind: 'PDF' })
    expect(body.uploads[0].findings.map(({ code }: { code: string }) => code)).toEqual(['pdf_untagged', 'pdf_no_language'])
    expect((await send(token, title, Buffer.from('%PDF-1.7 and nothing more'.padEnd(300)))).body.uploads[0]).toMatchObject({
      state: 'refused',
      findings: [{ code: 'pdf_broken' }],
    })
  })
})

describe('a sample', () => {
  it('is given of a printed book too, and taken away with its file', async () => {
    const { token, call } = await hire(['catalogue'])
    const title = await givenProduct(shop.sql)
    const before = kept()
    const sent = await send(token, title, await goodPdf(), { purpose: 'sample' })
    expect(sent.body).toMatchObject({ sells: null, book: null, sample: { kind: 'PDF' } })
    expect(kept()).toBe(before + 1)
    expect((await shop.call('GET', `/products/${title}/`)).body.sample).toEqual({ kind: 'PDF', bytes: sent.body.sample.bytes })
    const read = await shop.app.inject(`/api/ebooks/sample/${title}/?lang=en`)
    expect([read.statusCode, read.headers['content-type'], read.payload.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-'])
    expect(read.headers['content-disposition']).toMatch(/^inline; filename="product-\d+\.pdf"$/)
    expect((await call('POST', `/titles/${title}/sample/off/`, {})).body.sample).toBeNull()
    expect(kept()).toBe(before)
    expect((await shop.app.inject(`/api/ebooks/sample/${title}/`)).json().code).toBe('ebooks.no_sample')
    const object = await givenProduct(shop.sql, { kind: 'object' })
    expect((await send(token, object, await goodPdf(), { purpose: 'sample' })).body.code).toBe('ebooks.sample_of_book')
  })
})
