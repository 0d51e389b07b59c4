import type { Db } from '#kernel/db.ts'
import { eurosOf } from '#kernel/money.ts'
import { cardInHand } from '#modules/buying/gift-cards/look-up.ts'
import { pointsOf } from '#modules/buying/loyalty/points.ts'
import { type Shape, shapesOf } from './code-shapes.ts'
import {
  formerCard,
  holderOf,
  lastOrderOf,
  orderOf,
  orderOfNote,
  ordersOfInvoice,
  parcelAt,
  pickupsOf,
  reservationOf,
  returnOf,
  titleOf,
  transferOf,
} from './counter.sql.ts'
import type { Scan } from './staff-contract.ts'

type Found = Scan['found']
type Find = (db: Db, shape: Shape, now: Date) => Promise<Found>

const first = <Row>(rows: readonly Row[]): Row | undefined => rows[0]

/** How each kind of code is looked up: by one index, whatever it is. */
const finders: Record<Shape['kind'], Find> = {
  title: async (db, { value }) => {
    const row = first(await titleOf(db, value))
    return row ? { kind: 'title', product: row.id } : null
  },
  order: async (db, { value }) => {
    const row = first(await orderOf(db, value))
    return row ? { kind: 'order', number: row.number, parcel: null } : null
  },
  parcel: async (db, { value, position = 0 }) => {
    const row = first(await parcelAt(db, value, position))
    return row ? { kind: 'order', number: row.number, parcel: row.id } : null
  },
  delivery_note: async (db, { value }) => {
    const row = first(await orderOfNote(db, value))
    return row ? { kind: 'order', number: row.number, parcel: row.parcel } : null
  },
  invoice: async (db, { value }) => {
    const numbers = (await ordersOfInvoice(db, value)).map(({ number }) => number)
    if (numbers.length > 1) return { kind: 'orders', numbers }
    return numbers[0] ? { kind: 'order', number: numbers[0], parcel: null } : null
  },
  transfer: async (db, { value }) => {
    const row = first(await transferOf(db, value))
    return row ? { kind: 'transfer', transfer: row.id } : null
  },
  reservation: async (db, { value }) => {
    const row = first(await reservationOf(db, value))
    return row ? { kind: 'reservation', reservation: row.id } : null
  },
  return: async (db, { value }) => {
    const row = first(await returnOf(db, Number(value.slice(2))))
    return row ? { kind: 'return', return: row.id, number: row.number } : null
  },
  gift_card: async (db, { value }) => {
    const card = await cardInHand(db, value)
    if (!card) return null
    const { id, last4, balance_cents: balance, expires_on: expires, blocked_at: blocked } = card
    return { kind: 'gift_card', card: id, last4: last4 ?? '', balance: eurosOf(balance), expires, blocked: blocked !== null }
  },
  loyalty_card: async (db, { value }, now) => {
    const holder = first(await holderOf(db, value))
    if (!holder) {
      const lost = first(await formerCard(db, value))
      return lost
        ? { kind: 'former_card', card: lost.number, blocked_at: lost.blocked_at.toISOString(), reason: lost.reason }
        : null
    }
    const { customer_id: customer } = holder
    const points = await pointsOf(db, customer, now)
    const last = first(await lastOrderOf(db, customer))
    return {
      kind: 'loyalty_card',
      customer,
      card: holder.number,
      name: greeting(holder),
      points: points?.available ?? 0,
      pickups: (await pickupsOf(db, customer)).map((pickup) => ({ ...pickup, ready_at: pickup.ready_at?.toISOString() ?? null })),
      last_order: last ? { number: last.number, date: last.placed_at.toISOString() } : null,
    }
  },
}

/** "Irene G.": who stands at the counter hears their name, and others no more than that. */
const greeting = ({ name, surnames, company }: { name: string; surnames: string; company: string }): string =>
  company || [name, surnames && `${[...surnames][0]}.`].filter(Boolean).join(' ')

/** What a code is: each thing that it may be by its form is looked up, until one is found. */
export async function whatIs(db: Db, code: string, now: Date): Promise<Scan> {
  const shapes = shapesOf(code)
  for (const shape of shapes) {
    const found = await finders[shape.kind](db, shape, now)
    if (found) return { code, looks_like: shape.kind, found }
  }
  return { code, looks_like: shapes[0]?.kind ?? null, found: null }
}
