import type { Db } from '#kernel/db.ts'
import { parseEan } from '#kernel/isbn.ts'
import type { CodeReader, Found } from '#modules/orders/counter/codes-contract.ts'
import { holderOfCard } from './card.ts'
import { pointsOf } from './points.ts'
import { formerCard, greetedRow } from './scanned.sql.ts'

const cardRange = /^29\d{11}$/

/** "Irene G.": who stands at the counter hears their name, and others no more than that. */
const greeting = ({ name, surnames, company }: { name: string; surnames: string; company: string }): string =>
  company || [name, surnames && `${[...surnames][0]}.`].filter(Boolean).join(' ')

async function lostCard(db: Db, card: string): Promise<Found | null> {
  const [lost] = await formerCard(db, card)
  return lost ? { kind: 'former_card', card: lost.number, blocked_at: lost.blocked_at.toISOString(), reason: lost.reason } : null
}

type Waiting = Pick<Extract<Found, { kind: 'loyalty_card' }>, 'pickups' | 'last_order'>

/** Loyalty cards by their number, lost ones too; what waits for their holder is known by whoever keeps the orders. */
export const cardCodes = (waitsFor: (db: Db, customerId: string) => Promise<Waiting>): CodeReader => ({
  kind: 'loyalty_card',
  reads: (code) => {
    const ean = parseEan(code)
    return ean && cardRange.test(ean) ? ean : null
  },
  shows: (card) => `card ${card}`,
  find: async (db, value, now) => {
    const customer = await holderOfCard(db, value)
    const [holder] = customer === null ? [] : await greetedRow(db, customer)
    if (customer === null || !holder) return lostCard(db, value)
    const points = await pointsOf(db, customer, now)
    return {
      kind: 'loyalty_card',
      customer,
      card: holder.number,
      name: greeting(holder),
      points: points?.available ?? 0,
      ...(await waitsFor(db, customer)),
    }
  },
})
