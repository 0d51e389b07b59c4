import type { Cents } from '#kernel/money.ts'

/** A standing order as the rules read it; money in cents, empty lists mean any. */
export interface StandingOrder {
  id: number
  customerId: string
  memberId: string | null
  words: string
  categories: readonly number[]
  languages: readonly string[]
  formats: readonly string[]
  priceLimitCents: Cents | null
  windowMonths: number
  copies: number
  monthLimitCents: Cents | null
  budgetId: number | null
  skipEditions: boolean
  active: boolean
}

/** Words that must all occur, by alternative: "arte nazarí, alhambra" is two. What is shorter than three letters says nothing. */
export const alternativesOf = (words: string): string[][] =>
  words
    .split(',')
    .map((part) =>
      part
        .trim()
        .split(/\s+/)
        .filter((word) => word.length >= 3 || /^\d+$/.test(word)),
    )
    .filter((part) => part.length > 0)
