import type { Write } from '#kernel/at-once.ts'
import type { Tx } from '#kernel/db.ts'
import type { CartSettings, PricedCart } from '#modules/buying/cart/reckon.ts'
import type { OrderRow } from '#modules/orders/order/orders.ts'
import { filledParcel } from '#modules/orders/parcels/parcels.ts'
import { type ChosenParcel, planParcels } from '#modules/orders/parcels/plan-parcels.ts'

/** The writes of the parcels of an order just placed, as the customer chose them. `linesOf` names the order's lines of each product. */
export function writingParcels(
  tx: Tx,
  order: OrderRow,
  {
    lines,
    chosenParcels,
  }: Pick<PricedCart, 'lines'> & { chosenParcels?: readonly (ChosenParcel & { shippingCents?: number | null })[] },
  linesOf: ReadonlyMap<number, readonly { id: number; quantity: number }[]>,
  { splitFeeCents }: CartSettings,
): Write[] {
  const parcels = planParcels(
    lines.map(({ row, product, delayed }) => ({
      productId: row.product_id,
      quantity: row.quantity,
      ebook: product.ebook,
      delayed,
      chargedLater: product.availability.charged_later,
    })),
    {
      method: order.shipping_method,
      storeCode: order.store_code,
      shipment: order.shipment,
      shippingCents: order.shipping_cents,
      splitFeeCents: chosenParcels?.[1]?.shippingCents ?? splitFeeCents ?? 0,
      ...(chosenParcels && { chosen: chosenParcels }),
    },
  )
  return parcels.flatMap(({ lines: inside, ...parcel }, index) =>
    filledParcel(
      tx,
      order.id,
      index + 1,
      parcel,
      inside.flatMap(({ productId }) =>
        (linesOf.get(productId) ?? []).map(({ id, quantity }) => ({ orderLineId: id, quantity })),
      ),
    ),
  )
}
