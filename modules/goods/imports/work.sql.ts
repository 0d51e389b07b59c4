/** Who does what: files to look at and runs to make, each held by one process for as long as it says that it lives. */
import type { Db, Tx } from '#kernel/db.ts'
import type { FileKind, RunKind } from './contract.ts'
import type { Fault, FileRow, Mapping, Seen } from './files.sql.ts'

/** A process that says nothing for this long is taken for dead. */
const leaseSeconds = 20
/** So often a run is begun again before it is given up. */
const mostAttempts = 5

const lease = (db: Db) => db`now() + make_interval(secs => ${leaseSeconds})`

/** Whether there is something to do that nobody does. */
export async function hasWork(db: Db): Promise<boolean> {
  const [row] = await db<{ there: boolean }[]>`
    select exists (select from import_file where state = 'waiting' or state = 'looking' and lease_until < now())
        or exists (select from import_run where state = 'waiting' or state in ('running', 'pausing', 'stopping') and lease_until < now()) as there`
  return row!.there
}

type ClaimedFile = Pick<FileRow, 'id' | 'name' | 'file_key' | 'source'>

export async function claimFile(tx: Tx, worker: string): Promise<ClaimedFile | null> {
  const [file] = await tx<ClaimedFile[]>`
    update import_file set state = 'looking', worker = ${worker}, lease_until = ${lease(tx)}
     where id = (select id from import_file where state = 'waiting' or state = 'looking' and lease_until < now()
                  order by id limit 1 for update skip locked)
    returning id, name, file_key, source`
  return file ?? null
}

/** What a process has to know of the run it makes. */
export interface ClaimedRun {
  id: number
  kind: RunKind
  source: string
  of_run: number | null
  items_done: number
  accepts_prices: boolean
  file_name: string | null
  file_key: string | null
  file_kind: FileKind | null
  seen: Seen
  mapping: Mapping
}

/** Runs whose process died while it was asked to rest are at rest; those begun too often are given up. */
async function settleDead(tx: Tx): Promise<void> {
  await tx`
    update import_run set state = case state when 'pausing' then 'paused' else 'stopped' end, worker = null, lease_until = null
     where state in ('pausing', 'stopping') and lease_until < now()`
  await tx`
    update import_run set state = 'failed', worker = null, lease_until = null, fault = '{"code": "file_cut", "details": {"name": "", "fault": "process"}}'
     where state = 'running' and lease_until < now() and attempts >= ${mostAttempts}`
}

export async function claimRun(tx: Tx, worker: string): Promise<ClaimedRun | null> {
  await settleDead(tx)
  const [claimed] = await tx<{ id: number }[]>`
    update import_run set state = 'running', worker = ${worker}, lease_until = ${lease(tx)}, attempts = attempts + 1
     where id = (select id from import_run where state = 'waiting' or state = 'running' and lease_until < now()
                  order by id limit 1 for update skip locked)
    returning id`
  if (!claimed) return null
  const [run] = await tx<ClaimedRun[]>`
    with recursive first as (
      select id, kind, of_run, file_id from import_run where id = ${claimed.id}
      union all
      select o.id, o.kind, o.of_run, o.file_id from first join import_run o on o.id = first.of_run where first.kind = 'retry'
    )
    select r.id, r.kind, r.source, r.of_run, r.items_done, r.accepts_prices, f.name as file_name, f.file_key, f.kind as file_kind,
           coalesce(f.seen, '{}') as seen, coalesce(f.mapping, '{}') as mapping
      from import_run r left join import_file f on f.id = (select max(file_id) from first)
     where r.id = ${claimed.id}`
  return run ?? null
}

/** Says that a process lives and goes on with what it holds. */
export async function renewLease(db: Db, worker: string): Promise<void> {
  await db`update import_run set lease_until = ${lease(db)} where worker = ${worker}`
  await db`update import_file set lease_until = ${lease(db)} where worker = ${worker}`
}

/** Leaves what a process held to the next one. */
export async function letGo(db: Db, worker: string): Promise<void> {
  await db`update import_run set lease_until = now() - interval '1 second' where worker = ${worker}`
  await db`update import_file set lease_until = now() - interval '1 second' where worker = ${worker}`
}

export const setLooked = (
  db: Db,
  id: number,
  { kind, seen, source, mapping }: { kind: FileKind; seen: Seen; source: string; mapping: Mapping },
) => db`
  update import_file
     set state = 'ready', kind = ${kind}, seen = ${db.json(seen)}, source = ${source}, mapping = ${db.json(mapping)}, worker = null, lease_until = null
   where id = ${id}`

export const setUnfit = (db: Db, id: number, fault: Fault) => db`
  update import_file set state = 'unfit', fault = ${db.json(fault)}, worker = null, lease_until = null where id = ${id}`

export const setRested = (db: Db, id: number) => db`
  update import_run
     set state = case state when 'pausing' then 'paused' when 'stopping' then 'stopped' else state end,
         finished_at = case state when 'stopping' then now() else finished_at end, worker = null, lease_until = null
   where id = ${id}`

export const setFailed = (db: Db, id: number, worker: string, fault: Fault) => db`
  update import_run set state = 'failed', fault = ${db.json(fault)}, worker = null, lease_until = null where id = ${id} and worker = ${worker}`

/** Corrected rows that a run tries again, some at a time. */
export const retriedRows = (db: Db, run: number) =>
  db<
    { line: number; row: string }[]
  >`select line, corrected as row from import_note where retried_in = ${run} order by id`.cursor(500)
