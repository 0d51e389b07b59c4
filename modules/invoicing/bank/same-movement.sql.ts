import type { Day } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import type { StatementFormat } from './statement.ts'

/** Two files of one account, read at the same time, wait for each other: each sees what the other told. */
export const lockStatements = (tx: Tx) => tx`select pg_advisory_xact_lock(hashtextextended('bank statements', 0))`

export interface ToldEntry {
  id: number
  file_id: number
  /** Of its file; its own where the file was read before lines were kept. */
  line: number
  account: string
  currency: string
  booked_on: Day
  line_cents: number
  reference: string
  words: string
  /** A movement of the other kind of file is known as this one already. */
  taken: boolean
}

const told = (db: Db) => db`
  e.id, e.file_id, coalesce(e.line, -e.id)::int as line, e.account, e.currency, e.booked_on, coalesce(e.line_cents, e.amount_cents) as line_cents,
  e.reference, e.party || ' ' || e.said as words, exists (select from bank_entry t where t.same_as = e.id) as taken`

export const entriesOfFile = (db: Db, fileId: number) => db<ToldEntry[]>`
  select ${told(db)} from bank_entry e where e.file_id = ${fileId} order by e.id`

/** What files of the other kind told of the same accounts and days, each line as long as nothing is known to be the same. */
export const toldElsewhere = (db: Db, fileId: number, format: StatementFormat) => db<ToldEntry[]>`
  select ${told(db)} from bank_entry e join bank_file f on f.id = e.file_id
  where f.format <> ${format} and e.same_as is null
    and (e.account, e.booked_on) in (select n.account, n.booked_on from bank_entry n where n.file_id = ${fileId})
  order by e.id`

/** Kept aside by the shop itself, with the movement that it is. */
export const markSame = (db: Db, pairs: readonly { id: number; sameAs: number }[], now: Date) => db`
  update bank_entry e set same_as = p.same_as, aside_reason = 'told before', aside_by = 'shop', aside_at = ${now}
  from unnest(${pairs.map(({ id }) => id)}::bigint[], ${pairs.map(({ sameAs }) => sameAs)}::bigint[]) as p (id, same_as)
  where e.id = p.id`

/** How many movements of a file no other had told. */
export const countNew = (db: Db, fileId: number) => db`
  update bank_file f set new_movements = (select count(*) from bank_entry e where e.file_id = f.id and e.same_as is null)
  where f.id = ${fileId}`
