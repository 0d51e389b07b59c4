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
      const { lots } = replay(await entriesOf(tx, customer_id))
      for (const lot of lots.filter((one) => one.left > 0 && one.expiresOn <= today))
        await insertEntry(tx, { customer_id, kind: 'expire', points: -lot.left, brought_by: lot.entryId, made_on: today })
      await markSwept(tx, customer_id, today)
    })
  return cards.length
}
