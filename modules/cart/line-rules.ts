import { sellsBeyondStock } from '#modules/catalogue/availability.ts'
import type { ProductCard } from '#modules/catalogue/contract.ts'
import type { CartLine } from './contract.ts'

/** The most copies of anything in one line (C-30). */
const mostCopies = 99

/** How many copies a line may hold: one of an ebook (C-49), the stock where nothing is sold without it (C-30). */
export function mostOf(product: Pick<ProductCard, 'availability' | 'ebook'>): number {
  if (!product.availability.buyable) return 0
  if (product.ebook) return 1
  return sellsBeyondStock(product.availability) ? mostCopies : Math.min(mostCopies, product.availability.stock)
}

/** Why a line keeps the cart from being bought until its visitor accepts the change or removes it (K-34). */
export function noticeOf(
  line: { quantity: number; seenPriceCents: number },
  product: Pick<ProductCard, 'availability' | 'ebook'>,
  priceCents: number | null,
): CartLine['notice'] {
  const most = mostOf(product)
  if (most === 0 || priceCents === null) return 'unavailable'
  if (line.quantity > most) return 'stock_short'
  return priceCents === line.seenPriceCents ? null : 'price_changed'
}

/** A piece leaves with the next parcel when all its copies are at hand; the others follow (P-16). */
export const isDelayed = (
  line: { quantity: number },
  { availability, ebook }: Pick<ProductCard, 'availability' | 'ebook'>,
): boolean => !ebook && (availability.charged_later || availability.stock < line.quantity)

/** Single or split is asked when one parcel could leave now and another later, and something travels (P-16). */
export const splitOffered = (delayed: readonly boolean[], travels: boolean): boolean =>
  travels && delayed.includes(true) && delayed.includes(false)
