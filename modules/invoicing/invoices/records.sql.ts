import type { Day } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'

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
}

export async function insertRecord(tx: Tx, record: Omit<RecordRow, 'id'>): Promise<RecordRow> {
  const [row] = await tx<RecordRow[]>`insert into invoice_record ${tx(record)} returning *`
  await tx`
    update invoice_chain set position = ${record.position}, hash = ${record.hash} where issuer_tax_id = ${record.issuer_tax_id}`
  return row!
}

/** All records of all issuers, in the order of their chains, a handful at a time. */
export const eachRecord = (db: Db) => db<RecordRow[]>`select * from invoice_record order by issuer_tax_id, position`.cursor(500)

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

export interface PendingRecord extends RecordRow {
  full_number: string
  issue_date: Day
}

/** Records nobody has accepted yet, in chain order; a rejected one waits for people. */
export const unsentRecords = (db: Db, limit: number) => db<PendingRecord[]>`
  select r.*, i.full_number, i.issue_date from invoice_record r join invoice i on i.id = r.invoice_id
  where not exists (select from invoice_record_sending s where s.record_id = r.id and s.outcome in ('accepted', 'rejected'))
  order by r.issuer_tax_id, r.position limit ${limit}`

export const insertSending = (
  db: Db,
  recordId: number,
  outcome: 'accepted' | 'rejected' | 'failed',
  answer: string,
  now: Date,
) => db`
  insert into invoice_record_sending (record_id, at, outcome, answer) values (${recordId}, ${now}, ${outcome}, ${answer.slice(0, 2000)})`
