import type { Readable } from 'node:stream'
import type { Pool, Tx } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { isFormatCode } from '#modules/goods/catalogue/formats.ts'
import { downloadsIncluded, yearsIncluded } from '#modules/orders/order/download-terms.ts'
import { type Doing, noteEvent } from '#modules/orders/order/steps.ts'
import { checkFile } from './check.ts'
import {
  boughtIn,
  ebookByIsbn,
  hasFileRow,
  hasSampleRow,
  renewAccess,
  takeOffSale,
  withoutFile,
  writeFileRow,
} from './ebooks.sql.ts'
import { type EbookStore, type StoredFile, UnfitFile } from './file-store.ts'
import { wordsOf } from './findings.ts'
import { kinds, typeOfFormat } from './sniff.ts'
import { writeSample } from './uploads.sql.ts'

export { hasFileRow as hasFileToSell, hasSampleRow as hasSample, withoutFile }

/** An ebook, and whether it is sold now. */
export interface Shelved {
  title: string
  isbn: string
  kind: 'EPUB' | 'PDF'
  replaced: boolean
}

/** How a file is looked at before it is taken in: not at all, as the back office does, or as that but with errors taken all the same. */
export type Look = 'none' | 'strict' | 'in spite'

const mostNamed = 5

/** @throws UnfitFile naming the worst that the checker found, where that keeps the file from being sold */
async function checked(store: EbookStore, { fileKey, mediaType, bytes }: StoredFile, look: Look): Promise<void> {
  if (look === 'none') return
  const findings = await store.at(fileKey, (place) => checkFile(place, { mediaType, bytes }))
  const kept = findings.filter(({ severity }) => severity === 'fatal' || (severity === 'error' && look === 'strict'))
  if (kept.length === 0) return
  const named = kept
    .slice(0, mostNamed)
    .map((finding) => `\n      ${[finding.place, wordsOf(finding, 'en')].filter(Boolean).join(': ')}`)
  const more = kept.length > mostNamed ? `\n      and ${kept.length - mostNamed} more` : ''
  throw new UnfitFile(
    `has faults${kept[0]?.severity === 'fatal' ? ' with which nobody can open it' : ', taken all the same with --in-spite'}:${named.join('')}${more}`,
  )
}

/**
 * Puts an ebook on sale with its file; one that was there before is replaced for everybody who bought it.
 * @throws UnfitFile naming what is wrong and what is expected.
 */
export async function addFile(
  db: Pool,
  store: EbookStore,
  isbn: string,
  source: Readable,
  { look = 'none' }: { look?: Look } = {},
): Promise<Shelved> {
  const file = await store.keep(source)
  try {
    await checked(store, file, look)
    const { before, shelved } = await db.begin(async (tx) => {
      const product = await ebookByIsbn(tx, isbn)
      if (!product) throw new UnfitFile(`no product has the ISBN ${isbn}`)
      const code = product.format_code
      const wanted = code !== null && isFormatCode(code) ? typeOfFormat[code] : undefined
      if (!wanted) throw new UnfitFile(`“${product.title}” (${isbn}) is not an ebook: its format is ${code ?? 'not given'}`)
      if (wanted !== file.mediaType)
        throw new UnfitFile(
          `“${product.title}” (${isbn}) is sold as ${kinds[wanted].name}, the file is ${kinds[file.mediaType].name}`,
        )
      const { fileKey, mediaType, bytes, sha256 } = file
      await writeFileRow(tx, { product_id: product.id, file_key: fileKey, media_type: mediaType, bytes, sha256 })
      const shelved = { title: product.title, isbn, kind: kinds[mediaType].name, replaced: product.file_key !== null }
      return { before: product.file_key, shelved }
    })
    if (before) await store.forget(before)
    return shelved
  } catch (error) {
    await store.forget(file.fileKey)
    throw error
  }
}

/** Gives a title some pages to read before, in the place of those it had. @throws UnfitFile when no title has the ISBN. */
export async function addSample(db: Pool, store: EbookStore, isbn: string, source: Readable): Promise<void> {
  const { fileKey, mediaType, bytes, sha256 } = await store.keep(source)
  try {
    const before = await db.begin(async (tx) => {
      const product = await ebookByIsbn(tx, isbn)
      if (!product) throw new UnfitFile(`no product has the ISBN ${isbn}`)
      return writeSample(tx, product.id, { file_key: fileKey, media_type: mediaType, bytes, sha256 })
    })
    if (before) await store.forget(before)
  } catch (error) {
    await store.forget(fileKey)
    throw error
  }
}

/** Ends the sale of an ebook; whoever bought it keeps it. @throws UnfitFile when there is no such ebook. */
export const endSale = (db: Pool, isbn: string, now: Date): Promise<string> =>
  db.begin(async (tx) => {
    const product = await ebookByIsbn(tx, isbn)
    if (!product?.file_key) throw new UnfitFile(`no ebook with the ISBN ${isbn} has a file`)
    await takeOffSale(tx, product.id, now)
    return product.title
  })

/** Lets a customer fetch a bought ebook again: as often and as long as a new one. @throws NotFound 'ebooks.no_such_line' */
export async function renew(tx: Tx, { number, line }: { number: string; line: number }, doing: Doing): Promise<void> {
  const row = (await boughtIn(tx, number)).find((bought) => bought.line === line)
  if (!row) throw new NotFound('ebooks.no_such_line')
  const endsAt = new Date(doing.now)
  endsAt.setUTCFullYear(endsAt.getUTCFullYear() + yearsIncluded)
  await renewAccess(tx, line, { most: downloadsIncluded, endsAt })
  await noteEvent(tx, row.order_id, 'download_renewed', doing, { lineId: line })
}
