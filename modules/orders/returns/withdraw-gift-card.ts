import { addDays, dayOf } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { unusedCardOf } from '#modules/buying/gift-card-sales/annul.ts'
import type { WholeOrder } from '#modules/orders/parcels/whole-order.ts'
import { title } from './gift-card-words.ts'
import type { Withdrawable } from './withdraw.ts'

/** Days to change one's mind about a gift card: it is delivered at once, so that they count from the purchase (TRLGDCU 102, 104). */
const days = 14

/** The card of an order, as long as nobody has used it; one that was used gives nothing back. */
export async function withdrawableCard(db: Db, order: WholeOrder['order'], now: Date): Promise<Withdrawable> {
  const card = await unusedCardOf(db, order.id)
  return {
    number: order.number,
    lines: card ? [{ lineId: card.id, title: title[order.language], quantity: 1 }] : [],
    late: dayOf(now) > addDays(dayOf(order.placed_at), days),
  }
}
