import type { Db, Locking, Tx } from '#kernel/db.ts'
import type { Walk, Walked } from '#modules/people/staff/list.ts'
import type { ReasonCode, ReasonDetails } from './reasons.ts'
import type { FindRows } from './staff-contract.ts'

export interface NoteRow {
  id: number
  run_id: number
  line: number
  column_number: number | null
  code: ReasonCode
  details: ReasonDetails
  reason: string
  refused: boolean
  source_row: string | null
  corrected: string | null
  retried_in: number | null
}

/** As with what a run changed, the rows of one run alone are read for words. */
const notesIn = (db: Db, run: number, { q, refused, reason }: FindRows) => db`
  from import_note n where n.run_id = ${run} ${refused === undefined ? db`` : db`and n.refused = ${refused}`}
    ${reason === undefined ? db`` : db`and n.code = ${reason}`}
    ${q === undefined || q === '' ? db`` : db`and (n.line::text = ${q} or position(lower(${q}) in lower(coalesce(n.corrected, n.source_row, ''))) > 0)`}`
export const matchingNotes = (db: Db, run: number, query: FindRows) => db`select n.id ${notesIn(db, run, query)}`
export const noteSorts = (db: Db) => ({ id: { by: db`n.id`, kind: 'number' }, line: { by: db`n.line`, kind: 'number' } }) as const

export const noteRows = (db: Db, run: number, query: FindRows, walk: Walk) => db<(NoteRow & Walked)[]>`
  select n.id, n.run_id, n.line, n.column_number, n.code, n.details, n.reason, n.refused, n.source_row, n.corrected, n.retried_in, ${walk.key}
  ${notesIn(db, run, query)} ${walk.after} ${walk.order}`

export async function noteRow<Lock extends boolean = false>(db: Locking<Lock>, id: number, lock?: Lock): Promise<NoteRow | null> {
  const [row] = await db<NoteRow[]>`
    select id, run_id, line, column_number, code, details, reason, refused, source_row, corrected, retried_in
      from import_note where id = ${id} ${lock ? db`for update` : db``}`
  return row ?? null
}

/** The last row that tells of an ISBN and was refused by an import that was meant, with its import. */
export async function lastRefusedOf(db: Db, ean: string): Promise<(NoteRow & { source: string; started_at: Date }) | null> {
  const [row] = await db<(NoteRow & { source: string; started_at: Date })[]>`
    select n.id, n.run_id, n.line, n.column_number, n.code, n.details, n.reason, n.refused, n.source_row, n.corrected, n.retried_in,
      r.source, r.started_at
    from import_note n join import_run r on r.id = n.run_id
    where n.refused and coalesce(n.details ->> 'ean', substring(n.source_row from '97[89][0-9]{10}')) = ${ean} and r.kind <> 'trial'
    order by n.id desc limit 1`
  return row ?? null
}

/** How often each reason was given, the most frequent first. */
export const reasonCounts = (db: Db, run: number) => db<{ code: ReasonCode; refused: boolean; count: number }[]>`
  select code, refused, count(*) from import_note where run_id = ${run} group by code, refused order by refused desc, count(*) desc, code`

export const correct = (tx: Tx, id: number, corrected: string | null) => tx`
  update import_note set corrected = ${corrected} where id = ${id}`

/** Hands the corrected rows of a run to the run that tries them again. */
export const takeCorrected = (tx: Tx, run: number, retried: number) => tx`
  update import_note set retried_in = ${retried} where run_id = ${run} and corrected is not null and retried_in is null`

/** The rows of a run that were refused, as they were written, some at a time. */
export const refusedRows = (db: Db, run: number) =>
  db<{ line: number; source_row: string }[]>`
    select line, coalesce(corrected, source_row) as source_row from import_note
     where run_id = ${run} and refused and source_row is not null and retried_in is null order by id`

/** Which of these numbers the catalogue has. */
export const productsOf = (db: Db, eans: readonly string[]) =>
  db<{ id: number; ean: string }[]>`select id, ean from product where ean = any(${eans as string[]}::text[])`
