import { randomUUID } from 'node:crypto'
import { addDays, type Day, day, dayOf } from '#kernel/days.ts'
import type { Db, Pool } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { eurosOf } from '#kernel/money.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { type AgeRow, giftCardMovements, giftCardsByAge, type MovementRow, pointMovements, pointsByAge } from './owed.sql.ts'
import { placeOf } from './place.ts'
import { reconcile } from './reconcile.ts'
import {
  askForRun,
  failRun,
  finishRun,
  forgetRuns,
  type Held,
  hadNight,
  matchingRuns,
  type RunRow,
  renewedEveryMs,
  renewLease,
  runRows,
  runSorts,
  takeWaiting,
  waitsRun,
  wholeRun,
} from './runs.sql.ts'
import type { FindRuns, Owed, Run, WholeRun } from './staff-contract.ts'

/** The hour of the night, in Madrid, from which the books are compared. */
const nightHour = 3
const keptDays = 400
const hours = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Madrid', hour: '2-digit', hour12: false })

const runView = (row: RunRow): Run => ({
  run: row.id,
  asked_at: row.asked_at.toISOString(),
  asked_by: row.asked_by,
  finished_at: row.finished_at?.toISOString() ?? null,
  took_ms: row.took_ms,
  checks: row.checks,
  differences: row.differences,
  failure: row.failure,
})

const wholeView = (row: NonNullable<Awaited<ReturnType<typeof wholeRun>>>): WholeRun => ({
  ...runView(row),
  findings: (row.findings ?? []).map(({ name, count, first }) => ({
    name,
    count,
    first: first.map(({ code = null, facts = [], ...difference }) => ({
      ...difference,
      code,
      facts,
      place: placeOf(name, difference.subject),
    })),
  })),
})

/** Somebody wants the books compared now; the clock of the shop does it. */
export const askNow = (db: Db, by: string, now: Date) => askForRun(db, { by, night: null, now })

/**
 * Compares the books where that is asked for, and once each night by itself; one process does, and what it found is kept. It takes as long as it
 * takes: no transaction stays open for it but its own.
 * @param openLong a pool that waits for long statements, for the comparison alone
 * @returns whether anything was compared
 */
export async function compareAsked(db: Pool, openLong: () => Promise<Pool>, now: Date): Promise<boolean> {
  const night = dayOf(now)
  if (Number(hours.format(now)) % 24 >= nightHour && !(await hadNight(db, night)))
    await askForRun(db, { by: 'night', night, now })
  const held = await takeWaiting(db, randomUUID())
  if (!held) return false
  // A renewal that fails is made up for by the next; without any of them another process takes it up.
  const renewing = setInterval(() => void renewLease(db, held).catch(() => undefined), renewedEveryMs).unref()
  try {
    await compareHeld(db, openLong, held)
  } finally {
    clearInterval(renewing)
  }
  return true
}

async function compareHeld(db: Pool, openLong: () => Promise<Pool>, held: Held): Promise<void> {
  const started = performance.now()
  try {
    const findings = (await comparedOn(await openLong())).map(({ name, count, first }) => ({ name, count, first }))
    await finishRun(db, held, { now: new Date(), tookMs: Math.round(performance.now() - started), findings })
  } catch (error) {
    await failRun(db, held, new Date(), String(error))
  }
}

async function comparedOn(long: Pool) {
  try {
    return await reconcile(long)
  } finally {
    await long.end({ timeout: 5 })
  }
}

/** Lets go of what was found more than a year ago. */
export const forgetOldRuns = (db: Pool, now: Date) => forgetRuns(db, new Date(now.getTime() - keptDays * 86_400_000))

/** Comparisons, the last first. */
export async function findRuns(db: Db, query: FindRuns) {
  const rows = await runRows(db, query, walking(db, query, runSorts(db), { id: db`n.id` }))
  return listPage(db, query, { rows, matching: matchingRuns(db, query), view: runView })
}

/** One comparison with all it found. @throws NotFound 'books.run_unknown' */
export async function oneRun(db: Db, id: number): Promise<WholeRun> {
  const row = await wholeRun(db, id)
  if (!row) throw new NotFound('books.run_unknown')
  return wholeView(row)
}

/** The last comparison that ended, and whether another waits. */
export async function lastCompared(db: Db): Promise<{ last: WholeRun | null; waits: boolean }> {
  const [row, waits] = await Promise.all([wholeRun(db, null), waitsRun(db)])
  return { last: row ? wholeView(row) : null, waits }
}

const ages = ({ to_90, to_180, to_365, older, holders }: AgeRow) => ({
  to_90: eurosOf(to_90),
  to_180: eurosOf(to_180),
  to_365: eurosOf(to_365),
  older: eurosOf(older),
  all: eurosOf(to_90 + to_180 + to_365 + older),
  holders,
})

/** What stood before, what moved, and what stands after: always in this order. */
function movementsIn(rows: readonly MovementRow[], kinds: readonly string[]): { kind: string; amount: number }[] {
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.cents ?? 0
  const after = rows.reduce((all, { cents }) => all + cents, 0)
  return [
    { kind: 'before', amount: eurosOf(of('before')) },
    ...kinds.map((kind) => ({ kind, amount: eurosOf(of(kind)) })),
    { kind: 'after', amount: eurosOf(after) },
  ]
}

export const cardMovementKinds = ['issue', 'handed_out', 'spend', 'refund', 'annul'] as const
export const pointMovementKinds = ['earn', 'adjust', 'reverse_spend', 'spend', 'reverse_earn', 'expire'] as const

const firstOf = (month: string): Day => day(`${month}-01`)
const after = (first: Day): Day => firstOf(addDays(first, 31).slice(0, 7))

/** What the house owes on gift cards and in points, by age, and what a month did to it. */
export async function owedOn(db: Db, month: string | undefined, now: Date): Promise<Owed> {
  const today = dayOf(now)
  const asked = month ?? today.slice(0, 7)
  const [from, until] = [firstOf(asked), after(firstOf(asked))]
  const cards = await giftCardsByAge(db, today)
  const points = await pointsByAge(db, today)
  return {
    month: asked,
    gift_cards: {
      ...ages(cards),
      lapsed: eurosOf(cards.lapsed),
      movements: movementsIn(await giftCardMovements(db, from, until), cardMovementKinds),
    },
    points: { ...ages(points), movements: movementsIn(await pointMovements(db, from, until), pointMovementKinds) },
  }
}
