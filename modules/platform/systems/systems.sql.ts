import type { Db } from '#kernel/db.ts'

export interface JobRow {
  name: string
  every_ms: number
  last_at: Date
  took_ms: number
  error: string
  failing_since: Date | null
}

export const keepRun = (db: Db, { name, every_ms, last_at, took_ms, error }: Omit<JobRow, 'failing_since'>) => db`
  insert into job_run (name, every_ms, last_at, took_ms, error, failing_since)
  values (${name}, ${every_ms}, ${last_at}, ${took_ms}, ${error}, case when ${error} = '' then null else ${last_at}::timestamptz end)
  on conflict (name) do update set every_ms = excluded.every_ms, last_at = excluded.last_at, took_ms = excluded.took_ms, error = excluded.error,
    failing_since = case when excluded.error = '' then null else coalesce(job_run.failing_since, excluded.last_at) end`

export const jobRows = (db: Db) => db<JobRow[]>`
  select name, every_ms, last_at, took_ms, error, failing_since from job_run order by failing_since is null, name`

export interface Counted {
  waiting: number
  failed: number
  since: Date | null
}

/** Letters that wait and such as were given up; what became of the last attempt at one that waits. */
export async function emailCounts(db: Db): Promise<Counted & { fault: string | null }> {
  const [row] = await db<(Counted & { fault: string | null })[]>`
    select count(*) filter (where due_at is not null)::int as waiting,
      count(*) filter (where due_at is null and failure is not null)::int as failed,
      min(created_at) filter (where due_at is not null) as since,
      (array_agg(failure order by id desc) filter (where due_at is not null and failure is not null))[1] as fault
    from mail_outbox where sent_at is null`
  return row!
}

export async function webhookCounts(db: Db): Promise<Counted> {
  const [row] = await db<Counted[]>`
    select coalesce(sum(d.waiting), 0)::int as waiting, count(*) filter (where e.failing_since is not null or e.given_up_at is not null)::int as failed,
      min(e.failing_since) as since
    from webhook_endpoint e left join lateral (
      select count(*) as waiting from webhook_delivery d where d.endpoint_id = e.id and d.state = 'waiting') d on true`
  return row!
}

export interface GatewayRow {
  gateway: string
  last_at: Date | null
  last_outcome: string | null
}

/** How the last payment of each way to pay ended. */
export const gatewayRows = (db: Db, names: readonly string[]) => db<GatewayRow[]>`
  select g.gateway, a.decided_at as last_at, a.outcome as last_outcome
  from unnest(${names as string[]}::text[]) as g (gateway) left join lateral (
    select decided_at, outcome from payment_attempt
    where gateway = g.gateway and decided_at is not null order by created_at desc limit 1) a on true
  order by g.gateway`

export const databaseVersion = async (db: Db): Promise<string> =>
  (await db<{ version: string }[]>`select current_setting('server_version') as version`)[0]!.version

export interface Overdue {
  /** When the first letter was written of those that wait since the last one left. */
  letter_since: Date | null
  /** When money was to be moved that has not been. */
  money_since: Date | null
  /** Since when the oldest of the payments waits that staff have to decide about, and how many do. */
  flag_since: Date | null
  flags: number
  failing: string[]
}

/**
 * What should have been done by `now`, and the duties that fail since before `failingBefore`. A letter that alone is refused keeps none
 * of the others, so only those count after which no letter left.
 */
export async function overdue(db: Db, now: Date, failingBefore: Date): Promise<Overdue> {
  const [row] = await db<Overdue[]>`
    select (select min(created_at) from mail_outbox where due_at is not null and created_at <= ${now} and created_at > coalesce(
        (select max(sent_at) from (select sent_at from mail_outbox where sent_at is not null order by id desc limit 100) sent), '-infinity')) as letter_since,
      (select min(due_at) from payment_task where due_at <= ${now}) as money_since,
      (select min(created_at) from payment_flag where resolved_at is null) as flag_since,
      (select count(*)::int from payment_flag where resolved_at is null) as flags,
      (select coalesce(array_agg(name order by name), '{}') from job_run where failing_since <= ${failingBefore}) as failing`
  return row!
}

/** A gateway that decided nothing since payments were begun there. */
export interface SilentGateway {
  gateway: string
  /** When the first of them was begun. */
  since: Date
  count: number
}

/**
 * Payments of customers begun within a span of which their gateway has not spoken, where it has not decided any other since the first
 * of them either.
 */
export const silentGateways = (db: Db, { from, until }: { from: Date; until: Date }) => db<SilentGateway[]>`
  select a.gateway, min(a.created_at) as since, count(*)::int as count from payment_attempt a
  where a.created_at between ${from} and ${until} and a.outcome in ('started', 'pending') and a.charged_by is null
    and a.gateway not in ('gift_card', 'till', 'exchange')
    and a.created_at > coalesce((
      select max(d.decided_at) from payment_attempt d
      where d.gateway = a.gateway and d.created_at > ${from}::timestamptz - interval '1 day'), '-infinity')
  group by a.gateway order by a.gateway`
