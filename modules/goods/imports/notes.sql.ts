import type { Db, Locking, Tx } from '#kernel/db.ts'
import type { ReasonCode, ReasonDetails } from './reasons.ts'

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

interface Asked {
  refused?: boolean | undefined
  code?: string | undefined
  after?: number | undefined
  limit: number
}

export const noteRows = (db: Db, run: number, { refused, code, after, limit }: Asked) => db<NoteRow[]>`
  select id, run_id, line, column_number, code, details, reason, refused, source_row, corrected, retried_in from import_note
   where run_id = ${run} and ${refused === undefined ? db`true` : db`refused = ${refused}`}
     and ${code === undefined ? db`true` : db`code = ${code}`} and ${after === undefined ? db`true` : db`id > ${after}`}
   order by id limit ${limit}`

export async function noteRow<Lock extends boolean = false>(db: Locking<Lock>, id: number, lock?: Lock): Promise<NoteRow | null> {
  const [row] = await db<NoteRow[]>`
    select id, run_id, line, column_number, code, details, reason, refused, source_row, corrected, retried_in
      from import_note where id = ${id} ${lock ? db`for update` : db``}`
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
