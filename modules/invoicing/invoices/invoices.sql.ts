import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'
import type { Invoice, InvoiceDraft, InvoiceKind } from './invoice.ts'
import type { LimitRow } from './kind.ts'

interface InvoiceRow {
  id: number
  series: string
  year: number
  full_number: string
  kind: InvoiceKind
  summary: boolean
  issue_date: Day
  operation_date: Day
  issuer: Invoice['issuer']
  buyer: Invoice['buyer']
  language: Invoice['language']
  treatment: Invoice['treatment']
  prices: Invoice['prices']
  lines: Invoice['lines']
  vat: Invoice['vat']
  base_cents: Cents
  vat_cents: Cents
  surcharge_cents: Cents
  total_cents: Cents
  corrects_id: number | null
  reference: Invoice['reference']
  source: string
}

const invoiceOf = (row: InvoiceRow): Invoice => ({
  id: row.id,
  series: row.series,
  year: row.year,
  number: row.full_number,
  kind: row.kind,
  summary: row.summary,
  issueDate: row.issue_date,
  operationDate: row.operation_date,
  issuer: row.issuer,
  buyer: row.buyer,
  language: row.language,
  treatment: row.treatment,
  prices: row.prices,
  lines: row.lines,
  vat: row.vat,
  baseCents: row.base_cents,
  vatCents: row.vat_cents,
  surchargeCents: row.surcharge_cents,
  totalCents: row.total_cents,
  correctsId: row.corrects_id,
  reference: row.reference,
  source: row.source,
})

const columns = (db: Db) => db`
  i.id, i.series, i.year, i.full_number, i.kind, i.summary, i.issue_date, i.operation_date, i.issuer, i.buyer, i.language, i.treatment,
  i.prices, i.lines, i.vat, i.base_cents, i.vat_cents, i.surcharge_cents, i.total_cents, i.corrects_id, i.reference, i.source`

export const limitRows = (db: Db) => db<LimitRow[]>`
  select valid_from as "validFrom", limit_cents as "limitCents" from simplified_invoice_limit order by valid_from`

const one = (rows: readonly InvoiceRow[]): Invoice | undefined => (rows[0] ? invoiceOf(rows[0]) : undefined)

export const invoiceBySource = async (db: Db, source: string) =>
  one(await db<InvoiceRow[]>`select ${columns(db)} from invoice i where source = ${source}`)

export const invoicesBySource = async (db: Db, beginning: string) =>
  (await db<InvoiceRow[]>`select ${columns(db)} from invoice i where source like ${`${beginning}%`} order by id`).map(invoiceOf)

export const invoiceById = async (db: Db, id: number) =>
  one(await db<InvoiceRow[]>`select ${columns(db)} from invoice i where id = ${id}`)

export const invoiceByNumber = async (db: Db, number: string) =>
  one(await db<InvoiceRow[]>`select ${columns(db)} from invoice i where full_number = ${number}`)

export const invoicesOfIds = async (db: Db, ids: readonly number[]) =>
  (
    await db<
      InvoiceRow[]
    >`select ${columns(db)} from invoice i where id = any(${ids as number[]}::bigint[]) order by issue_date, id`
  ).map(invoiceOf)

/** Moves the counter of a series forward and keeps it locked until the transaction ends; its date never goes back. */
export async function nextNumber(db: Db, { code, day }: { code: string; day: Day }): Promise<{ number: number; date: Day }> {
  const [row] = await db<{ number: number; date: Day }[]>`
    insert into invoice_series (code, year, last_number, last_date) values (${code}, ${Number(day.slice(0, 4))}, 1, ${day})
    on conflict (code, year) do update
      set last_number = invoice_series.last_number + 1, last_date = greatest(invoice_series.last_date, excluded.last_date)
    returning last_number as number, last_date as date`
  return row!
}

export type NewInvoice = Omit<InvoiceDraft, 'replacesIds'> &
  Pick<Invoice, 'year' | 'issueDate' | 'issuer' | 'baseCents' | 'vatCents' | 'surchargeCents' | 'totalCents'> & { count: number }

export async function insertInvoice(db: Db, draft: NewInvoice): Promise<Invoice> {
  const [row] = await db<InvoiceRow[]>`
    insert into invoice as i (series, year, number, kind, summary, issue_date, operation_date, issuer, buyer, language, treatment, prices,
      lines, vat, base_cents, vat_cents, surcharge_cents, total_cents, corrects_id, reference, source)
    values (${draft.series}, ${draft.year}, ${draft.count}, ${draft.kind}, ${draft.summary}, ${draft.issueDate}, ${draft.operationDate},
      ${db.json(draft.issuer)}, ${draft.buyer && db.json(draft.buyer)}, ${draft.language}, ${draft.treatment},
      ${draft.prices}, ${db.json(draft.lines)}, ${db.json(draft.vat)}, ${draft.baseCents}, ${draft.vatCents},
      ${draft.surchargeCents}, ${draft.totalCents}, ${draft.correctsId}, ${db.json(draft.reference)}, ${draft.source})
    returning ${columns(db)}`
  return invoiceOf(row!)
}

export const insertReplacements = (db: Db, invoiceId: number, replaced: readonly number[]) => db`
  insert into invoice_replacement (replaced_id, invoice_id) select unnest(${replaced as number[]}::bigint[]), ${invoiceId}`

/** Of the given invoices those that were cancelled. */
export const cancelledIds = async (db: Db, ids: readonly number[]): Promise<number[]> =>
  (
    await db<{ id: number }[]>`
      select distinct invoice_id as id from invoice_record where invoice_id = any(${ids as number[]}::bigint[]) and kind = 'cancel' order by 1`
  ).map(({ id }) => id)

/** Of the given invoices those that still stand: not replaced, not cancelled. */
export const standingIds = async (db: Db, ids: readonly number[]): Promise<number[]> =>
  (
    await db<{ id: number }[]>`
      select i.id from invoice i where i.id = any(${ids as number[]}::bigint[])
        and not exists (select from invoice_replacement r where r.replaced_id = i.id)
        and not exists (select from invoice_record c where c.invoice_id = i.id and c.kind = 'cancel')
      order by i.id`
  ).map(({ id }) => id)

export const replacedBy = async (db: Db, invoiceId: number): Promise<number[]> =>
  (
    await db<
      { replaced_id: number }[]
    >`select replaced_id from invoice_replacement where invoice_id = ${invoiceId} order by replaced_id`
  ).map((row) => row.replaced_id)
