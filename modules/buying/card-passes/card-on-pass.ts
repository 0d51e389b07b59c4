import type { Language } from '#kernel/language.ts'

/** A card as it stands on a pass or on paper. */
export interface CardOnPass {
  number: string
  /** Whose it is. */
  holder: string
  language: Language
  /** The shop's name. */
  shop: string
  /** Where its points are seen. */
  page: string
}
