import { addDays, dayOf } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import { cardById, insertEntry, lockCards, paidByCards, setExpiry } from './gift-cards.sql.ts'
import { stillInCartOf } from './in-cart.sql.ts'
import { cardRefusal } from './rules.ts'

/** What comes back to a card can be spent for at least this long, however old the card was. */
const daysOfGrace = 90

/**
 * Takes what an order pays with cards off them, in the order's own transaction. Takes its locks last of all: after cart, order, stock,
 * coupon and points, by card id. Of many orders at once only those go on for which enough is there.
 * @throws Refused 'gift_card.moved' when a card holds less than was shown, and the reasons why one pays nothing.
 */
export async function spendCards(
  tx: Tx,
  {
    orderId,
    parts,
    now,
    typed = false,
  }: {
    orderId: number
    parts: readonly { cardId: number; cents: number }[]
    now: Date
    /** The codes were typed for this very order, and are in no cart. */
    typed?: boolean
  },
): Promise<void> {
  const wanted = parts.filter((part) => part.cents > 0)
  if (wanted.length === 0) return
  const cards = new Map(
    (
      await lockCards(
        tx,
        wanted.map((part) => part.cardId),
      )
    ).map((card) => [card.id, card]),
  )
  const inCart = typed ? null : await stillInCartOf(tx, orderId)
  for (const { cardId, cents } of wanted) {
    const card = inCart === null || inCart.has(cardId) ? cards.get(cardId) : undefined
    const refusal = card ? cardRefusal(card, { today: dayOf(now) }) : 'gift_card.unknown'
    if (refusal) throw new Refused(refusal)
    if (!card || card.balance_cents < cents) throw new Refused('gift_card.moved')
    const key = `spend:${orderId}:${cardId}`
    await insertEntry(tx, { gift_card_id: cardId, kind: 'spend', amount_cents: -cents, order_id: orderId, key })
  }
}

/** Gives back what an order that was let go unpaid had taken; told twice, it changes nothing. */
export async function releaseCards(tx: Tx, orderId: number, now: Date): Promise<void> {
  const paid = await paidByCards(tx, orderId)
  await lockCards(
    tx,
    paid.map((part) => part.gift_card_id),
  )
  for (const { gift_card_id, spent, back } of paid)
    if (spent > back)
      await bringBack(
        tx,
        { cardId: gift_card_id, kind: 'release', cents: spent - back, orderId, key: `release:${orderId}:${gift_card_id}` },
        now,
      )
}

/**
 * Brings money of an order back to the card that paid it. The database refuses more than the card paid.
 * @returns whether it is new.
 */
export async function bringBack(
  tx: Tx,
  {
    cardId,
    kind,
    cents,
    orderId,
    key,
  }: { cardId: number; kind: 'release' | 'refund'; cents: number; orderId: number; key: string },
  now: Date,
): Promise<boolean> {
  const card = await cardById(tx, cardId, { lock: true })
  const isNew = await insertEntry(tx, { gift_card_id: cardId, kind, amount_cents: cents, order_id: orderId, key })
  const grace = addDays(dayOf(now), daysOfGrace)
  if (isNew && kind === 'refund' && card && card.expires_on < grace) await setExpiry(tx, cardId, grace)
  return isNew
}
