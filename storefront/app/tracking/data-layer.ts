import type { CartLine } from '#modules/buying/cart/contract.ts'
import type { ProductCard } from '#modules/goods/catalogue/contract.ts'
import type { OrderDetail } from '#modules/orders/order/contract.ts'
import { count } from './analytics.ts'

/** An item of a tracking event (D-04): item_id is the sku, categories from the top down. */
interface TrackedItem {
  item_id: string
  item_name: string
  item_category?: string
  item_category2?: string
  item_category3?: string
  item_category4?: string
  price: number
  quantity: number
  currency: 'EUR'
}

type EventName = 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'begin_checkout' | 'purchase' | 'page_view'

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[]
    /** Keeps the tag of that name from counting. */
    [off: `ga-disable-${string}`]: boolean
  }
}

const categoriesOf = (path: readonly string[]) =>
  Object.fromEntries(path.slice(0, 4).map((name, index) => [`item_category${index === 0 ? '' : index + 1}`, name]))

export const trackedProduct = (
  product: Pick<ProductCard, 'sku' | 'title' | 'category_path' | 'price'>,
  quantity: number,
): TrackedItem => ({
  item_id: product.sku,
  item_name: product.title,
  ...categoriesOf(product.category_path),
  price: product.price ?? 0,
  quantity,
  currency: 'EUR',
})

export const trackedLine = (line: CartLine): TrackedItem => trackedProduct(line.product, line.quantity)

export const trackedOrderLine = (line: OrderDetail['lines'][number]): TrackedItem => ({
  item_id: line.sku,
  item_name: line.title,
  ...categoriesOf(line.categories),
  price: line.price,
  quantity: line.quantity,
  currency: 'EUR',
})

/** Puts an event on the data layer, and tells the tag where it counts, after consent only; none of it is personal (D-06 to D-08). */
export function track(event: EventName, items: readonly TrackedItem[] = [], more: Record<string, unknown> = {}) {
  window.dataLayer ??= []
  const value = Math.round(items.reduce((all, item) => all + item.price * item.quantity, 0) * 100) / 100
  const fields = items.length > 0 ? { currency: 'EUR', value, items, ...more } : more
  window.dataLayer.push({ event, ...(items.length > 0 ? { ecommerce: fields } : fields) })
  count(event, fields)
}
