import { sellsBeyondStock } from '#modules/goods/catalogue/availability.ts'
import type { ProductCard } from '#modules/goods/catalogue/contract.ts'
import type { CappedLine } from '#modules/goods/stock/caps.ts'
import type { CopiesNeeded } from '#modules/goods/stock/take-stock.ts'
import type { CartLine } from './contract.ts'

/** The most copies of anything in one line: of a visitor's cart (C-30), of a library's or business's list, of what a colleague orders. */
export const mostCopies = { shop: 99, desk: 9_999, counter: 99 } as const
export type CartPurpose = keyof typeof mostCopies

export type Sold = Pick<ProductCard, 'availability' | 'ebook'> & { followsLater?: boolean }

/** Whether more than the copies at hand may be ordered: a list waits for what follows, a visitor's cart only where none is at hand. */
const beyondStock = ({ availability, followsLater }: Sold, purpose: CartPurpose): boolean =>
  sellsBeyondStock(availability) || (purpose === 'desk' && followsLater === true)

/** How many copies a line may hold: one of an ebook (C-49), the stock where nothing is sold without it (C-30). */
export function mostOf(product: Sold, purpose: CartPurpose = 'shop'): number {
  if (!product.availability.buyable) return 0
  if (product.ebook) return 1
  return beyondStock(product, purpose) ? mostCopies[purpose] : Math.min(mostCopies[purpose], product.availability.stock)
}

/** What bounds the copies of a line in a visitor's cart. */
export function limitOf(product: Sold): 'ebook' | 'stock' | 'basket' {
  if (product.ebook) return 'ebook'
  return mostOf(product) < mostCopies.shop ? 'stock' : 'basket'
}

/** Why a line keeps the cart from being bought until its visitor accepts the change or removes it (K-34). */
export function noticeOf(
  line: { quantity: number; seenPriceCents: number },
  product: Sold,
  priceCents: number | null,
  purpose: CartPurpose = 'shop',
): CartLine['notice'] {
  const most = mostOf(product, purpose)
  if (most === 0 || priceCents === null) return 'unavailable'
  if (line.quantity > most) return 'stock_short'
  return priceCents === line.seenPriceCents ? null : 'price_changed'
}

/** A product leaves with the next parcel when all its copies are at hand; the others follow (P-16). */
export const isDelayed = (
  line: { quantity: number },
  { availability, ebook }: Pick<ProductCard, 'availability' | 'ebook'>,
): boolean => !ebook && (availability.charged_later || availability.stock < line.quantity)

/** The copies a line needs from the stores; ebooks need none, and neither does what is sold although none is there. */
export const wantedCopies = (
  lines: readonly {
    row: { product_id: number; quantity: number; held: number }
    product: Sold
  }[],
  purpose: CartPurpose = 'shop',
): (CopiesNeeded & { held: number })[] =>
  lines
    .map(({ row, product }) => ({
      productId: row.product_id,
      quantity: row.quantity,
      held: row.held,
      beyondStock: beyondStock(product, purpose),
      some: !product.ebook && product.availability.stock > 0,
    }))
    .filter((line) => line.some || !line.beyondStock)
    .map(({ some: _some, ...line }) => line)

/** The lines that promise copies nobody has yet, of products that may not promise any number of them. */
export const cappedLines = (
  lines: readonly {
    row: { product_id: number; quantity: number; presale_cap: number | null; backorder_cap: number | null }
    product: Pick<ProductCard, 'availability'>
    delayed: boolean
  }[],
): CappedLine[] =>
  lines.flatMap(({ row, product, delayed }) => {
    const kind = product.availability.launch ? ('presale' as const) : ('backorder' as const)
    const cap = kind === 'presale' ? row.presale_cap : row.backorder_cap
    return delayed && cap !== null ? [{ productId: row.product_id, quantity: row.quantity, kind, cap }] : []
  })
