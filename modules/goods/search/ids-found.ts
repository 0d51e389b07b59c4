import type { Language } from '#kernel/language.ts'
import type { ProductsQuery } from './contract.ts'
import type { SearchIndex } from './index/open.ts'

/** Ids of what visitors would find for words, best first, `most` at most; of each object one size. */
export const idsFound =
  (index: SearchIndex) =>
  (q: string, language: Language, most: number): readonly number[] =>
    index.find({ q, page: 1, limit: most }, language, false).ids

/** A saved question: filters as the search names them, and how many answers it may have. */
interface SavedQuestion extends Partial<Omit<ProductsQuery, 'page' | 'limit' | 'novelty' | 'recommended'>> {
  kind?: 'book' | 'object' | undefined
  novelty?: true | undefined
  recommended?: true | undefined
  in_stock?: true | undefined
  most: number
}

/** Ids that a saved question finds, in its order. */
export const idsOfQuestion =
  (index: SearchIndex) =>
  ({ kind, novelty, recommended, in_stock, most, ...question }: SavedQuestion): readonly number[] =>
    index.find(
      {
        ...question,
        ...(kind && { type: [kind] }),
        ...(novelty && { novelty: ['true'] }),
        ...(recommended && { recommended: ['true'] }),
        ...(in_stock && { stock: ['true'] }),
        page: 1,
        limit: most,
      },
      'es',
      false,
    ).ids
