import type { Db, Locking, Part, Tx } from '#kernel/db.ts'
import { parseEan } from '#kernel/isbn.ts'
import { onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { RunKind, RunState } from './contract.ts'
import type { Fault } from './files.sql.ts'
import type { FindChanges } from './staff-contract.ts'

export interface RunRow {
  id: number
  kind: RunKind
  state: RunState
  source: string
  file_id: number | null
  file_name: string | null
  /** Rows that its file holds. */
  rows: number | null
  of_run: number | null
  rows_read: number
  inserted: number
  changed: number
  unchanged: number
  withdrawn: number
  refused: number
  remarks: number
  estimated: number
  alarms: number
  leaving: number
  accepts_prices: boolean
  fault: Fault | null
  started_at: Date
  finished_at: Date | null
  asked_by_name: string | null
  /** It is being taken back, or was. */
  undone: boolean
  /** Rows that were corrected and wait to be tried again. */
  corrected: number
  has_file: boolean
}

const columns = (db: Db) => db`
  r.id, r.kind, r.source, r.file_id, f.name as file_name, (f.seen->>'rows')::int as rows, r.of_run, r.rows_read, r.inserted, r.changed,
  r.unchanged, r.withdrawn, r.refused, r.estimated, r.alarms, r.leaving, r.accepts_prices, r.fault, r.started_at, r.finished_at,
  case when r.state = 'running' and r.asked_by is null and r.started_at < now() - interval '6 hours' then 'stopped' else r.state end as state,
  (select name from staff_user where id = r.asked_by) as asked_by_name,
  f.id is not null as has_file,
  exists (select from import_run u where u.of_run = r.id and u.kind = 'undo' and u.state not in ('failed', 'stopped')) as undone`
const counted = (db: Db) => db`
  (select count(*) from import_note n where n.run_id = r.id and not n.refused) as remarks,
  (select count(*) from import_note n where n.run_id = r.id and n.corrected is not null and n.retried_in is null) as corrected`

export async function runRow<Lock extends boolean = false>(db: Locking<Lock>, id: number, lock?: Lock): Promise<RunRow | null> {
  const [row] = await db<RunRow[]>`
    select ${columns(db)}, ${counted(db)} from import_run r left join import_file f on f.id = r.file_id
     where r.id = ${id} ${lock ? db`for update of r` : db``}`
  return row ?? null
}

export const runSorts = (db: Db) => ({
  started_at: { by: db`r.started_at`, kind: 'instant' as const },
  source: { by: db`r.source`, kind: 'text' as const },
  rows_read: { by: db`r.rows_read`, kind: 'number' as const },
  refused: { by: db`r.refused`, kind: 'number' as const },
})

interface AskedRuns {
  q?: string | undefined
  from?: string | undefined
  to?: string | undefined
  file?: number | undefined
  kind?: RunKind | undefined
  state?: RunState | undefined
}

/** The runs that are asked for, whatever the page. */
export const matchingRuns = (db: Db, query: AskedRuns): Part => db`
  select r.id from import_run r left join import_file f on f.id = r.file_id
   where ${query.file === undefined ? db`true` : db`r.file_id = ${query.file}`}
     and ${query.kind === undefined ? db`true` : db`r.kind = ${query.kind}`}
     and ${query.state === undefined ? db`true` : db`r.state = ${query.state}`}
         ${worded(db, db`list_words(r.source || ' ' || coalesce(f.name, ''))`, query.q)} ${onDays(db, db`r.started_at`, query)}`

export const runRows = (db: Db, query: AskedRuns, walk: Walk) => db<(RunRow & Walked)[]>`
  select ${columns(db)}, ${counted(db)}, ${walk.key} from import_run r left join import_file f on f.id = r.file_id
   where r.id in (${matchingRuns(db, query)}) ${walk.after} ${walk.order}`

interface NewRun {
  kind: RunKind
  source: string
  fileId: number | null
  ofRun?: number
  acceptsPrices?: boolean
  staffId: number
}

export async function insertRun(tx: Tx, { kind, source, fileId, ofRun, acceptsPrices, staffId }: NewRun): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    insert into import_run (kind, state, source, file_id, of_run, accepts_prices, asked_by)
    values (${kind}, 'waiting', ${source}, ${fileId}, ${ofRun ?? null}, ${acceptsPrices ?? false}, ${staffId}) returning id`
  return row!.id
}

export const setState = (tx: Tx, id: number, state: RunState) => tx`
  update import_run set state = ${state}, attempts = 0, fault = case when ${state} = 'waiting' then null else fault end,
         finished_at = case when ${state} = 'stopped' then now() else finished_at end
   where id = ${id}`

export interface ChangeRow {
  id: number
  product_id: number | null
  ean: string
  title: string
  before: Record<string, unknown> | null
  after: Record<string, unknown>
  alarm: boolean
  leaves: boolean
}

/** The titles of one run alone are read for words, without an index: a run writes hundreds of thousands of rows, and few are looked for. */
const changesIn = (db: Db, run: number, { q, kind }: FindChanges) => {
  const kinds = { new: db`c.before is null`, changed: db`c.before is not null`, alarm: db`c.alarm`, leaves: db`c.leaves` }
  return db`
    from import_change c where c.run_id = ${run} and ${kinds[kind]}
      ${q === undefined || q === '' ? db`` : db`and (c.ean = ${parseEan(q) ?? q} or position(lower(${q}) in lower(c.title)) > 0)`}`
}
export const matchingChanges = (db: Db, run: number, query: FindChanges) => db`select c.id ${changesIn(db, run, query)}`
export const changeSorts = (db: Db) => ({ id: { by: db`c.id`, kind: 'number' } }) as const

export const changeRows = (db: Db, run: number, query: FindChanges, walk: Walk) => db<(ChangeRow & Walked)[]>`
  select c.id, c.product_id, c.ean, c.title, c.before, c.after, c.alarm, c.leaves, ${walk.key}
  ${changesIn(db, run, query)} ${walk.after} ${walk.order}`

/** What runs left behind that cannot be taken back any more, but for what a person was warned of. */
export const forgetChanges = async (db: Db, before: Date): Promise<number> =>
  (
    await db`
      delete from import_change c using import_run r
       where r.id = c.run_id and r.finished_at < ${before} and not c.alarm and not c.leaves
         and c.id in (select id from import_change where run_id = r.id and not alarm and not leaves limit 10000)
         and not exists (select from import_run u where u.of_run = r.id and u.kind = 'undo' and u.state not in ('done', 'failed', 'stopped'))`
  ).count
