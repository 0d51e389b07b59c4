import { randomUUID } from 'node:crypto'
import type { Tx } from '#kernel/db.ts'
import { type Cents, cents } from '#kernel/money.ts'
import { spendTypedCard, type TypedCard } from '#modules/buying/gift-cards/for-one-order.ts'
import { splitVat } from '#modules/goods/pricing/vat-split.ts'
import { conditionsVersion } from '#modules/orders/order/conditions.ts'
import { insertEvent, insertOrder, type OrderRow } from '#modules/orders/order/orders.ts'
import { withoutLines } from '#modules/orders/order/without-lines.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import { type Bought, type Held, type RegistrationRow, vatOfPlaces } from './registrations.sql.ts'

/** What places of these prices come to. */
export const amountOf = (bought: readonly Bought[]): Cents =>
  cents(bought.reduce((all, { price_cents, places }) => all + price_cents * places, 0))

/** Places by price as they were asked for; with one price, all of them. */
export function boughtOf({ prices }: Pick<Held, 'prices'>, { tickets, places }: { tickets: readonly number[]; places: number }) {
  const counts = prices.length === 1 && tickets.length === 0 ? [places] : tickets
  return prices.flatMap(({ price_cents, label }, index): Bought[] => {
    const count = counts[index] ?? 0
    return count > 0 ? [{ price_cents, label, places: count }] : []
  })
}

interface Sold {
  caller: Caller | null
  card: TypedCard | null
  /** Until when the places are kept for the payment. */
  until: Date
  now: Date
}

/**
 * Writes the order that pays for places, which waits for its payment like any other. A service with a day of its own: VAT of the general
 * rate is in its price, there is no shipping, and the law gives no right to withdraw (TRLGDCU art. 103 l).
 * @throws Refused with the reason why a gift card pays nothing.
 */
export async function sellPlaces(
  tx: Tx,
  { storefront_code }: Pick<Held, 'storefront_code'>,
  { bought, language, email }: Pick<RegistrationRow, 'bought' | 'language' | 'email'>,
  { caller, card, until, now }: Sold,
): Promise<OrderRow> {
  const total = amountOf(bought)
  const order = await insertOrder(tx, {
    ...withoutLines,
    kind: 'activity',
    storefront_code,
    language,
    owner_kind: caller?.kind ?? 'guest',
    // Nobody signs in as this: the order is opened by the link of its letter.
    owner_id: caller?.id ?? `activity-${randomUUID()}`,
    email,
    goods_cents: total,
    total_cents: total,
    gift_card_cents: card ? Math.min(card.balance, total) : 0,
    vat: [{ ...splitVat(total, await vatOfPlaces(tx)), surcharge_percent: 0, surcharge: cents(0) }],
    conditions_version: conditionsVersion,
    placed_by: caller?.member?.id ?? null,
    expires_at: until,
  })
  if (card) await spendTypedCard(tx, order, card, now)
  await insertEvent(tx, order.id, 'customer', 'placed')
  return order
}
