import type { Db, Tx } from '#kernel/db.ts'
import { NotFound, Refused } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { basketForCounter, countedLines, handOver, leaveSlot } from './baskets.sql.ts'
import type { StaffVisitBasket } from './staff-contract.ts'

/** A basket as the counter reads it. @throws NotFound, for those of other stores too */
export async function countedBasket(
  db: Db,
  id: number,
  { language, onlyStore }: { language: Language; onlyStore: string | null },
): Promise<StaffVisitBasket> {
  const row = await basketForCounter(db, id)
  if (!row || (onlyStore !== null && row.store_code !== onlyStore)) throw new NotFound('visit_basket.over')
  const lines = await countedLines(db, id, language)
  const cents = lines.reduce((all, line) => all + line.cents * line.quantity, 0)
  return {
    basket: row.id,
    code: row.code,
    store_code: row.store_code,
    slot: row.slot_at?.toISOString() ?? null,
    lines: lines.map(({ cents: price, ...line }) => ({ ...line, price: price / 100 })),
    total: cents / 100,
    handed_over_at: row.handed_over_at?.toISOString() ?? null,
  }
}

/** It is handed over; the store's till takes the money, and its half hour is free. @throws Refused 'visit_basket.handed_over' */
export async function handOverBasket(tx: Tx, id: number, staffId: number, now: Date): Promise<void> {
  const row = await basketForCounter(tx, id)
  if (!row || !(await handOver(tx, id, staffId, now))) throw new Refused('visit_basket.handed_over')
  if (row.slot_at && row.slot_at > now) await leaveSlot(tx, row.store_code, row.slot_at)
}
