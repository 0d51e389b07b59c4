import type { Db, Locking, Tx } from '#kernel/db.ts'
import type { RecordState, SentRecord } from './record-states.ts'

/** Issuers that have records to hand over. */
export const waitingIssuers = (db: Db) =>
  db<{ issuer: string }[]>`select distinct issuer_tax_id as issuer from invoice_record_state where state = 'waiting' order by 1`

export const waitingRecords = (tx: Tx, issuer: string, most: number) => tx<SentRecord[]>`
  select r.id, r.position, r.kind, r.xml, t.number, t.generated_at as "generatedAt", t.tries
  from invoice_record_state t join invoice_record r on r.id = t.record_id
  where t.issuer_tax_id = ${issuer} and t.state = 'waiting' order by t.position limit ${most}`

export const countTries = (tx: Tx, ids: readonly number[]) => tx`
  update invoice_record_state set tries = tries + 1 where record_id = any(${ids as number[]}::bigint[])`

export interface NewSending {
  record_id: number
  at: Date
  outcome: 'accepted' | 'accepted_with_errors' | 'rejected'
  code: number | null
  answer: string
  batch_id: number | null
}
export const insertSendings = (tx: Tx, rows: readonly NewSending[]) => tx`insert into invoice_record_sending ${tx(rows)}`

/** Where a record stands; locked for whoever changes it. */
export async function stateOf<Lock extends boolean>(db: Locking<Lock>, id: number, lock: Lock): Promise<RecordState | undefined> {
  const [row] = await db<{ state: RecordState }[]>`
    select state from invoice_record_state where record_id = ${id} ${lock ? db`for update` : db``}`
  return row?.state
}

/** The name of an issuer as its last invoice has it. */
export async function issuerName(db: Db, issuer: string): Promise<string> {
  const [row] = await db<{ name: string }[]>`
    select i.issuer ->> 'name' as name from invoice_record r join invoice i on i.id = r.invoice_id
    where r.issuer_tax_id = ${issuer} order by r.position desc limit 1`
  return row?.name ?? ''
}
