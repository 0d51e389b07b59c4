import { addDays } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import { Conflict } from '#kernel/errors.ts'
import { onDay, type Placed, place } from './place-rule.ts'
import { type Change, type Rule, sameSubject, saysTheSame } from './rules.ts'
import {
  endCap,
  endRate,
  endSwitch,
  insertAloneLimit,
  insertCap,
  insertInvoiceLimit,
  insertRate,
  insertSwitch,
  type StandingRule,
  standingRules,
} from './standing.sql.ts'

/**
 * Where a change finds its place among the rows that there are.
 * @throws Conflict 'rates.same' where the day has it so already, 'rates.day_taken' where another change begins on one of its days
 */
export function placeOf<Row extends Change>(rows: readonly Row[], change: Change): Placed<Row> {
  const same = rows.filter((row) => sameSubject(row, change))
  const held = onDay(same, change.valid_from)
  // A switch without a row is off.
  if (held ? saysTheSame(held, change) : change.turned_on === false) throw new Conflict('rates.same')
  const placed = place(same, change)
  if (!placed) throw new Conflict('rates.day_taken')
  return placed
}

/** @throws as placeOf */
export const placeNow = async (db: Db, change: Change): Promise<Placed<StandingRule>> => placeOf(await standingRules(db), change)

const dated = {
  vat_rate: { end: endRate, insert: insertRate },
  book_cap: { end: endCap, insert: insertCap },
  switch: { end: endSwitch, insert: insertSwitch },
}

/** Writes the dated rows of a change; `comment` says by whom and why. The caller holds the proposals. @throws as placeOf */
export async function putInForce(tx: Tx, change: Change, comment: string): Promise<void> {
  const { kind } = change
  const placed = await placeNow(tx, change)
  if (kind === 'invoice_limit') return void (await insertInvoiceLimit(tx, change))
  if (kind === 'alone_limit') return void (await insertAloneLimit(tx, change, comment))
  const { end, insert } = dated[kind]
  const { cut, again, valid_to } = placed
  if (cut) await end(tx, cut.id, addDays(change.valid_from, -1))
  // What is off has no row.
  if (change.turned_on !== false) await insert(tx, change, { valid_from: change.valid_from, valid_to }, comment)
  if (cut && again) await insert(tx, cut satisfies Rule, again, cut.comment)
}
