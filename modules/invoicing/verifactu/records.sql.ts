import type { Db } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'
import type { RecordState } from '#modules/invoicing/invoices/record-states.ts'
import type { RecordCorrection } from '#modules/invoicing/invoices/record-xml.ts'
import { onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { FindRecords } from './staff-contract.ts'

export interface FoundRecord {
  id: number
  issuer_tax_id: string
  position: number
  kind: 'issue' | 'cancel'
  type: string
  number: string
  generated_at: Date
  total_cents: Cents
  state: RecordState
  since: Date
  code: number | null
  sentence: string
}

const foundIn = (db: Db, { q, state, kind, issuer, number, from, to }: FindRecords) => db`
  from invoice_record_state t
  where true ${worded(db, db`list_words(t.number)`, q)} ${onDays(db, db`t.generated_at`, { from, to })}
    ${state === undefined ? db`` : db`and t.state = ${state}`} ${issuer === undefined ? db`` : db`and t.issuer_tax_id = ${issuer}`}
    ${number === undefined ? db`` : db`and t.record_id in (select r.id from invoice i join invoice_record r on r.invoice_id = i.id where i.full_number = ${number})`}
    ${kind === undefined ? db`` : db`and exists (select from invoice_record r where r.id = t.record_id and r.kind = ${kind})`}`
export const matchingRecords = (db: Db, query: FindRecords) => db`select t.record_id ${foundIn(db, query)}`
export const recordSorts = (db: Db) => ({ made: { by: db`t.generated_at`, kind: 'instant' } }) as const

const columns = (db: Db) => db`
  r.id, t.issuer_tax_id, t.position, r.kind, coalesce(r.told_type, i.kind) as type, t.number, t.generated_at, i.total_cents, t.state,
  t.since, t.code, t.sentence`

/** What a row shows of other tables is read for the page alone. */
export const recordRows = (db: Db, query: FindRecords, walk: Walk) => db<(FoundRecord & Walked)[]>`
  with page as materialized (select t.record_id, ${walk.key} ${foundIn(db, query)} ${walk.after} ${walk.order})
  select ${columns(db)}, page.list_key, page.list_id
  from page join invoice_record_state t on t.record_id = page.record_id join invoice_record r on r.id = t.record_id
    join invoice i on i.id = r.invoice_id ${walk.order}`

export interface OpenRow extends FoundRecord {
  invoice_id: number
  tries: number
  hash: string
  previous_hash: string
  reason: string
  xml: string | null
  correction: RecordCorrection | null
  corrects_id: number | null
  corrected_by: number | null
  cancelled: boolean
}

export async function openRow(db: Db, id: number): Promise<OpenRow | undefined> {
  const [row] = await db<OpenRow[]>`
    select ${columns(db)}, r.invoice_id, t.tries, r.hash, r.previous_hash, r.reason, r.xml, r.correction, r.corrects_id,
      (select later.id from invoice_record later where later.corrects_id = r.id) as corrected_by,
      exists (select from invoice_record c where c.invoice_id = r.invoice_id and c.kind = 'cancel') as cancelled
    from invoice_record r join invoice_record_state t on t.record_id = r.id join invoice i on i.id = r.invoice_id
    where r.id = ${id}`
  return row
}

export interface AnswerRow {
  at: Date
  outcome: 'accepted' | 'accepted_with_errors' | 'rejected' | 'failed'
  code: number | null
  answer: string
  receipt: string
  host: string
  incident: boolean
}
export const answerRows = (db: Db, id: number) => db<AnswerRow[]>`
  select s.at, s.outcome, s.code, s.answer, coalesce(b.receipt, '') as receipt, coalesce(b.host, '') as host,
    coalesce(b.incident, false) as incident
  from invoice_record_sending s left join verifactu_batch b on b.id = s.batch_id where s.record_id = ${id} order by s.id desc`

export interface StateCount {
  state: 'kept' | 'waiting' | 'accepted_with_errors' | 'refused'
  count: number
}
export const stateCounts = (db: Db) => db<StateCount[]>`
  select s.state, (select count(*)::int from (select from invoice_record_state t where t.state = s.state limit 10000) counted) as count
  from unnest(array['kept', 'waiting', 'accepted_with_errors', 'refused']) as s (state)`

export interface IssuerRow {
  issuer: string
  records: number
  waiting: number
  oldest_waiting: Date | null
  next_at: Date | null
  wait_seconds: number | null
  failures: number
  begun_at: Date | null
  batch_records: number | null
  outcome: 'taken' | 'partly_taken' | 'refused' | 'fault' | 'failed' | null
  code: number | null
  sentence: string | null
}
/** How sending stands for each company that has a chain; the position of its last record says how many there are. */
export const issuerRows = (db: Db) => db<IssuerRow[]>`
  select t.issuer_tax_id as issuer, t.position as records, waits.count as waiting, waits.oldest as oldest_waiting, u.next_at,
    u.wait_seconds, coalesce(u.failures, 0) as failures, b.begun_at, b.records as batch_records, b.outcome, b.code, b.sentence
  from (select distinct on (issuer_tax_id) issuer_tax_id, position from invoice_record_state order by issuer_tax_id, position desc) t
  left join verifactu_turn u on u.issuer_tax_id = t.issuer_tax_id
  left join lateral (select b.begun_at, b.records, b.outcome, b.code, b.sentence from verifactu_batch b where b.issuer_tax_id = t.issuer_tax_id order by b.id desc limit 1) b on true
  cross join lateral (select count(*)::int as count, min(w.generated_at) as oldest from invoice_record_state w
    where w.issuer_tax_id = t.issuer_tax_id and w.state = 'waiting') waits
  order by t.issuer_tax_id`
