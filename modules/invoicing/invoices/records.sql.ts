import type { Day } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'
import type { RecordCorrection } from './record-xml.ts'
import type { ToldType } from './told.ts'

export interface ChainEnd {
  position: number
  hash: string
}

/** The end of an issuer's chain, locked until the transaction ends: records follow one another. */
export async function lockChain(db: Db, issuer: string): Promise<ChainEnd> {
  const [row] = await db<ChainEnd[]>`
    insert into invoice_chain (issuer_tax_id, position, hash) values (${issuer}, 0, '')
    on conflict (issuer_tax_id) do update set position = invoice_chain.position
    returning position, hash`
  return row!
}

export interface RecordRow {
  id: number
  issuer_tax_id: string
  position: number
  kind: 'issue' | 'cancel'
  invoice_id: number
  generated_at: string
  previous_hash: string
  hash: string
  content_hash: string
  reason: string
  sends: boolean
  told_type: ToldType | null
  told_tax_cents: Cents | null
  corrects_id: number | null
  correction: RecordCorrection | null
}

const columns = (db: Db) => db`
  r.id, r.issuer_tax_id, r.position, r.kind, r.invoice_id, r.generated_at, r.previous_hash, r.hash, r.content_hash, r.reason, r.sends,
  r.told_type, r.told_tax_cents, r.corrects_id, r.correction`

export async function insertRecord(tx: Tx, record: Omit<RecordRow, 'id'> & { xml: string }): Promise<RecordRow> {
  const { correction, ...rest } = record
  const [row] = await tx<RecordRow[]>`
    insert into invoice_record as r ${tx({ ...rest, correction: correction && tx.json(correction) })} returning ${columns(tx)}`
  await tx`
    update invoice_chain set position = ${record.position}, hash = ${record.hash} where issuer_tax_id = ${record.issuer_tax_id}`
  return row!
}

export async function recordById(db: Db, id: number): Promise<RecordRow | undefined> {
  const [row] = await db<RecordRow[]>`select ${columns(db)} from invoice_record r where r.id = ${id}`
  return row
}

/** All records of all issuers, in the order of their chains, a handful at a time. */
export const eachRecord = (db: Db) =>
  db<RecordRow[]>`select ${columns(db)} from invoice_record r order by r.issuer_tax_id, r.position`.cursor(500)

export const chainEnds = (db: Db) =>
  db<(ChainEnd & { issuer: string })[]>`select issuer_tax_id as issuer, position, hash from invoice_chain order by issuer_tax_id`

/** Series whose counter, numbers and dates do not agree: a gap, or a date that went back. */
export const brokenSeries = (db: Db) => db<{ code: string; year: number; last: number; issued: number }[]>`
  select s.code, s.year, s.last_number as last, coalesce(i.issued, 0) as issued
  from invoice_series s
  left join (
    select series, year, count(*)::int as issued, max(number) as highest, max(issue_date) as newest,
      bool_or(went_back) as went_back
    from (select series, year, number, issue_date,
        issue_date < lag(issue_date) over (partition by series, year order by number) as went_back from invoice) one
    group by series, year) i on (i.series, i.year) = (s.code, s.year)
  where i.issued is distinct from s.last_number or i.highest is distinct from s.last_number
    or i.newest is distinct from s.last_date or i.went_back
  order by s.code, s.year`

/** Invoices that stand in no chain. */
export const unrecorded = (db: Db) => db<{ full_number: string }[]>`
  select full_number from invoice i where not exists (select from invoice_record r where r.invoice_id = i.id and r.kind = 'issue')
  order by id limit 100`

/** The record at a place of the chain; null at its beginning. */
export async function recordAt(
  db: Db,
  issuer: string,
  position: number,
): Promise<{ full_number: string; issue_date: Day } | null> {
  const [row] = await db<{ full_number: string; issue_date: Day }[]>`
    select i.full_number, i.issue_date from invoice_record r join invoice i on i.id = r.invoice_id
    where r.issuer_tax_id = ${issuer} and r.position = ${position}`
  return row ?? null
}

/** The number of this installation, and whether it invoices for several companies. */
export async function installationOf(db: Db): Promise<{ installation: string; several: boolean }> {
  const [row] = await db<{ installation: string; several: boolean }[]>`
    select installation, (select count(*) > 1 from invoice_chain) as several from invoice_system`
  return row!
}

/** Whether the agency ever took a record of an invoice, or is still to be handed one. */
export async function standingWithAgency(db: Db, invoiceId: number): Promise<{ known: boolean; waiting: boolean }> {
  const [row] = await db<{ known: boolean; waiting: boolean }[]>`
    select
      exists (select from invoice_record r join invoice_record_sending s on s.record_id = r.id
        where r.invoice_id = ${invoiceId} and r.kind = 'issue' and s.outcome in ('accepted', 'accepted_with_errors')) as known,
      exists (select from invoice_record r join invoice_record_state t on t.record_id = r.id
        where r.invoice_id = ${invoiceId} and r.kind = 'issue' and t.state = 'waiting') as waiting`
  return row!
}
