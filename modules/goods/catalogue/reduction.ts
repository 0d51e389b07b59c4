/** What a reduction is told from; prices in cents, VAT included. */
interface Reduced {
  kind: 'book' | 'object'
  price_cents: number | null
  former_price_cents: number | null
  /** The lowest of the 30 days before the cut; null where no earlier price is known. */
  lowest_cents: number | null
}

/**
 * The price that is struck through beside the present one; null where there is no reduction to speak of. Of a book it is the fixed
 * price (Ley 10/2007, art. 11), of an object the lowest of the 30 days before the cut: a price raised shortly before is none to boast of,
 * nor is one that nobody here ever asked.
 */
export function struckPrice({ kind, price_cents, former_price_cents, lowest_cents }: Reduced): number | null {
  if (price_cents === null || former_price_cents === null) return null
  const struck = kind === 'book' ? former_price_cents : Math.min(former_price_cents, lowest_cents ?? price_cents)
  return struck > price_cents ? struck : null
}
