import type { Day } from '#kernel/days.ts'
import type { Db, Pool } from '#kernel/db.ts'
import { onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { Difference } from './reconcile.sql.ts'
import type { FindRuns } from './staff-contract.ts'

export interface KeptFinding {
  name: string
  count: number
  first: Difference[]
}

export interface RunRow {
  id: number
  asked_at: Date
  asked_by: string
  finished_at: Date | null
  took_ms: number | null
  checks: number | null
  differences: number | null
  failure: string | null
}

/** Asks for a comparison; one that waits already is not asked for again, nor that of a night that had its own. */
export const askForRun = (db: Db, { by, night, now }: { by: string; night: Day | null; now: Date }) => db`
  insert into reconcile_run (asked_at, asked_by, night) values (${now}, ${by}, ${night}) on conflict do nothing`

export async function hadNight(db: Db, night: Day): Promise<boolean> {
  return (await db`select 1 from reconcile_run where night = ${night}`).length > 0
}

/** Longer than `renewedEveryMs` several times over; by the clock of the database, which all processes share. */
const leaseEnds = (db: Db) => db`now() + interval '2 minutes'`
export const renewedEveryMs = 20_000

/** A comparison and the lease of whoever does it. */
export interface Held {
  id: number
  lease: string
}

/** The comparison that waits, under a lease of two minutes: where its process dies and renews it no more, another takes it up. */
export async function takeWaiting(db: Db, lease: string): Promise<Held | undefined> {
  const [row] = await db<{ id: number }[]>`
    update reconcile_run set lease = ${lease}, leased_until = ${leaseEnds(db)}
    where finished_at is null and (leased_until is null or leased_until < now()) returning id`
  return row && { id: row.id, lease }
}

export const renewLease = (db: Db, { id, lease }: Held) => db`
  update reconcile_run set leased_until = ${leaseEnds(db)} where id = ${id} and lease = ${lease} and finished_at is null`

/** Writes nothing where another process took it up meanwhile. */
export const finishRun = (
  db: Db,
  { id, lease }: Held,
  { now, tookMs, findings }: { now: Date; tookMs: number; findings: readonly KeptFinding[] },
) => db`
  update reconcile_run set finished_at = ${now}, took_ms = ${tookMs}, checks = ${findings.length},
    differences = ${findings.reduce((all, { count }) => all + count, 0)}, findings = ${db.json(findings)}
  where id = ${id} and lease = ${lease} and finished_at is null`

export const failRun = (db: Db, { id, lease }: Held, now: Date, failure: string) => db`
  update reconcile_run set finished_at = ${now}, failure = ${failure.slice(0, 500)}
  where id = ${id} and lease = ${lease} and finished_at is null`

export const forgetRuns = (db: Pool, before: Date) => db`delete from reconcile_run where finished_at < ${before}`

const columns = (db: Db) => db`
  n.id, n.asked_at, coalesce(s.name, n.asked_by) as asked_by, n.finished_at, n.took_ms, n.checks, n.differences, n.failure`
const foundIn = (db: Db, { q, from, to, differing }: FindRuns) => db`
  from reconcile_run n left join staff_user s on 'staff:' || s.id = n.asked_by
  where true ${onDays(db, db`n.asked_at`, { from, to })} ${worded(db, db`list_words(coalesce(s.name, n.asked_by))`, q)}
    ${differing ? db`and n.differences > 0` : db``}`

export const matchingRuns = (db: Db, query: FindRuns) => db`select n.id ${foundIn(db, query)}`
export const runSorts = (db: Db) => ({ asked_at: { by: db`n.asked_at`, kind: 'instant' } }) as const
export const runRows = (db: Db, query: FindRuns, walk: Walk) => db<(RunRow & Walked)[]>`
  select ${columns(db)}, ${walk.key} ${foundIn(db, query)} ${walk.after} ${walk.order}`

/** A comparison with what it found; the last one where none is named. */
export async function wholeRun(db: Db, id: number | null): Promise<(RunRow & { findings: KeptFinding[] | null }) | undefined> {
  const [row] = await db<(RunRow & { findings: KeptFinding[] | null })[]>`
    select ${columns(db)}, n.findings from reconcile_run n left join staff_user s on 'staff:' || s.id = n.asked_by
    where ${id === null ? db`n.finished_at is not null` : db`n.id = ${id}`} order by n.id desc limit 1`
  return row
}

export async function waitsRun(db: Db): Promise<boolean> {
  return (await db`select 1 from reconcile_run where finished_at is null`).length > 0
}
