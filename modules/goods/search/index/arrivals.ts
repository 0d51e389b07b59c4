import type { Day } from '#kernel/days.ts'
import type { Availability } from '#modules/goods/catalogue/contract.ts'
import type { IndexState } from './state.ts'

/** What decides when a copy arrives, besides where copies lie and what it weighs: a handful of kinds for a whole catalogue. */
export type ArrivalKind = 'ebook' | 'hand' | 'unknown' | `lead ${number}` | `launch ${Day}`

/** The kind of what can be bought; null for the rest. Delayed as the checkout has it: charged later, or no copy at hand. */
export function arrivalKind({ display, buyable, charged_later, stock, days, launch }: Availability): ArrivalKind | null {
  if (!buyable) return null
  if (display === 'ebook') return 'ebook'
  if (!charged_later && stock >= 1) return 'hand'
  if (launch !== null) return `launch ${launch as Day}`
  return days === null ? 'unknown' : `lead ${days}`
}

/** What the shop promises of one copy that is ordered now, for one place: the port by which lists ask what the checkout would say. */
export interface Promised {
  /** The same for the same promises: what was worked out by it may be shown as long as it stays. */
  key: string
  /** Where it arrives, in words. */
  place: string
  /** The last minute for these promises, on the clock of the shop. */
  order_by: { day: Day; time: string; today: boolean }
  /** Stores whose own copies are there soonest; null: whichever store has one. */
  near: readonly string[] | null
  /** The day on which a copy of this kind is there; null: nobody can promise one. */
  dayOf: (kind: ArrivalKind, near: boolean) => Day | null
  /** Whether a piece of so many grams is sent there at a known price. */
  carries: (grams: number) => boolean
}

/** Days since 1970. */
const numberOf = (day: Day) => Date.parse(day) / 86_400_000

/** When each row is there, in days since 1970; Infinity where nobody can promise a day. Each kind is asked for once. */
export function arrivalsOf(state: IndexState, { near, dayOf, carries }: Promised): (row: number) => number {
  const kinds = state.values.arrival.keys
  const byKind = (isNear: boolean) =>
    Float64Array.from([
      Number.POSITIVE_INFINITY,
      ...kinds
        .map((kind) => dayOf(kind as ArrivalKind, isNear))
        .map((day) => (day === null ? Number.POSITIVE_INFINITY : numberOf(day))),
    ])
  const [here, elsewhere] = [byKind(true), byKind(false)]
  const isNear = new Uint8Array(state.values.store.keys.length + 1)
  for (const [code, store] of state.values.store.keys.entries()) isNear[code + 1] = near === null || near.includes(store) ? 1 : 0
  const { start, count, codes } = state.lists.store
  const { arrival } = state.single
  const hasNear = (row: number) => {
    for (let at = start[row]!, end = at + count[row]!; at < end; at++) if (isNear[codes[at]!]) return true
    return false
  }
  const sent = new Map<number, boolean>()
  const isSent = (grams: number) => {
    const known = sent.get(grams)
    if (known !== undefined) return known
    const now = carries(grams)
    sent.set(grams, now)
    return now
  }
  return (row) => {
    const kind = arrival[row]!
    const day = here[kind] === elsewhere[kind] || hasNear(row) ? here[kind]! : elsewhere[kind]!
    return day === Number.POSITIVE_INFINITY || kinds[kind - 1] === 'ebook' || isSent(state.grams[row]!)
      ? day
      : Number.POSITIVE_INFINITY
  }
}
