import type { Day } from '#kernel/days.ts'
import type { Reader, Tx } from '#kernel/db.ts'
import type { Summed } from './staff-contract.ts'

/** One process at a time sums up; whoever comes second finds nothing to do. */
export async function claimSumming(tx: Tx): Promise<boolean> {
  const [row] = await tx<{ mine: boolean }[]>`select pg_try_advisory_xact_lock(hashtextextended('sum up figures', 0)) as mine`
  return row!.mine
}

/** A day of which something changed. Those that are still to come are not looked at: the clock brings them along. */
export async function nextStale(tx: Tx, what: Summed, before: Day): Promise<Day | null> {
  const [row] = await tx<
    { day: Day }[]
  >`select day from figure_stale where what = ${what} and day < ${before} order by day desc limit 1`
  return row?.day ?? null
}

/** What is said of the day until now; what is said from now on is a row of its own. */
export const takeStale = (tx: Tx, what: Summed, day: Day) => tx`delete from figure_stale where what = ${what} and day = ${day}`

/** Days that the clock has brought along since, and not before the first thing there is to sum up. */
export const markPassed = (tx: Tx, what: Summed, { from, through }: { from: Day; through: Day }) => tx`
  insert into figure_stale (what, day)
  select ${what}, d::date from generate_series(${from}::date, ${through}::date, '1 day') as d`

export async function passedThrough(tx: Tx, what: Summed): Promise<{ through: Day | null }> {
  const [row] = await tx<{ through: Day | null }[]>`select through from figure_progress where what = ${what} for update`
  return { through: row?.through ?? null }
}

export const keepProgress = (tx: Tx, what: Summed, { through, at }: { through: Day; at: Date }) => tx`
  update figure_progress set through = ${through}, at = ${at} where what = ${what}`

export async function summedAt(db: Reader, what: Summed): Promise<Date | null> {
  const [row] = await db<{ at: Date | null }[]>`select at from figure_progress where what = ${what}`
  return row?.at ?? null
}

/** Whether days are still to be summed up. */
export async function isBehind(db: Reader, what: Summed, before: Day): Promise<boolean> {
  return (await db`select 1 from figure_stale where what = ${what} and day < ${before} limit 1`).length > 0
}

/** Every day that has sales, refunds or promises: all of them are summed up anew. */
export const markAll = (tx: Tx) => tx`
  insert into figure_stale (what, day)
  select distinct 'sales', day_in_madrid(placed_at) from shop_order where payment_state not in ('pending', 'cancelled')
  union select 'sales', day_in_madrid(done_at) from refund where done_at is not null
  union select 'sales', day from sale_day
  union select 'promises', first_promised_on from parcel where first_promised_on is not null
  union select 'promises', day from promise_day`
