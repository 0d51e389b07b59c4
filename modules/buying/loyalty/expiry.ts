import { dayOf } from '#kernel/days.ts'
import type { Pool } from '#kernel/db.ts'
import { replay } from './ledger.ts'
import { cardsToSweep, entriesOf, insertEntry, lockCard, markSwept } from './points.sql.ts'

/** Writes off the points whose day has come, a few cards at a time. @returns how many cards, so that the caller goes on. */
export async function expirePoints(db: Pool, now: Date, limit = 50): Promise<number> {
  const today = dayOf(now)
  const cards = await cardsToSweep(db, today, limit)
  for (const { customer_id } of cards)
    await db.begin(async (tx) => {
      await lockCard(tx, customer_id)
      const { batches } = replay(await entriesOf(tx, customer_id))
      for (const batch of batches.filter((item) => item.left > 0 && item.expiresOn <= today))
        await insertEntry(tx, { customer_id, kind: 'expire', points: -batch.left, brought_by: batch.entryId, made_on: today })
      await markSwept(tx, customer_id, today)
    })
  return cards.length
}
