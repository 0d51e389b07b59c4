import type { Day } from '#kernel/days.ts'
import { type Cents, cents } from '#kernel/money.ts'
import { availabilityOf, sellsBeyondStock } from '#modules/goods/catalogue/availability.ts'
import { isEbook } from '#modules/goods/catalogue/cards.ts'
import type { Availability } from '#modules/goods/catalogue/contract.ts'
import { struckPrice } from '#modules/goods/catalogue/reduction.ts'
import type { QuotedProduct } from '#modules/goods/pricing/shelf.ts'
import type { CartLineRow, SaleRow } from './cart.sql.ts'

/** A product as it is sold to this cart: the copies that the cart has already are there for it. */
export interface SoldProduct {
  pk: number
  model_type: 'book' | 'object'
  /** In the catalogue's own language: for refusals, not for pages. */
  title: string
  sku: string
  ean: string
  ebook: boolean
  availability: Availability
  /** Whether more of it follows once the copies at hand are gone. */
  followsLater: boolean
}

export function soldProduct(row: SaleRow, today: Day): SoldProduct {
  const ebook = isEbook(row.format_code)
  const { product_id: pk, kind, title, sku, ean } = row
  const withStock = (stock: number) =>
    availabilityOf(
      {
        kind,
        code: row.availability_code,
        stock,
        leadDays: row.lead_days,
        publishedOn: row.published_on,
        priceCents: row.price_cents,
        active: row.active,
        ebook,
        hasFile: row.has_file,
      },
      today,
    )
  const availability = withStock(row.stock + row.held)
  return { pk, model_type: kind, title, sku, ean, ebook, availability, followsLater: sellsBeyondStock(withStock(0)) }
}

/** What a copy costs by a quote, beside the price that it is taken off. */
export interface PromisedPrice {
  listCents: Cents
  unitCents: Cents
}

/** Of what a price is taken off: a book's fixed price, an object's the one struck through. */
export const listPrice = (row: SaleRow, price: Cents): Cents => cents(struckPrice(row) ?? price)

/** The line as its price sees it. */
export const quoted = (row: CartLineRow, price: Cents, promised?: PromisedPrice): QuotedProduct => ({
  product: row.product_id,
  kind: row.kind,
  vatClass: row.vat_class,
  freePrice: row.free_price,
  listUnit: promised?.listCents ?? listPrice(row, price),
  unit: promised?.unitCents ?? price,
  quantity: row.quantity,
})
