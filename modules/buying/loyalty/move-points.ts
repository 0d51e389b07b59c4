import { dayOf } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { issueCard } from './card.ts'
import { replay } from './ledger.ts'
import { reasons } from './move-words.ts'
import { entriesOf, insertEntry, lockCard } from './points.sql.ts'

/**
 * The points of a customer go over to another account of theirs, batch by batch with the days on which they may be spent and end. The
 * ledger they leave ends at nothing; who gets them is given a card where they have none. @returns how many.
 */
export async function movePoints(
  tx: Tx,
  { from, into, language, now }: { from: string; into: string; language: Language; now: Date },
): Promise<number> {
  for (const id of [from, into].toSorted()) await lockCard(tx, id)
  if (!(await lockCard(tx, from))) return 0
  await issueCard(tx, into)
  await lockCard(tx, into)
  const made_on = dayOf(now)
  const { batches } = replay(await entriesOf(tx, from))
  let moved = 0
  for (const { entryId, left, availableOn, expiresOn } of batches.filter(({ left }) => left > 0)) {
    const gone = { customer_id: from, kind: 'expire', points: -left, brought_by: entryId, made_on } as const
    await insertEntry(tx, { ...gone, reason: 'account merged', actor: 'shop' })
    // What has ended since it was last looked at goes no further.
    if (expiresOn <= made_on) continue
    const come = {
      customer_id: into,
      kind: 'adjust',
      points: left,
      made_on,
      available_on: availableOn,
      expires_on: expiresOn,
    } as const
    await insertEntry(tx, { ...come, reason: reasons[language], actor: 'shop' })
    moved += left
  }
  return moved
}
