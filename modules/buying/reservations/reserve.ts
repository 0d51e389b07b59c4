import { dayOf } from '#kernel/days.ts'
import type { Db, Pool, Tx } from '#kernel/db.ts'
import { Conflict, type FieldRefusals, InvalidFields, NotFound, Refused } from '#kernel/errors.ts'
import { calendarNow } from '#modules/buying/shipping/shipping.ts'
import { giveBackHeld, holdAt, takeAwayHeld } from '#modules/goods/stock/holds.ts'
import { storeByCode } from '#modules/goods/stores/stores.ts'
import { isEmail } from '#modules/people/access/email-address.ts'
import { knownForOrders } from '#modules/people/customers/known-customer.ts'
import { isPhone } from '#modules/people/customers/personal-rules.ts'
import { lastDay, wishedDay } from './last-day.ts'
import {
  closeReservation,
  deleteClosed,
  endedReservations,
  insertHoldingCart,
  insertReservation,
  lockReservation,
  reservationOfCart,
  setLastDay,
} from './reservations.sql.ts'
import type { KeepLonger, Reserve } from './staff-contract.ts'
import { mayMove, type ReservationState } from './states.ts'

interface Doing {
  by: number
  now: Date
}

/** What is wrong with whoever it is kept for. @throws InvalidFields */
function refuseNobody({ customer, name, email, phone }: Reserve): void {
  const errors: FieldRefusals = {}
  if (customer === null && name === '') errors['name'] = 'reservation.name'
  if (email !== '' && !isEmail(email)) errors['email'] = 'customer.email_invalid'
  if (phone !== '' && !isPhone(phone)) errors['phone'] = 'customer.phone_invalid'
  if (Object.keys(errors).length > 0) throw new InvalidFields(errors)
}

/** Whom copies are kept for: the account's own name and doors where there is one. */
async function personOf(db: Db, { customer, name, email, phone, language }: Reserve) {
  if (customer === null) return { customer_id: null, name, email, phone, language }
  const known = await knownForOrders(db, customer)
  return {
    customer_id: known.id,
    name: known.name.slice(0, 120) || known.email,
    email: known.email,
    phone: known.phone,
    language: known.language,
  }
}

/**
 * Keeps copies that lie in a store for somebody until a last day: nobody else can buy them meanwhile. The same key finds the same
 * reservation. @returns its id. @throws InvalidFields; NotFound; Refused 'reservation.too_few' naming the title, or with what the
 * store's calendar says of the last day
 */
export async function reserve(
  tx: Tx,
  wish: Reserve,
  { storefront, mostDays }: { storefront: string; mostDays: number },
  { by, now }: Doing,
): Promise<number> {
  refuseNobody(wish)
  const wished = wishedDay(wish.last_day, now, mostDays)
  await storeByCode(tx, wish.store_code)
  const person = await personOf(tx, wish)
  const cartId = `kept-${wish.key}`
  const [made] = await insertHoldingCart(tx, cartId, storefront)
  if (!made) {
    const id = await reservationOfCart(tx, cartId)
    if (id === undefined) throw new Conflict('reservation.not_now')
    return id
  }
  const until = lastDay(await calendarNow(tx), wished, { store: wish.store_code, now, mostDays, anyway: wish.anyway })
  const sums = new Map<number, number>()
  for (const { product, copies } of wish.lines) sums.set(product, (sums.get(product) ?? 0) + copies)
  const lots = [...sums].map(([productId, quantity]) => ({ productId, storeCode: wish.store_code, quantity }))
  if ((await holdAt(tx, cartId, lots)) !== null) throw new Refused('reservation.too_few')
  const { store_code, note } = wish
  return insertReservation(tx, { store_code, cart_id: cartId, ...person, last_day: until, note, made_by: by }, lots)
}

/** @throws NotFound, Conflict 'reservation.not_now' */
async function locked(tx: Tx, id: number, to: ReservationState) {
  const [row] = await lockReservation(tx, id)
  if (!row) throw new NotFound('reservation.unknown')
  if (!mayMove(row.state, to)) throw new Conflict('reservation.not_now')
  return row
}

/** Who it was kept for has the copies: they have left the store, by the receipt of its till. @throws NotFound, Conflict */
export async function handOverReserved(tx: Tx, id: number, receipt: string, { by, now }: Doing): Promise<void> {
  const row = await locked(tx, id, 'collected')
  await takeAwayHeld(tx, row.cart_id, {
    kind: 'sale',
    ...(receipt && { reason: receipt }),
    document: { kind: 'reservation', name: row.code },
  })
  await closeReservation(tx, id, { state: 'collected', by, receipt, now })
}

/** The copies are anybody's again. @throws NotFound, Conflict */
export async function releaseReserved(tx: Tx, id: number, { by, now }: Doing): Promise<void> {
  const row = await locked(tx, id, 'released')
  await giveBackHeld(tx, [row.cart_id], null)
  await closeReservation(tx, id, { state: 'released', by, now })
}

/** Keeps them until another day. @throws NotFound, Conflict, InvalidFields; Refused with what the store's calendar says of that day */
export async function keepReserved(
  tx: Tx,
  id: number,
  { last_day, anyway }: KeepLonger,
  { mostDays, now }: { mostDays: number; now: Date },
): Promise<void> {
  const { store_code: store } = await locked(tx, id, 'released')
  const wished = wishedDay(last_day, now, mostDays)
  await setLastDay(tx, id, lastDay(await calendarNow(tx), wished, { store, now, mostDays, anyway }))
}

/** Lets go of what nobody came for. @returns how many, so that the caller goes on while there are more. */
export const releaseEnded = (db: Pool, now: Date, limit = 50): Promise<number> =>
  db.begin(async (tx) => {
    const ended = await endedReservations(tx, dayOf(now), limit)
    await giveBackHeld(
      tx,
      ended.map(({ cart_id }) => cart_id),
      null,
    )
    for (const { id } of ended) await closeReservation(tx, id, { state: 'released', by: null, now })
    return ended.length
  })

/** For questions about what was kept; after that who it was for is forgotten. */
const daysRemembered = 90

/** @returns how many, so that the caller goes on while there are more. */
export const forgetReservations = (db: Pool, now: Date, limit = 200): Promise<number> =>
  db.begin((tx) => deleteClosed(tx, new Date(now.getTime() - daysRemembered * 86_400_000), limit))
