import type { Db, Pool, Tx } from '#kernel/db.ts'
import { InvalidFields, NotFound, Refused } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { isFormatCode } from '#modules/goods/catalogue/formats.ts'
import { checkFile } from './check.ts'
import { takeOffSale, writeFileRow } from './ebooks.sql.ts'
import type { EbookStore, StoredFile } from './file-store.ts'
import { type Finding, mostFindings, wordsOf } from './findings.ts'
import { putLcp, takeLcpOffSale } from './lcp/licenses.sql.ts'
import { kinds, typeOfFormat } from './sniff.ts'
import type { Purpose, PutLcp, TitleFiles } from './staff-contract.ts'
import {
  dropSample,
  insertUpload,
  lastUploads,
  lockTitle,
  settleUpload,
  setWatermark,
  soldFile,
  type TitleFileRow,
  titleFileRow,
  type UploadRow,
  uploadOf,
  waitingUpload,
  writeSample,
} from './uploads.sql.ts'

const mostShown = 6

const soldAs = ({ format_code }: TitleFileRow) =>
  format_code !== null && isFormatCode(format_code) ? typeOfFormat[format_code] : undefined

const lcpShown = ({ lcp_server, content_id, print_pages, copy_characters, lcp_off_sale_at }: TitleFileRow) => ({
  server: lcp_server,
  content_id,
  print_pages,
  copy_characters,
  on_sale: lcp_server && content_id !== null && lcp_off_sale_at === null,
})

/** The files of a title and what came of the last ones that were sent, in the words of `language`. @throws NotFound */
export async function titleFiles(db: Db, product: number, language: Language): Promise<TitleFiles> {
  const row = await titleFileRow(db, product)
  if (!row) throw new NotFound('staff.product_unknown')
  const uploads = await lastUploads(db, product, mostShown)
  const sells = soldAs(row)
  return {
    sells: sells ? kinds[sells].name : null,
    may_have_sample: row.kind === 'book',
    book:
      row.media_type && row.bytes !== null && row.added_at
        ? {
            kind: kinds[row.media_type].name,
            bytes: row.bytes,
            added_at: row.added_at.toISOString(),
            on_sale: !row.off_sale_at && !row.asks_lcp,
            watermark: row.watermark ?? true,
          }
        : null,
    lcp: row.asks_lcp && sells ? lcpShown(row) : null,
    sample:
      row.sample_type && row.sample_bytes !== null && row.sample_added_at
        ? { kind: kinds[row.sample_type].name, bytes: row.sample_bytes, added_at: row.sample_added_at.toISOString() }
        : null,
    uploads: uploads.map(({ findings, media_type, sent_at, id, purpose, name, bytes, state, sent_by, found_in_all }) => ({
      id,
      purpose,
      name,
      bytes,
      state,
      sent_by,
      found_in_all,
      kind: kinds[media_type].name,
      sent_at: sent_at.toISOString(),
      findings: findings.map((finding) => ({
        ...finding,
        text: wordsOf(finding, language),
        english: finding.text !== '',
      })),
    })),
  }
}

/** Whether a file fits what the title is sold as. @throws NotFound, Refused */
async function expectFor(db: Db, product: number, purpose: Purpose, { mediaType }: StoredFile): Promise<void> {
  const row = await titleFileRow(db, product)
  if (!row) throw new NotFound('staff.product_unknown')
  if (purpose === 'sample') {
    if (row.kind !== 'book') throw new Refused('ebooks.sample_of_book')
    return
  }
  const wanted = soldAs(row)
  if (!wanted) throw new Refused('ebooks.no_ebook')
  if (wanted !== mediaType) throw new Refused('ebooks.other_kind', { wanted: kinds[wanted].name, given: kinds[mediaType].name })
}

const stateFor = (findings: readonly Finding[]): UploadRow['state'] => {
  const worst = findings[0]?.severity
  if (worst === 'fatal') return 'refused'
  return worst === 'error' ? 'waiting' : 'taken'
}

const row = ({ fileKey, mediaType, bytes, sha256 }: StoredFile) => ({ file_key: fileKey, media_type: mediaType, bytes, sha256 })

/** Puts a file in its place. @returns the key of the one that lay there */
async function place(tx: Tx, product: number, purpose: Purpose, file: ReturnType<typeof row>): Promise<string | undefined> {
  if (purpose === 'sample') return writeSample(tx, product, file)
  const before = await soldFile(tx, product)
  await writeFileRow(tx, { product_id: product, ...file })
  return before
}

interface Sent {
  product: number
  purpose: Purpose
  name: string
  file: StoredFile | null
  staffId: number
  now: Date
}

/**
 * Checks a file that was sent, then sells it (or shows it as a sample), keeps it for somebody to decide where it has faults, or refuses it.
 * @throws NotFound, Refused where it is none for this title; InvalidFields where none was sent
 */
export async function takeUpload(
  db: Pool,
  store: EbookStore,
  { product, purpose, name, file, staffId, now }: Sent,
): Promise<void> {
  if (!file) throw new InvalidFields({ file: 'form.missing' })
  await expectFor(db, product, purpose, file)
  const findings = await store.at(file.fileKey, (place) => checkFile(place, file))
  const state = stateFor(findings)
  const gone = await db.begin(async (tx) => {
    await lockTitle(tx, product)
    await expectFor(tx, product, purpose, file)
    const waiting = await waitingUpload(tx, product, purpose)
    if (waiting) await settleUpload(tx, waiting.id, 'dropped')
    const kept = row(file)
    const before = state === 'taken' ? await place(tx, product, purpose, kept) : undefined
    await insertUpload(
      tx,
      {
        product_id: product,
        purpose,
        name,
        ...kept,
        file_key: state === 'waiting' ? kept.file_key : null,
        state,
        found_in_all: findings.length,
        staff_id: staffId,
        sent_at: now,
      },
      findings.slice(0, mostFindings),
    )
    return [waiting?.file_key, before, state === 'refused' ? kept.file_key : undefined]
  })
  for (const key of gone) if (key) await store.forget(key)
}

async function waitingOf(tx: Tx, product: number, id: number): Promise<UploadRow & { file_key: string }> {
  await lockTitle(tx, product)
  const upload = await uploadOf(tx, product, id)
  const key = upload?.file_key
  if (!upload || !key) throw new NotFound('ebooks.not_waiting')
  return { ...upload, file_key: key }
}

/** Takes a file in spite of its faults. @returns the key of the file whose place it took @throws NotFound 'ebooks.not_waiting' */
export async function takeAllTheSame(tx: Tx, product: number, id: number): Promise<string | undefined> {
  const { purpose, file_key, media_type, bytes, sha256 } = await waitingOf(tx, product, id)
  await settleUpload(tx, id, 'taken')
  return place(tx, product, purpose, { file_key, media_type, bytes, sha256 })
}

/** Throws a file away that waits. @returns its key @throws NotFound 'ebooks.not_waiting' */
export async function dropUpload(tx: Tx, product: number, id: number): Promise<string> {
  const { file_key } = await waitingOf(tx, product, id)
  await settleUpload(tx, id, 'dropped')
  return file_key
}

/** Ends the sale; whoever bought it keeps it. @throws NotFound */
export async function endSaleOf(tx: Tx, product: number, now: Date): Promise<void> {
  const underLcp = await takeLcpOffSale(tx, product, now)
  if (!underLcp && !(await soldFile(tx, product))) throw new NotFound('ebooks.no_file_yet')
  await takeOffSale(tx, product, now)
}

/** Takes the sample away. @returns the key of its file @throws NotFound */
export async function endSample(tx: Tx, product: number): Promise<string> {
  const key = await dropSample(tx, product)
  if (!key) throw new NotFound('ebooks.no_file_yet')
  return key
}

/** Whether copies say whom they were sold to, as the publisher wishes. @throws NotFound */
export async function wishWatermark(tx: Tx, product: number, watermark: boolean): Promise<void> {
  if (!(await setWatermark(tx, product, watermark))) throw new NotFound('ebooks.no_file_yet')
}

/**
 * Names what the licence server holds of a title, with what its publisher lets readers do, and puts it on sale.
 * @throws NotFound; Refused 'ebooks.lcp_not_asked', 'ebooks.no_ebook'
 */
export async function sellUnderLcp(tx: Tx, product: number, lcp: PutLcp): Promise<void> {
  const row = await titleFileRow(tx, product)
  if (!row) throw new NotFound('staff.product_unknown')
  if (!soldAs(row)) throw new Refused('ebooks.no_ebook')
  if (!row.asks_lcp) throw new Refused('ebooks.lcp_not_asked')
  await putLcp(tx, product, lcp)
}
