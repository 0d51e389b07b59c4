import type { Day } from '#kernel/days.ts'

export type EntryKind = 'earn' | 'spend' | 'reverse_earn' | 'reverse_spend' | 'expire' | 'adjust'

/** A line of the ledger; points above nothing came in and carry two days, points below went out. */
export interface Entry {
  id: number
  kind: EntryKind
  points: number
  order_id: number | null
  brought_by: number | null
  made_on: Day
  available_on: Day | null
  expires_on: Day | null
}

/** Points that came in together, and what is left of them. */
export interface PointsBatch {
  entryId: number
  orderId: number | null
  isEarned: boolean
  left: number
  availableOn: Day
  expiresOn: Day
}

export interface Balance {
  /** May be spent on the day asked for. */
  available: number
  /** Earned, and not to be spent yet. */
  pending: number
}

const isUsable = (batch: PointsBatch, on: Day) => batch.availableOn <= on && on < batch.expiresOn
const oldestFirst = (a: PointsBatch, b: PointsBatch) =>
  a.expiresOn === b.expiresOn ? a.entryId - b.entryId : a.expiresOn < b.expiresOn ? -1 : 1

/** The lots an entry takes from, in turn: what ends first goes first. */
function sourcesOf(entry: Entry, batches: readonly PointsBatch[]): PointsBatch[] {
  if (entry.kind === 'expire') return batches.filter((batch) => batch.entryId === entry.brought_by)
  const usable = batches.filter((batch) => isUsable(batch, entry.made_on)).toSorted(oldestFirst)
  if (entry.kind !== 'reverse_earn') return usable
  const own = batches.filter((batch) => batch.isEarned && batch.orderId === entry.order_id)
  const pending = batches.filter((batch) => batch.availableOn > entry.made_on).toSorted(oldestFirst)
  return [...new Set([...own, ...usable, ...pending])]
}

/** The lots that a customer's entries leave, and the last day on which each spend's points would have gone, by order. */
export function replay(entries: readonly Entry[]): { batches: PointsBatch[]; spentUntil: Map<number, Day> } {
  const batches: PointsBatch[] = []
  const spentUntil = new Map<number, Day>()
  for (const entry of entries) {
    if (entry.points > 0) {
      const { id, order_id, points, available_on, expires_on } = entry
      if (!available_on || !expires_on) throw new Error(`entry ${id} brings points without their days`)
      const isEarned = entry.kind === 'earn'
      batches.push({ entryId: id, orderId: order_id, isEarned, left: points, availableOn: available_on, expiresOn: expires_on })
      continue
    }
    let missing = -entry.points
    for (const batch of sourcesOf(entry, batches)) {
      const taken = Math.min(batch.left, missing)
      if (taken === 0) continue
      batch.left -= taken
      missing -= taken
      if (entry.kind !== 'spend' || entry.order_id === null) continue
      const before = spentUntil.get(entry.order_id)
      if (!before || before < batch.expiresOn) spentUntil.set(entry.order_id, batch.expiresOn)
    }
    if (missing > 0) throw new Error(`entry ${entry.id} takes ${missing} points that were not there`)
  }
  return { batches: batches, spentUntil }
}

const left = (batches: readonly PointsBatch[]) => batches.reduce((total, batch) => total + batch.left, 0)

/** What the lots are worth on a day; what has expired counts no more, whether or not it was written off yet. */
export const balanceOn = (batches: readonly PointsBatch[], on: Day): Balance => ({
  available: left(batches.filter((batch) => isUsable(batch, on))),
  pending: left(batches.filter((batch) => batch.availableOn > on)),
})

/** What can still be taken back of points an order earned: its own first, then whatever else has not expired. */
export const takeable = (batches: readonly PointsBatch[], orderId: number, on: Day): number =>
  left(batches.filter((batch) => on < batch.expiresOn || (batch.isEarned && batch.orderId === orderId)))

/** A part of an order: 1 of 1 is the whole. */
export interface Share {
  numerator: number
  denominator: number
}

/**
 * How many of `points` belong to all the shares together; rounded down, never more than the whole. Reckoned from the sum, so that
 * parts given back one by one come to the same as the whole at once.
 */
export function sharedOut(points: number, shares: readonly Share[]): number {
  let [top, bottom] = [0n, 1n]
  for (const share of shares) {
    const [numerator, denominator] = [BigInt(share.numerator), BigInt(share.denominator)]
    top = top * denominator + numerator * bottom
    bottom *= denominator
  }
  return top >= bottom ? points : Number((BigInt(points) * top) / bottom)
}
