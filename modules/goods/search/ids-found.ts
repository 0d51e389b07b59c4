import type { Language } from '#kernel/language.ts'
import type { SearchIndex } from './index/open.ts'

/** Ids of what visitors would find for words, best first, `most` at most; of each object one size. */
export const idsFound =
  (index: SearchIndex) =>
  (q: string, language: Language, most: number): readonly number[] =>
    index.find({ q, page: 1, limit: most }, language, false).ids
