import { addDays, type Day, day, dayOf } from '#kernel/days.ts'
import type { Db, Pool, Tx } from '#kernel/db.ts'
import { InvalidFields, NotFound, Refused } from '#kernel/errors.ts'
import { pricingRules } from '#modules/goods/pricing/pricing-rules.ts'
import type { BookCap } from '#modules/goods/pricing/tax-rules.ts'
import { tellProcesses } from '#modules/people/staff/tell-processes.ts'
import { insertChanges } from './change.sql.ts'
import { expectVersion, keepHistory, openTitle } from './change.ts'
import { isSlip, type Judged, judgePrice, type PricedTitle } from './price-check.ts'
import { callOff, lowestBefore, nextDue, planPrice, setPrice, settlePlan } from './prices.sql.ts'
import type { PlannedPrice } from './staff-contract.ts'

export const capsOf = async (db: Db): Promise<readonly BookCap[]> => (await pricingRules(db)).caps

const startOf = (asked: PlannedPrice, now: Date): Day => {
  const first = dayOf(now)
  const from = asked.from_day ? day(asked.from_day) : first
  if (from < first) throw new InvalidFields({ from_day: 'titles.day_gone' })
  if (asked.until_day && asked.until_day < from) throw new InvalidFields({ until_day: 'titles.ends_before' })
  return from
}

const judged = async (db: Db, id: number, title: PricedTitle, asked: PlannedPrice, from: Day): Promise<Judged> =>
  judgePrice(title, asked, { caps: await capsOf(db), day: from, lowest: await lowestBefore(db, id, from) })

/** What a price would mean, before it is set. @throws NotFound, InvalidFields */
export async function checkPrice(tx: Tx, id: number, asked: PlannedPrice, now: Date): Promise<Judged> {
  return judged(tx, id, await openTitle(tx, id), asked, startOf(asked, now))
}

/** Refuses a price that the law forbids, and one that looks like a slip of the comma. @throws InvalidFields, Refused */
function expectFit({ problem, least_cents }: Judged, title: PricedTitle, asked: PlannedPrice): void {
  if (problem === 'titles.book_over_cap') throw new Refused(problem, { least_cents: least_cents ?? 0 })
  if (problem) throw new InvalidFields({ former_price_cents: problem })
  if (isSlip(title.price_cents, asked.price_cents) && !asked.far) throw new InvalidFields({ price_cents: 'titles.price_far' })
}

/**
 * A price from today or from a day to come; with a last day the price of before comes back after it.
 * @throws NotFound, Conflict, InvalidFields, Refused 'titles.book_over_cap'
 */
export async function changePrice(tx: Tx, id: number, asked: PlannedPrice, { staffId, now }: { staffId: number; now: Date }) {
  const title = await openTitle(tx, id)
  if (asked.version !== undefined) await expectVersion(tx, title, asked.version, ['price_cents', 'former_price_cents'])
  const from = startOf(asked, now)
  expectFit(await judged(tx, id, title, asked, from), title, asked)
  const { price_cents, former_price_cents } = asked
  if (from === dayOf(now)) await setPrice(tx, id, { price_cents, former_price_cents })
  else await planPrice(tx, id, { from, price_cents, former_price_cents, staffId })
  if (asked.until_day) await planReturn(tx, title, asked, staffId)
  await keepHistory(tx, title, staffId)
  if (from > dayOf(now))
    await notePlan(tx, title, { field: `planned.${from}`, was: null, became: { price_cents, former_price_cents } }, staffId)
}

/** After a reduction the price of before holds again. @throws InvalidFields where there is none */
async function planReturn(tx: Tx, title: PricedTitle & { id: number }, asked: PlannedPrice, staffId: number) {
  const before = asked.former_price_cents ?? title.price_cents
  if (before === null) throw new InvalidFields({ until_day: 'titles.nothing_before' })
  await planPrice(tx, title.id, {
    from: addDays(day(asked.until_day!), 1),
    price_cents: before,
    former_price_cents: null,
    staffId,
  })
}

const notePlan = (
  tx: Tx,
  title: { id: number; version: number },
  change: { field: string; was: unknown; became: unknown },
  staffId: number,
) => insertChanges(tx, [{ product: title.id, version: title.version, staffId, ...change }])

/** Takes back a price that has not come yet. @throws NotFound */
export async function callOffPrice(tx: Tx, id: number, price: number, staffId: number): Promise<void> {
  const title = await openTitle(tx, id)
  const from = await callOff(tx, id, price)
  if (from === undefined) throw new NotFound('titles.no_such_price')
  await notePlan(tx, title, { field: `planned.${from}`, was: 'planned', became: 'called_off' }, staffId)
}

/**
 * Sets the oldest price whose day has come. The law is asked again: the rows of caps may have changed since it was planned.
 * @returns how many were settled: 0 or 1
 */
export const takeDuePrice = (db: Pool, now = new Date()): Promise<number> =>
  db.begin(async (tx) => {
    const day = dayOf(now)
    const due = await nextDue(tx, day)
    if (!due) return 0
    const title = await openTitle(tx, due.product_id)
    const asked = { ...due, far: true }
    const { problem } = await judged(tx, title.id, title, asked, day)
    if (problem) await settlePlan(tx, due.id, 'refused', problem)
    else {
      await setPrice(tx, title.id, due)
      await settlePlan(tx, due.id, 'taken', null)
      await keepHistory(tx, title, due.staff_id)
      await tellProcesses(tx)
    }
    return 1
  })
