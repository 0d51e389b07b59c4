import { dayOf } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import { NotFound, Refused } from '#kernel/errors.ts'
import { withdrawalDays } from '#kernel/facts.ts'
import { centsOf } from '#kernel/money.ts'
import { isSwitchedOn } from '#modules/goods/pricing/pricing-rules.ts'
import { holderOfCard } from './card.ts'
import { daysAfter } from './days.ts'
import { pointsEarned } from './earning.ts'
import { lockCard } from './points.sql.ts'
import { pointsOf, pointsWithTill } from './points.ts'
import type { TillPoints, TillSale } from './staff-contract.ts'
import { insertTillPoints } from './till-points.sql.ts'

/**
 * Notes what a till sold to who showed their card: points pay objects, and what is paid in money earns. Books earn as far as the law leaves
 * room, so they are given at their full price. Points come in as those of an order do, once nothing can be given back any more; those that
 * pay are spent at once. A receipt counts once. Locks the card.
 * @throws NotFound 'loyalty.unknown_card'; Refused 'loyalty.receipt_known', 'loyalty.objects_only', 'loyalty.nothing_bought', 'loyalty.not_enough'.
 */
export async function pointsAtTill(
  tx: Tx,
  { card, store, staffId, now }: { card: string; store: string | null; staffId: number; now: Date },
  sale: TillSale,
): Promise<TillPoints> {
  const customerId = await holderOfCard(tx, card)
  if (customerId === null || !(await lockCard(tx, customerId))) throw new NotFound('loyalty.unknown_card')
  const [objects, books] = [centsOf(sale.objects), centsOf(sale.books)]
  if (objects + books <= 0) throw new Refused('loyalty.nothing_bought')
  if (sale.points > objects) throw new Refused('loyalty.objects_only')
  const today = dayOf(now)
  const earned = pointsEarned(
    [
      { kind: 'object', quantity: 1, list_unit_cents: objects, paid_cents: objects - sale.points },
      { kind: 'book', quantity: 1, list_unit_cents: books, paid_cents: books },
    ],
    await isSwitchedOn(tx, 'points_on_books', today),
  )
  const noted = await insertTillPoints(tx, {
    customer_id: customerId,
    store_code: store,
    receipt: sale.receipt,
    objects_cents: objects,
    books_cents: books,
    earned,
    spent: sale.points,
    staff_id: staffId,
  })
  if (noted === null) throw new Refused('loyalty.receipt_known')
  await pointsWithTill(tx, {
    customerId,
    till: noted,
    spent: sale.points,
    earned,
    reason: [store, sale.receipt].filter(Boolean).join(' '),
    actor: `staff:${staffId}`,
    availableOn: daysAfter(today, withdrawalDays),
    now,
  })
  const left = await pointsOf(tx, customerId, now)
  return { earned, spent: sale.points, available: left?.available ?? 0, pending: left?.pending ?? 0 }
}
