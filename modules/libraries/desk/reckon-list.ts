import type { Db } from '#kernel/db.ts'
import { type CartRow, saleRows } from '#modules/buying/cart/for-orders.ts'
import { type PricedCart, type PricedLine, type PricingTables, reckonCart } from '#modules/buying/cart/reckon.ts'
import type { ShowCartInput } from '#modules/buying/cart/show-cart.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import type { Address } from '#modules/people/customers/contract.ts'
import type { LineRow, ListRow } from './desk.sql.ts'

/** A list as the shop's own rules price it: its found lines and what they cost together. */
export interface ReckonedList {
  cart: PricedCart
  /** By the line of the list. */
  priced: Map<number, PricedLine>
}

/** What of a list decides how it travels, and what of a line what it costs: also of a list that nobody made yet. */
type Travelling = Pick<ListRow, 'comments' | 'store_code' | 'shipment'>
type ListedCopies = Pick<LineRow, 'id' | 'state' | 'product_id' | 'quantity'>

/** A list priced as the cart it will be bought with, without writing one: availability, prices with the caller's terms, shipping. */
export async function reckonList(
  db: Db,
  tables: PricingTables,
  { list, lines, address }: { list: Travelling; lines: readonly ListedCopies[]; address: Address | null },
  asking: ShowCartInput & { caller: Caller },
): Promise<ReckonedList> {
  const found = lines.filter((line) => line.state === 'found' && line.product_id !== null)
  const rows = await saleRows(
    db,
    found.map((line) => line.product_id ?? 0),
  )
  const sold = new Map(rows.map((row) => [row.product_id, row]))
  const known = found.flatMap((line) => {
    const row = sold.get(line.product_id ?? 0)
    return row ? [{ ...row, id: line.id, quantity: line.quantity, seen_price_cents: row.price_cents ?? 0 }] : []
  })
  const cart = await reckonCart(db, tables, deskCart(list, address, asking), asking, known)
  return { cart, priced: new Map(cart.lines.map((line) => [line.row.id, line])) }
}

const deskCart = (
  list: Travelling,
  address: Address | null,
  { caller, storefront }: { caller: Caller; storefront: string },
): CartRow => ({
  id: '',
  storefront_code: storefront,
  owner_id: caller.id,
  owner_kind: caller.kind,
  comments: list.comments,
  gift_wrap: false,
  gift_ticket: false,
  shipping_method: methodOf(list, address),
  store_code: list.store_code,
  delivery_address: deliveryOf(list, address),
  shipment: list.shipment,
  pickup_point: null,
  held_until: null,
  coupon_code: null,
  bonus_cents: 0,
  coupon_dropped: null,
  purpose: 'desk',
})

/** How a list travels: to the counter of a store, or to the centre chosen. */
export const methodOf = (list: Pick<ListRow, 'store_code'>, address: Address | null): 'home' | 'store' | null =>
  list.store_code !== null ? 'store' : address ? 'home' : null

export const deliveryOf = (list: Pick<ListRow, 'store_code'>, address: Address | null): CartRow['delivery_address'] => {
  if (list.store_code !== null || !address) return null
  const { recipient, street, floor, postcode, city, region, country, phone } = address
  return { recipient, street, floor, postcode, city, region, country, phone }
}
