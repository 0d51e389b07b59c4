import { dayOf } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import { replay } from './ledger.ts'
import { entriesOf, insertEntry, lockCard } from './points.sql.ts'

/** Writes off every point of a customer who leaves, lot by lot, as if their day had come. @returns how many. */
export async function forfeitPoints(tx: Tx, customerId: string, now: Date): Promise<number> {
  if (!(await lockCard(tx, customerId))) return 0
  const { batches } = replay(await entriesOf(tx, customerId))
  let total = 0
  for (const batch of batches.filter(({ left }) => left > 0)) {
    const entry = { customer_id: customerId, kind: 'expire', points: -batch.left, brought_by: batch.entryId } as const
    await insertEntry(tx, { ...entry, made_on: dayOf(now), reason: 'account erased', actor: 'customer' })
    total += batch.left
  }
  return total
}
