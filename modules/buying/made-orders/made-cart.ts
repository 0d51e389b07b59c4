import { randomBytes } from 'node:crypto'
import type { Tx } from '#kernel/db.ts'
import { type FieldRefusals, InvalidFields, Refused } from '#kernel/errors.ts'
import { type CartLineRow, deleteCart, insertDeskCart, saleRows } from '#modules/buying/cart/for-orders.ts'
import { mostCopies } from '#modules/buying/cart/line-rules.ts'
import { type PricedCart, type PricingTables, reckonCart } from '#modules/buying/cart/reckon.ts'
import type { ShowCartInput } from '#modules/buying/cart/show-cart.ts'
import { completed } from '#modules/buying/shipping/places.ts'
import { isPostBox } from '#modules/buying/shipping/zones.ts'
import { deliveryErrors } from '#modules/people/customers/address-rules.ts'
import type { Wish } from './staff-contract.ts'
import type { Buyer } from './who.ts'

type Wished = Pick<Wish, 'lines' | 'collect_at' | 'address' | 'shipment'>
export type Asking = Omit<ShowCartInput, 'caller' | 'language'>

/** @throws InvalidFields naming the fields of an address; Refused 'shipping.post_box' */
export function refuseAddress({ collect_at, address }: Wished): void {
  if (collect_at !== null) return
  if (address === null) throw new InvalidFields({ 'address.street': 'order.address_missing' })
  const wrong = Object.entries(deliveryErrors(address)).map(([field, code]) => [`address.${field}`, code])
  if (wrong.length > 0) throw new InvalidFields(Object.fromEntries(wrong) as FieldRefusals)
  if (isPostBox(address.street)) throw new Refused('shipping.post_box')
}

/**
 * A cart of the order's own, priced as the checkout would price it for whom it is for; what a quote promised, at its prices and in
 * its quantities. Inside the transaction that orders it, or takes it away again.
 */
export async function fillCart(
  tx: Tx,
  tables: PricingTables,
  { wish, buyer, comments = '' }: { wish: Wished; buyer: Buyer; comments?: string },
  asking: Asking,
  id = randomBytes(16).toString('base64url'),
): Promise<PricedCart> {
  const { promised } = asking
  const purpose = promised ? 'desk' : 'counter'
  const copies = new Map<number, number>()
  for (const { product, copies: more } of wish.lines)
    copies.set(product, Math.min(mostCopies[purpose], (copies.get(product) ?? 0) + more))
  const sold = await saleRows(tx, [...copies.keys()])
  const lines = sold.map((row, index): CartLineRow => {
    const price = promised?.prices.get(row.product_id)?.unitCents ?? row.price_cents
    const quantity = copies.get(row.product_id) ?? 1
    return { ...row, price_cents: price as CartLineRow['price_cents'], id: index, quantity, seen_price_cents: price ?? 0 }
  })
  const home = wish.collect_at === null
  const row = await insertDeskCart(
    tx,
    {
      id,
      storefront: asking.storefront,
      owner: { kind: buyer.caller.kind, id: buyer.caller.id },
      comments,
      shippingMethod: home ? (wish.address ? 'home' : null) : 'store',
      storeCode: wish.collect_at,
      deliveryAddress: home && wish.address ? completed(wish.address) : null,
      shipment: wish.shipment,
      purpose,
    },
    lines.map((line) => ({ productId: line.product_id, quantity: line.quantity, priceCents: line.seen_price_cents })),
  )
  return reckonCart(tx, tables, row, { ...asking, caller: buyer.caller }, lines)
}

/** The same, looked at and gone: what an order would cost, and when it would be there. */
export async function reckonWish(
  tx: Tx,
  tables: PricingTables,
  wished: Parameters<typeof fillCart>[2],
  asking: Asking,
): Promise<PricedCart> {
  const cart = await fillCart(tx, tables, wished, asking)
  await deleteCart(tx, cart.row.id)
  return cart
}
