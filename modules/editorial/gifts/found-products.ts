import type { FoundProduct } from './saved-query.ts'

/** The products that cost less than so many euros (M-22: the bound itself is not under it); all of them without a bound. */
export const below = (products: readonly FoundProduct[], euros: number | undefined): readonly FoundProduct[] =>
  euros === undefined ? products : products.filter(({ cents }) => cents < euros * 100)

/**
 * Each product once, one of each hand in turn, as cards are dealt: a list of everything does not begin with one category's forty.
 */
export function together(hands: readonly (readonly FoundProduct[])[]): FoundProduct[] {
  const dealt = new Map<number, FoundProduct>()
  const longest = Math.max(0, ...hands.map((hand) => hand.length))
  for (let index = 0; index < longest; index += 1)
    for (const hand of hands) {
      const product = hand[index]
      if (product && !dealt.has(product.id)) dealt.set(product.id, product)
    }
  return [...dealt.values()]
}
