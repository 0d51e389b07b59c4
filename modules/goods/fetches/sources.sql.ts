import type { Db, Locking, Part, Tx } from '#kernel/db.ts'
import { type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { KeptFault } from '#modules/platform/file-exchange/told-fault.ts'
import type { Bringing, SourceKind } from './contract.ts'
import type { FindSources, NewSource } from './staff-contract.ts'

export interface SourceRow {
  id: number
  name: string
  kind: SourceKind
  host: string | null
  port: number | null
  username: string | null
  credential: string | null
  host_key: string | null
  folder: string
  pattern: string
  look_hours: number[]
  supplier: string | null
  brings: Bringing
  accepts_prices: boolean
  active: boolean
  saved_by: number
  saved_by_name: string
  due_at: Date | null
  looked_at: Date | null
  looking: boolean
  fault: KeptFault | null
  failing_since: Date | null
  files: number
  failed: number
}

const columns = (db: Db) => db`
  s.id, s.name, s.kind, s.host, s.port, s.username, s.credential, s.host_key, s.folder, s.pattern, s.look_hours, s.supplier, s.brings,
  s.accepts_prices, s.active, s.saved_by, s.due_at, s.looked_at, s.fault, s.failing_since,
  coalesce(s.leased_until > now(), false) as looking, (select u.name from staff_user u where u.id = s.saved_by) as saved_by_name,
  (select count(*)::int from fetched_file f where f.source_id = s.id and f.hash is not null) as files,
  (select count(*)::int from fetched_file f where f.source_id = s.id and f.state = 'failed') as failed`

const foundIn = (db: Db, { q, active, failing }: FindSources) => db`
  from fetch_source s where true ${worded(db, db`list_words(s.name || ' ' || coalesce(s.host, '') || ' ' || s.folder)`, q)}
    ${active === undefined ? db`` : db`and s.active = ${active}`}
    ${failing === undefined ? db`` : db`and (s.fault is not null or exists (select from fetched_file f where f.source_id = s.id and f.state = 'failed')) = ${failing}`}`
export const matchingSources = (db: Db, query: FindSources): Part => db`select s.id ${foundIn(db, query)}`
export const sourceSorts = (db: Db) =>
  ({
    name: { by: db`search_fold(s.name)`, kind: 'text' },
    looked: { by: db`coalesce(s.looked_at, 'epoch')`, kind: 'instant' },
  }) as const
export const listedSources = (db: Db, query: FindSources, walk: Walk) => db<(SourceRow & Walked)[]>`
  select ${columns(db)}, ${walk.key} ${foundIn(db, query)} ${walk.after} ${walk.order}`

export async function sourceRow<Lock extends boolean = false>(
  db: Locking<Lock>,
  id: number,
  lock?: Lock,
): Promise<SourceRow | null> {
  const [row] = await db<
    SourceRow[]
  >`select ${columns(db)} from fetch_source s where s.id = ${id} ${lock ? db`for update of s` : db``}`
  return row ?? null
}

interface Saved {
  staffId: number
  dueAt: Date | null
}

const written = (source: NewSource, { staffId, dueAt }: Saved) => ({
  name: source.name,
  kind: source.kind,
  host: source.host,
  port: source.port,
  username: source.username,
  credential: source.credential,
  host_key: source.host_key,
  folder: source.folder,
  pattern: source.pattern,
  look_hours: source.look_hours,
  supplier: source.supplier,
  brings: source.brings,
  accepts_prices: source.accepts_prices,
  active: source.active,
  saved_by: staffId,
  due_at: dueAt,
})

export async function insertSource(tx: Tx, source: NewSource, saved: Saved): Promise<number> {
  const [row] = await tx<{ id: number }[]>`insert into fetch_source ${tx(written(source, saved))} returning id`
  return row!.id
}

/** Whoever looks there meanwhile settles nothing any more. */
export const updateSource = (tx: Tx, id: number, source: NewSource, saved: Saved) => tx`
  update fetch_source set ${tx(written(source, saved))}, lease = null, leased_until = null, fault = null, failing_since = null
  where id = ${id}`

export const deleteSource = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx`delete from fetch_source where id = ${id}`).count > 0

export const setDue = (tx: Tx, id: number, at: Date) => tx`update fetch_source set due_at = ${at} where id = ${id}`

export type ClaimedSource = SourceRow & { lease: string }

/** One process alone looks at a source, for as long as it says that it lives. */
export async function claimSource(db: Db, now: Date, until: Date): Promise<ClaimedSource | null> {
  const [claimed] = await db<{ id: number; lease: string }[]>`
    update fetch_source set lease = gen_random_uuid(), leased_until = ${until}
     where id = (select id from fetch_source where active and due_at <= ${now} and (leased_until is null or leased_until <= ${now})
                  order by due_at, id limit 1 for update skip locked)
    returning id, lease`
  const row = claimed && (await sourceRow(db, claimed.id))
  return row ? { ...row, lease: claimed.lease } : null
}

/** @returns whether it is still this process's to look at */
export const keepsLease = async (db: Db, { id, lease }: ClaimedSource, until: Date): Promise<boolean> =>
  (await db`update fetch_source set leased_until = ${until} where id = ${id} and lease = ${lease}`).count > 0

/** What came of looking. Whoever asked meanwhile for another look is not forgotten: what is due later than the look that was claimed stays due. */
export const settleSource = (
  db: Db,
  { id, lease, due_at }: ClaimedSource,
  { now, due, fault }: { now: Date; due: Date; fault: KeptFault | null },
) => db`
  update fetch_source set lease = null, leased_until = null, looked_at = ${now}, fault = ${fault && db.json(fault)},
    failing_since = ${fault ? db`coalesce(failing_since, ${now})` : null},
    due_at = case when not active then null when due_at > ${due_at} then due_at else ${due} end
  where id = ${id} and lease = ${lease}`
