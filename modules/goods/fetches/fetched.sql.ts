import type { Db, Part, Tx } from '#kernel/db.ts'
import type { ReasonCode, ReasonDetails } from '#modules/goods/imports/reasons.ts'
import { onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { KeptFault } from '#modules/platform/file-exchange/told-fault.ts'
import type { RemoteFile } from '#modules/platform/outside/remote-folder.ts'
import type { Bringing, FetchedState } from './contract.ts'
import type { FindFetched } from './staff-contract.ts'

export interface FetchedRow {
  id: number
  source_id: number
  source_name: string
  name: string
  bytes: number
  modified_at: Date
  state: FetchedState
  fault: KeptFault | null
  /** What the import says of the file, or of its run. */
  import_fault: { code: ReasonCode; details: ReasonDetails } | null
  import_file_id: number | null
  import_run_id: number | null
  found_at: Date
}

const columns = (db: Db) => db`
  f.id, f.source_id, s.name as source_name, f.name, f.bytes, f.modified_at, f.state, f.fault, f.import_file_id, f.import_run_id, f.found_at,
  case when f.state = 'failed' then coalesce(
    (select r.fault from import_run r where r.id = f.import_run_id), (select i.fault from import_file i where i.id = f.import_file_id)) end
    as import_fault`
const foundIn = (db: Db, query: FindFetched) => db`
  from fetched_file f join fetch_source s on s.id = f.source_id
  where true ${query.source === undefined ? db`` : db`and f.source_id = ${query.source}`}
    ${query.state === undefined ? db`` : db`and f.state = ${query.state}`}
    ${worded(db, db`list_words(f.name)`, query.q)} ${onDays(db, db`f.found_at`, query)}`
export const matchingFetched = (db: Db, query: FindFetched): Part => db`select f.id ${foundIn(db, query)}`
export const fetchedSorts = (db: Db) =>
  ({ found: { by: db`f.found_at`, kind: 'instant' }, modified: { by: db`f.modified_at`, kind: 'instant' } }) as const
export const listedFetched = (db: Db, query: FindFetched, walk: Walk) => db<(FetchedRow & Walked)[]>`
  select ${columns(db)}, ${walk.key} ${foundIn(db, query)} ${walk.after} ${walk.order}`

export async function fetchedRow(tx: Tx, id: number): Promise<FetchedRow | null> {
  const [row] = await tx<FetchedRow[]>`
    select ${columns(tx)} from fetched_file f join fetch_source s on s.id = f.source_id where f.id = ${id} for update of f`
  return row ?? null
}

export interface KnownFile {
  name: string
  bytes: number
  modified_at: Date
  /** It was only seen. */
  seen: boolean
}

export const knownFiles = (db: Db, source: number, names: readonly string[]) => db<KnownFile[]>`
  select name, bytes, modified_at, hash is null as seen from fetched_file where source_id = ${source} and name = any(${names})`

/** Keeps that a file was seen, as it is now. */
export const noteSeen = (db: Db, source: number, { name, bytes, modifiedAt }: RemoteFile, now: Date) => db`
  insert into fetched_file (source_id, name, bytes, modified_at, found_at) values (${source}, ${name}, ${bytes}, ${modifiedAt}, ${now})
  on conflict (source_id, name) where hash is null do update set bytes = excluded.bytes, modified_at = excluded.modified_at`

/** Files that were seen and went away before they were taken. */
export const forgetSeen = (db: Db, source: number, there: readonly string[]) => db`
  delete from fetched_file where source_id = ${source} and hash is null and name <> all(${there})`

/** The same bytes under the same name were taken before: only the day of the file is another. @returns whether that is so */
export const knownByHash = async (
  tx: Tx,
  source: number,
  { name, bytes, modifiedAt }: RemoteFile,
  hash: string,
): Promise<boolean> => {
  const known = await tx`
    update fetched_file set modified_at = ${modifiedAt}
     where source_id = ${source} and name = ${name} and bytes = ${bytes} and hash = ${hash}`
  if (known.count > 0) await tx`delete from fetched_file where source_id = ${source} and name = ${name} and hash is null`
  return known.count > 0
}

interface Took {
  hash: string
  importFile: number | null
  fault: KeptFault | null
  now: Date
}

export const markTaken = (tx: Tx, source: number, { name }: RemoteFile, { hash, importFile, fault, now }: Took) => tx`
  update fetched_file set hash = ${hash}, state = ${fault ? 'failed' : 'taken'}, import_file_id = ${importFile},
    fault = ${fault && tx.json(fault)}, taken_at = ${now}
  where source_id = ${source} and name = ${name} and hash is null`

/** Says of files what became of them in the import, where that moved on by itself or by somebody's hand. @returns how many */
export const followImports = async (db: Db): Promise<number> =>
  (
    await db`
      update fetched_file f set state = n.state
      from (
        select o.id, case
            when r.id is null and o.import_file_id is null then 'left'
            when r.id is null and o.state = 'begun' then 'left'
            when r.id is null then case when i.state = 'unfit' then 'failed' else o.state end
            when r.state = 'done' then case r.kind when 'trial' then 'tried' else 'done' end
            when r.state in ('failed', 'stopped') then 'failed'
            else 'begun' end as state
          from fetched_file o
            left join import_file i on i.id = o.import_file_id
            left join import_run r on r.id = o.import_run_id
          where o.state in ('taken', 'begun') or o.state = 'failed' and r.id is not null) n
      where n.id = f.id and n.state <> f.state`
  ).count

export interface WaitingFile {
  id: number
  import_file_id: number
  supplier: string | null
  brings: Bringing
  accepts_prices: boolean
  saved_by: number
}

/**
 * The oldest file of a source that was looked at and may begin: one at a time, and none behind one whose import stopped half way,
 * since what came later must be written later.
 */
export async function nextToBegin(tx: Tx): Promise<WaitingFile | null> {
  const [row] = await tx<WaitingFile[]>`
    select f.id, f.import_file_id, s.supplier, s.brings, s.accepts_prices, s.saved_by
    from fetched_file f join fetch_source s on s.id = f.source_id join import_file i on i.id = f.import_file_id
    where f.state = 'taken' and i.state = 'ready'
      and not exists (select from import_run r where r.file_id = i.id and r.state in ('waiting', 'running', 'pausing', 'paused', 'stopping'))
      and not exists (
        select from fetched_file o where o.source_id = f.source_id and o.id <> f.id and (
          o.state = 'begun' or o.state = 'failed' and o.import_run_id is not null
          or o.state = 'taken' and (o.modified_at, o.name, o.id) < (f.modified_at, f.name, f.id)))
    order by f.modified_at, f.id limit 1 for update of f skip locked`
  return row ?? null
}

export const markBegun = (tx: Tx, id: number, run: number) => tx`
  update fetched_file set state = 'begun', import_run_id = ${run}, fault = null where id = ${id}`
export const markFailed = (tx: Tx, id: number, fault: KeptFault) => tx`
  update fetched_file set state = 'failed', fault = ${tx.json(fault)} where id = ${id}`
export const markAgain = (tx: Tx, id: number) => tx`
  update fetched_file set state = 'taken', import_run_id = null, fault = null where id = ${id}`
export const markLeft = (tx: Tx, id: number) => tx`update fetched_file set state = 'left' where id = ${id}`
