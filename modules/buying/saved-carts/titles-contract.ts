/** More than anyone looks through. */
export const mostShared = 100
const mostCopies = 99

export interface CartTitle {
  product: number
  quantity: number
}

const title = /^([1-9]\d{0,11})(?:x([1-9]\d?))?$/

/**
 * Reads what a link says of a basket: numbers of products with their copies, `12x2.345`. The same product named again counts once, with its most copies.
 * @returns null where it is something else, says nothing or says more than a hundred titles
 */
export function readTitles(text: string): CartTitle[] | null {
  const parts = text.split('.', mostShared + 1)
  if (parts.length > mostShared) return null
  const titles = new Map<number, number>()
  for (const part of parts) {
    const [, product, quantity = '1'] = title.exec(part) ?? []
    if (product === undefined) return null
    titles.set(Number(product), Math.max(Number(quantity), titles.get(Number(product)) ?? 0))
  }
  return [...titles].map(([product, quantity]) => ({ product, quantity }))
}

/** The titles of a basket's lines, each once with the copies of all its lines (signed ones lie beside the others), as many as a link can say. */
export function copiesByTitle(lines: Iterable<CartTitle>): CartTitle[] {
  const copies = new Map<number, number>()
  for (const { product, quantity } of lines) copies.set(product, Math.min(mostCopies, (copies.get(product) ?? 0) + quantity))
  return [...copies].map(([product, quantity]) => ({ product, quantity }))
}

/** Says titles as a link does: one copy goes without saying. */
export const writeTitles = (titles: readonly CartTitle[]): string =>
  titles.map(({ product, quantity }) => (quantity === 1 ? `${product}` : `${product}x${quantity}`)).join('.')
