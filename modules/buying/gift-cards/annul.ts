import type { Tx } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import { cardById, insertEntry } from './gift-cards.sql.ts'

/**
 * Takes the whole of an unused card off it, because its money goes back to who bought it. Whoever spends it at the same moment waits
 * here, or is waited for.
 * @throws Refused 'gift_card.not_in_force', 'gift_card.used'.
 */
export async function annulCard(tx: Tx, cardId: number, actor: string): Promise<void> {
  const card = await cardById(tx, cardId, { lock: true })
  if (!card || card.issued_at === null) throw new Refused('gift_card.not_in_force')
  const key = `annul:${cardId}`
  if (card.balance_cents < card.initial_cents) throw new Refused('gift_card.used')
  await insertEntry(tx, {
    gift_card_id: cardId,
    kind: 'annul',
    amount_cents: -card.initial_cents,
    order_id: card.order_id,
    key,
    actor,
  })
}
