import type { Db } from '#kernel/db.ts'
import type { CodeReader, Pickup } from '#modules/orders/counter/codes-contract.ts'
import { lastOrderRow, orderOfNumber, parcelAt, pickupRows } from './scanned.sql.ts'

const orderNumber = /^\d{2}-\d{6}$/
/** The link of an order, as its e-mails and slips have it in a square. */
const orderLink = /^https?:\/\/[^\s?#]{1,200}\/(\d{2}-\d{6})(?:[/?#]|$)/
const parcelLabel = /^\d{2}-\d{6}-\d{1,3}$/

/** Orders by their number or their link. */
export const orderCodes: CodeReader = {
  kind: 'order',
  reads: (code) => orderLink.exec(code)?.[1] ?? (orderNumber.test(code) ? code : null),
  find: async (db, value) => {
    const [row] = await orderOfNumber(db, value)
    return row ? { kind: 'order', number: row.number, parcel: null } : null
  },
}

/** Parcels by their label: the order and their place among its parcels. */
export const parcelCodes: CodeReader = {
  kind: 'parcel',
  reads: (code) => (parcelLabel.test(code) ? code : null),
  find: async (db, value) => {
    const end = value.lastIndexOf('-')
    const [row] = await parcelAt(db, value.slice(0, end), Number(value.slice(end + 1)))
    return row ? { kind: 'order', number: row.number, parcel: row.id } : null
  },
}

/** What lies ready for a customer at any counter, the longest first, and what they ordered last. */
export async function whatWaitsFor(
  db: Db,
  customerId: string,
): Promise<{ pickups: Pickup[]; last_order: { number: string; date: string } | null }> {
  const pickups = await pickupRows(db, customerId)
  const [last] = await lastOrderRow(db, customerId)
  return {
    pickups: pickups.map((pickup) => ({ ...pickup, ready_at: pickup.ready_at?.toISOString() ?? null })),
    last_order: last ? { number: last.number, date: last.placed_at.toISOString() } : null,
  }
}
