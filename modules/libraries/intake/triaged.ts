import type { RequestedTitle } from './requested-title.ts'

/** Why a line is not simply found. */
export type Reason =
  /** As the fault of what was typed. */
  | NonNullable<RequestedTitle['fault']>
  /** No product has this number, and no title like it. */
  | 'not_in_catalogue'
  /** No title is just so, and the list has more titles than are looked for by likeness. */
  | 'not_looked_for'
  /** The shop knows it and does not sell it now; other editions may be had. */
  | 'not_for_sale'
  /** The number is unknown, the title is not. */
  | 'other_edition'
  /** Several editions carry this title. */
  | 'several'
  /** Titles like it. */
  | 'alike'

/** What the catalogue makes of a line. */
export interface Triaged extends RequestedTitle {
  state: 'found' | 'choose' | 'unknown'
  productId: number | null
  /** Products to choose from, the most likely first; at most five. */
  candidates: number[]
  reason: Reason | null
}

export const mostCandidates = 5
