import { type Cents, cents } from '#kernel/money.ts'

export interface Candidate {
  productId: number
  /** Fixed price of one copy, VAT included. */
  priceCents: Cents
}

/** What copies cost with the agreed discount; a fraction of a cent stays with the customer's side of the law: the discount is rounded down. */
export const costOf = (priceCents: number, percent: number, copies: number): Cents =>
  cents((priceCents - Math.floor((priceCents * Math.round(percent * 100)) / 10_000)) * copies)

/**
 * Takes candidates in their order while each fits into what is left of the month and of the budget; a dearer one that does not fit
 * leaves room for the next. `leftCents` null: no limit.
 */
export function pick<C extends Candidate>(
  candidates: readonly C[],
  { copies, percent, leftCents, most }: { copies: number; percent: number; leftCents: number | null; most: number },
): { taken: (C & { cents: Cents })[]; leftOver: number } {
  const taken: (C & { cents: Cents })[] = []
  let left = leftCents ?? Number.POSITIVE_INFINITY
  for (const candidate of candidates) {
    const cost = costOf(candidate.priceCents, percent, copies)
    if (taken.length >= most || cost > left) continue
    left -= cost
    taken.push({ ...candidate, cents: cost })
  }
  return { taken, leftOver: candidates.length - taken.length }
}
