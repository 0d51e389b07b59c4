import type { Day } from '#kernel/days.ts'

/** What is owed by how late it is, in cents. */
export interface Buckets {
  open: number
  not_due: number
  to_30: number
  to_60: number
  to_90: number
  over_90: number
}

const asUtc = (day: Day) => Date.parse(`${day}T00:00:00Z`)

/** Whole days from the due day to another; 0 where it is not late. */
export const daysLate = (due: Day, on: Day): number => Math.max(0, Math.round((asUtc(on) - asUtc(due)) / 86_400_000))

/** What is owed on a day, invoice by invoice, put together by how late each is. */
export function bucketsOf(invoices: readonly { due_on: Day; open: number }[], on: Day): Buckets {
  const buckets: Buckets = { open: 0, not_due: 0, to_30: 0, to_60: 0, to_90: 0, over_90: 0 }
  for (const { due_on, open } of invoices) {
    buckets.open += open
    buckets[bucketOf(daysLate(due_on, on))] += open
  }
  return buckets
}

function bucketOf(late: number): Exclude<keyof Buckets, 'open'> {
  if (late === 0) return 'not_due'
  if (late <= 30) return 'to_30'
  if (late <= 60) return 'to_60'
  return late <= 90 ? 'to_90' : 'over_90'
}
