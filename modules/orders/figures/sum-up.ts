import { addDays, type Day, dayOf } from '#kernel/days.ts'
import type { Pool, Tx } from '#kernel/db.ts'
import { foldMoved, lookAtRest } from './moved-stock.sql.ts'
import type { Summed } from './staff-contract.ts'
import { claimSumming, keepProgress, markPassed, nextStale, passedThrough, takeStale } from './stale.sql.ts'
import { dropPromises, sumPromises, tellPromises } from './sum-promises.sql.ts'
import { dropDay, sumFamilies, sumHours, sumMonth, sumTitles } from './sum-sales.sql.ts'
import { dropSteps, sumSteps } from './sum-steps.sql.ts'

interface Sum {
  /** Days of these are looked at again by the clock alone: today's visits go on, and a promise is kept or broken once its day is over. */
  byClock: { daysBack: number } | null
  /** The first day that is not looked at yet, counted from today. */
  before: 0 | 1
  day: (tx: Tx, day: Day, today: Day) => Promise<void>
}

const sums: Record<Summed, Sum> = {
  sales: {
    byClock: null,
    before: 1,
    day: async (tx, day) => {
      await dropDay(tx, day)
      await sumFamilies(tx, day)
      await sumHours(tx, day)
      await sumMonth(tx, day, await sumTitles(tx, day))
    },
  },
  promises: {
    byClock: { daysBack: 1 },
    before: 0,
    day: async (tx, day, today) => {
      await dropPromises(tx, day)
      await sumPromises(tx, day)
      await tellPromises(tx, today)
    },
  },
  steps: {
    byClock: { daysBack: 1 },
    before: 1,
    day: async (tx, day) => {
      await dropSteps(tx, day)
      await sumSteps(tx, day)
    },
  },
  rest: { byClock: { daysBack: 0 }, before: 0, day: (tx, _day, today) => lookAtRest(tx, today).then(() => {}) },
}
const order = Object.keys(sums) as Summed[]

/** How often the steps of the day that goes on are counted. */
const stepsEveryMs = 10 * 60_000

/**
 * Says which days the clock has brought along: a promise whose day is over, the visits of yesterday once more, and of today again and again.
 * Days before the first run are said by the migration; those while the shop stood still are caught up.
 */
async function bringAlong(tx: Tx, what: Summed, now: Date): Promise<void> {
  const today = dayOf(now)
  const { through } = await passedThrough(tx, what)
  const { byClock, before } = sums[what]
  const last = addDays(today, before - 1)
  if (byClock && (through === null || through < last)) {
    const from = through === null ? addDays(last, -byClock.daysBack) : addDays(through, before === 1 ? 0 : 1)
    await markPassed(tx, what, { from, through: last })
  }
  await keepProgress(tx, what, { through: last, at: now })
}

/** Has today's visits counted again. */
export async function markSteps(db: Pool, now: Date): Promise<void> {
  const today = dayOf(now)
  await db.begin((tx) => markPassed(tx, 'steps', { from: today, through: today }))
}

/**
 * Sums up one day of which something changed, anew from what happened on it: what is added up bit by bit and what is added up at once is the
 * same. @returns 1 where there was one, so that the caller goes on; 0 when all is summed up, or another process is at it.
 */
export async function sumNextDay(db: Pool, now: Date): Promise<number> {
  return db.begin(async (tx) => {
    if (!(await claimSumming(tx))) return 0
    if ((await foldMoved(tx)) > 0) return 1
    for (const what of order) {
      await bringAlong(tx, what, now)
      const day = await nextStale(tx, what, addDays(dayOf(now), sums[what].before))
      if (day === null) continue
      await takeStale(tx, what, day)
      await sums[what].day(tx, day, dayOf(now))
      return 1
    }
    return 0
  })
}

export { stepsEveryMs }
