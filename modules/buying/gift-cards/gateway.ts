import type { Transactional } from '#kernel/db.ts'
import { NotFound, Refused } from '#kernel/errors.ts'
import type { MoneyOrder, PaymentGateway, PaymentStatus } from '#modules/buying/payments/port.ts'
import { taken, takenHere } from '#modules/buying/payments/taken-here.ts'
import { paidByCards } from './gift-cards.sql.ts'
import { bringBack } from './spend.ts'

/** The name of the payment at the gateway: the card and the order it paid. */
export const referenceOf = (cardId: number, orderId: number): string => `${cardId}/${orderId}`

function partsOf(reference: string | null): { cardId: number; orderId: number } {
  const [cardId = 0, orderId = 0] = (reference ?? '').split('/').map(Number)
  if (!cardId || !orderId) throw new NotFound('payment.unknown')
  return { cardId, orderId }
}

/**
 * Gift cards as one more gateway, so that refunds, their repetition and the daily comparison are those of every other payment. It is
 * never offered as a way to pay: what a card pays is taken when the order is written.
 */
export function giftCardGateway({ db }: { db: Transactional }): PaymentGateway {
  const statusOf = async (attemptId: string, reference: string | null): Promise<PaymentStatus> => {
    const { cardId, orderId } = partsOf(reference)
    const paid = (await paidByCards(db, orderId)).find((part) => part.gift_card_id === cardId)
    if (!paid) throw new NotFound('payment.unknown')
    return taken(attemptId, { cents: paid.spent, backCents: paid.back, reference: referenceOf(cardId, orderId) })
  }
  return takenHere('gift_card', {
    async refund({ attemptId, reference, amountCents, key }: MoneyOrder) {
      const { cardId, orderId } = partsOf(reference)
      await db
        .begin((tx) => bringBack(tx, { cardId, kind: 'refund', cents: amountCents, orderId, key: `refund:${key}` }, new Date()))
        .catch(asRefused)
      return statusOf(attemptId, reference)
    },
    status: ({ attemptId, reference }) => statusOf(attemptId, reference),
  })
}

function asRefused(error: unknown): never {
  const { constraint_name: broken } = error as { constraint_name?: string }
  if (broken === 'gift_card_back_within_spend' || broken === 'gift_card_balance') throw new Refused('payment.over_refund')
  throw error
}
