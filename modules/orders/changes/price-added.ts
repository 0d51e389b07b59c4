import { dayOf } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import { cents } from '#kernel/money.ts'
import { advantagesOf } from '#modules/buying/cart/customer-advantages.ts'
import { type SaleRow, saleRows } from '#modules/buying/cart/for-orders.ts'
import { isDelayed, mostOf } from '#modules/buying/cart/line-rules.ts'
import type { PricingTables } from '#modules/buying/cart/reckon.ts'
import { quoted, type SoldProduct, soldProduct } from '#modules/buying/cart/sale.ts'
import { couponForMore } from '#modules/buying/coupons/coupons.ts'
import type { Reason } from '#modules/goods/pricing/explanation.ts'
import { type QuoteLine, quoteOf } from '#modules/goods/pricing/quote.ts'
import type { OrderRow } from '#modules/orders/order/orders.ts'

/** A product that is added to an order, at the price that its customer pays for it today. */
export interface Added {
  productId: number
  quantity: number
  row: SaleRow
  product: SoldProduct
  price: QuoteLine
  delayed: boolean
}

/** Where an order goes, as far as its taxes follow from it. */
const destinationOf = ({ shipping_method, delivery_address, pickup_point }: OrderRow) =>
  shipping_method === 'home' ? delivery_address : shipping_method === 'pickup_point' ? pickup_point : null

/**
 * What products cost that are added to an order: as its customer would buy them today, with their promotions, agreed terms and the
 * percentage of the order's coupon, within the law of the book.
 * @throws Refused 'cart.not_for_sale', 'order.change_ebook', 'order.change_short', 'order.change_no_delivery', 'order.change_tax'
 */
export async function priceAdded(
  tx: Tx,
  order: OrderRow,
  wanted: readonly { productId: number; quantity: number }[],
  { tables, now }: { tables: PricingTables; now: Date },
): Promise<{ added: Added[]; reasons: Reason[] }> {
  if (wanted.length === 0) return { added: [], reasons: [] }
  if (order.shipping_method === null) throw new Refused('order.change_no_delivery')
  const ids = wanted.map(({ productId }) => productId)
  const [today, rows] = [dayOf(now), await saleRows(tx, ids)]
  const sold = wanted.map(({ productId, quantity }) => {
    const row = rows.find(({ product_id }) => product_id === productId)
    if (!row || row.storefront_code !== order.storefront_code) throw new Refused('cart.not_for_sale')
    const product = soldProduct(row, today)
    if (product.ebook) throw new Refused('order.change_ebook')
    if (row.price_cents === null || mostOf(product) < quantity) throw new Refused('order.change_short', { title: product.title })
    return { productId, quantity, row, product, delayed: isDelayed({ quantity }, product) }
  })
  const caller = { kind: order.owner_kind, id: order.owner_id, email: order.email, member: null }
  const asked = { caller, storefront: order.storefront_code, now }
  const { standing, promotions, agreed } = await advantagesOf(tx, asked, { id: order.cart_id, coupon_code: null }, ids)
  const quote = quoteOf(
    sold.map(({ row, quantity }) => quoted({ ...row, id: 0, quantity, seen_price_cents: 0 }, cents(row.price_cents ?? 0))),
    tables.rules,
    {
      day: today,
      destination: destinationOf(order),
      standing,
      store: order.shipping_method === 'store' ? order.store_code : null,
      // An amount is given once an order, and was.
      promotions: promotions.off.filter(({ kind }) => kind !== 'amount'),
      agreed,
      coupon: order.coupon_code === null ? null : await couponForMore(tx, order.coupon_code, today),
      bonusRequested: cents(0),
      shipping: cents(0),
    },
  )
  if (quote.treatment !== order.tax_treatment) throw new Refused('order.change_tax')
  return {
    added: sold.map((item, index) => ({ ...item, price: quote.lines[index]! })),
    reasons: quote.explanation.filter(({ step }) => step !== 'vat' && step !== 'surcharge'),
  }
}
