import type { Order } from './order-acts.ts'
import type { Words } from './words/es.ts'

type Event = Order['events'][number]

/** A sum is noted with these in cents, where the bank or the shop itself noted it. */
const sums = new Set(['charged', 'refunded', 'difference_paid', 'shipping_confirmed'])
/** What one payment is called among machines tells nobody anything. */
const isAttempt = (note: string) => /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-/.test(note)

/** What stands below an event: a sum, why the shop did it by itself, or what a colleague wrote; null where there is nothing to read. */
export function noteOf({ event, note }: Event, { reasonsNoted, bankCode }: Words): { euros: number } | { text: string } | null {
  if (note === '' || isAttempt(note)) return null
  if (sums.has(event) && /^\d+$/.test(note)) return { euros: Number(note) / 100 }
  if (event === 'payment_refused' || event === 'charge_declined') return { text: bankCode(note) }
  return { text: reasonsNoted[note] ?? note }
}
