import { dayOf } from '#kernel/days.ts'
import type { Db, Transactional } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import { giveAttemptBack, type Limit, takeAttempt } from '#modules/people/access/attempts.ts'
import { hashCode, normalCardCode } from './codes.ts'
import { cardByHash, type GiftCardRow } from './gift-cards.sql.ts'
import { cardRefusal } from './rules.ts'

/** Codes tried: few for one cart or page, more for one connection; eighty random bits do the rest. */
const perPlace: Limit = { name: 'gift-card', most: 15, minutes: 15 }
const perAddress: Limit = { name: 'gift-card-address', most: 40, minutes: 15 }

/** Who tries a code: the cart it is meant for, else nothing, and the network's address. */
export interface TryingCode {
  place?: string
  address: string
  now: Date
}

/**
 * The card of a code that somebody typed. Counted before it is looked up, and only the wrong ones stay counted; a code
 * that cannot be one is told the same as an unknown one.
 * @throws Refused 'gift_card.unknown'; ShopError too_many.
 */
export async function cardByCode(db: Transactional, typed: string, { place, address, now }: TryingCode): Promise<GiftCardRow> {
  await takeAttempt(db, perAddress, address, now)
  if (place) await takeAttempt(db, perPlace, place, now)
  const code = normalCardCode(typed)
  const card = code ? await cardByHash(db, hashCode(code)) : undefined
  if (!card || card.issued_at === null) throw new Refused('gift_card.unknown')
  await giveAttemptBack(db, perAddress, address)
  if (place) await giveAttemptBack(db, perPlace, place)
  return card
}

/** The card that somebody of the staff holds in hand; nothing for what is no code, and for cards that were never handed out. */
export async function cardInHand(db: Db, typed: string): Promise<GiftCardRow | undefined> {
  const code = normalCardCode(typed)
  const card = code ? await cardByHash(db, hashCode(code)) : undefined
  return card?.issued_at === null ? undefined : card
}

/** The same, where it is meant to be spent. @throws Refused with the reason why it pays nothing. */
export async function spendableCard(db: Transactional, typed: string, trying: TryingCode): Promise<GiftCardRow> {
  const card = await cardByCode(db, typed, trying)
  const refusal = cardRefusal(card, { today: dayOf(trying.now) })
  // What the cart's own unpaid order holds is looked at when the cart is reckoned.
  if (refusal && refusal !== 'gift_card.empty') throw new Refused(refusal)
  if (refusal && !trying.place) throw new Refused(refusal)
  return card
}
