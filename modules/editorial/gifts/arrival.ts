import { type Day, dayOf } from '#kernel/days.ts'
import type { Pool } from '#kernel/db.ts'
import { cents } from '#kernel/money.ts'
import { shipmentPlans } from '#modules/buying/shipping/plans.ts'
import { shippingZones, shopCalendar } from '#modules/buying/shipping/shipping.ts'
import { zoneOf } from '#modules/buying/shipping/zones.ts'
import { billableGrams } from '#modules/goods/catalogue/billable-weight.ts'
import type { ProductCard } from '#modules/goods/catalogue/contract.ts'
import { travelRows } from './gifts.sql.ts'

export interface Destination {
  postcode: string
  /** Code of the store where it is collected, instead. */
  pickup?: string | undefined
}

/**
 * The day by which one copy of each product is at a Spanish postcode, or can be collected from a store, when it is ordered now, by
 * the shop's own promises (P-06); null where nobody can promise one, or the shop does not send there. An ebook is there at once.
 */
export async function arrivals(
  db: Pool,
  cards: readonly ProductCard[],
  { postcode, pickup, now }: Destination & { now: Date },
): Promise<Map<number, Day | null>> {
  const [zones, calendar, rows] = await Promise.all([
    shippingZones(db),
    shopCalendar(db),
    travelRows(
      db,
      cards.map((card) => card.pk),
    ),
  ])
  const zone = zoneOf(zones, { country: 'ES', postcode })
  const travelling = new Map(rows.map((row) => [row.id, row]))
  const promised = (card: ProductCard): Day | null => {
    if (!card.availability.buyable) return null
    if (card.ebook) return dayOf(now)
    const row = travelling.get(card.pk)
    if (!row) return null
    const outcome = shipmentPlans({
      now,
      method: pickup === undefined ? 'home' : 'store',
      lines: [
        {
          productId: card.pk,
          quantity: 1,
          grams: billableGrams(row.kind, row),
          delayed: card.availability.stock < 1,
          atHand: row.copies,
          leadDays: card.availability.days,
          launchOn: card.availability.launch as Day | null,
        },
      ],
      zone,
      storeCode: pickup ?? null,
      goods: cents(0),
      calendar,
      splitFeeCents: null,
    })
    return outcome.ok ? (outcome.plans[0]?.promisedOn ?? null) : null
  }
  return new Map(cards.map((card) => [card.pk, promised(card)]))
}
