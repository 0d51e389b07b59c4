/** What was counted of a title, and what should have been there while it was. */
export interface Counted {
  counted: number
  /** Copies that should have lain there at the first scan that counts, and at the last. */
  expectedFirst: number
  expected: number
  /** For sale now; the others are promised. */
  free: number
}

/** Why a difference cannot be applied as it is. */
export type Problem = 'count.moved' | 'count.promised'

/**
 * By how much the stock differs. What moves after the last scan changes nothing: the difference is applied, not the number. Copies
 * that come or go between two scans of one title make its count unsure; promised ones that are not there are a matter of their order.
 */
export function differenceOf({ counted, expectedFirst, expected, free }: Counted): {
  difference: number
  problem: Problem | null
} {
  const difference = counted - expected
  if (expectedFirst !== expected) return { difference, problem: 'count.moved' }
  return { difference, problem: free + difference < 0 ? 'count.promised' : null }
}
