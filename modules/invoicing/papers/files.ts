import { Readable } from 'node:stream'
import { type Day, day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { InvalidFields } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import type { Issuer } from '#modules/invoicing/invoices/invoice.ts'
import type { DocumentFormat, PaperKind } from './contract.ts'
import { documentPdf } from './document-pdf.ts'
import { documentOfNote, documentOfOrder, linesOf } from './documents.ts'
import { iso2709, marcRecordsOf, marcxml } from './marc.ts'
import { linesCsv, linesXlsx } from './sheets.ts'
import { sinliEnvio, sinliPedido } from './sinli.ts'
import type { TradeDocument } from './trade-document.ts'
import { paperTexts } from './words/paper-words.ts'

export interface PaperShop {
  /** The name and the company of the shop that sells. */
  of: (db: Db, storefront: string, language: Language) => Promise<{ name: string; issuer: Issuer }>
}

/** A file to be downloaded; a stream where it may be long. */
export interface PaperFile {
  name: string
  type: string
  content: Buffer | Readable
}

export interface PaperRequest {
  customerId: string
  kind: PaperKind
  number: string
  status: string
  /** Words in the number or reference of orders. */
  q: string
  /** dd/mm/yyyy or yyyy-mm-dd; empty: without bound. */
  from: string
  to: string
  format: DocumentFormat
  language: Language
}

const types: Record<DocumentFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
  marc: 'application/marc',
  marcxml: 'application/marcxml+xml; charset=utf-8',
  sinli: 'text/plain; charset=windows-1252',
}
/** What its files are, without their character sets. */
export const mediaTypes = Object.values(types).map((type) => type.split(';')[0] ?? type)
const endings: Record<DocumentFormat, string> = {
  xlsx: 'xlsx',
  csv: 'csv',
  pdf: 'pdf',
  marc: 'mrc',
  marcxml: 'xml',
  sinli: 'txt',
}

/** @throws InvalidFields for a day that does not exist. */
function dayIn(field: string, text: string): Day | null {
  if (text === '') return null
  const [first = '', second = '', third = ''] = text.split('/')
  try {
    return day(text.includes('/') ? `${third}-${second.padStart(2, '0')}-${first.padStart(2, '0')}` : text)
  } catch {
    throw new InvalidFields({ [field]: 'papers.bad_day' })
  }
}

const fileOf = (name: string, format: DocumentFormat, content: PaperFile['content']): PaperFile => ({
  name: `${name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]/g, '_')}.${endings[format]}`,
  type: types[format],
  content,
})

/**
 * The file that was asked for. Lists take the filter that is on; they are written as they are read.
 * @throws NotFound for unknown and foreign documents alike, InvalidFields for days.
 */
export async function paperFile(db: Db, paper: PaperRequest, shop: PaperShop, now: Date): Promise<PaperFile> {
  const { kind, customerId, number } = paper
  if (kind === 'order') return documentFile(db, await documentOfOrder(db, customerId, number), paper, shop, now)
  if (kind === 'note') return documentFile(db, await documentOfNote(db, customerId, number), paper, shop, now)
  return listFile(db, kind === 'orders' ? 'order' : 'note', paper, now)
}

/** One delivery note of an account with its prices, for the staff. @throws NotFound */
export const notePaper =
  (shop: PaperShop) =>
  (
    db: Db,
    { customer, note, format, language }: { customer: string; note: string; format: 'pdf' | 'xlsx'; language: Language },
    now: Date,
  ): Promise<PaperFile> =>
    paperFile(
      db,
      { customerId: customer, kind: 'note', number: note, status: 'all', q: '', from: '', to: '', format, language },
      shop,
      now,
    )

async function listFile(db: Db, kind: 'order' | 'note', paper: PaperRequest, now: Date): Promise<PaperFile> {
  const { language, format } = paper
  const [from, to] = [dayIn('from', paper.from), dayIn('to', paper.to)]
  if (from && to && to < from) throw new InvalidFields({ to: 'papers.days_backwards' })
  const name = `${paperTexts[language][kind]}-${[from, to].filter(Boolean).join('-') || now.toISOString().slice(0, 10)}`
  const lines = linesOf(db, kind, paper.customerId, { status: paper.status, words: paper.q, from, to })
  if (format === 'csv') return fileOf(name, 'csv', Readable.from(linesCsv(lines, language)))
  return fileOf(name, 'xlsx', Readable.from(linesXlsx(lines, language)))
}

async function documentFile(
  db: Db,
  document: TradeDocument,
  { format, language }: PaperRequest,
  shop: PaperShop,
  now: Date,
): Promise<PaperFile> {
  const named = (content: Buffer | Readable) =>
    fileOf(`${paperTexts[language][document.kind]}-${document.number}`, format, content)
  const priced = { priced: !document.gift }
  const { name, issuer } = await shop.of(db, document.storefront, language)
  switch (format) {
    case 'pdf':
      return named(await documentPdf(document, { language, shop: name, issuer }))
    case 'csv':
      return named(Readable.from(linesCsv([document.lines], language, priced)))
    case 'marc':
      return named(iso2709(await marcRecordsOf(db, document, language, now)))
    case 'marcxml':
      return named(Buffer.from(marcxml(await marcRecordsOf(db, document, language, now))))
    case 'sinli': {
      const written = document.kind === 'note' ? sinliEnvio : sinliPedido
      return named(written(document, { shop: issuer.name }))
    }
    case 'xlsx':
      return named(Readable.from(linesXlsx([document.lines], language, priced)))
  }
}
