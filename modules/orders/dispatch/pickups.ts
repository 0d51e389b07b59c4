import { addDays, type Day, dayOf } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import { Conflict, Refused } from '#kernel/errors.ts'
import { storeByCode } from '#modules/goods/stores/stores.ts'
import { keptUntil } from '#modules/orders/fulfilment/prepare.ts'
import { type Doing, noteEvent } from '#modules/orders/order/steps.ts'
import { keepUntil } from '#modules/orders/parcels/parcels.ts'
import { linesIn, wholeOrderOfParcel } from '#modules/orders/parcels/whole-order.ts'
import { cancelLines } from '#modules/orders/returns/cancel.ts'
import type { ReturnDeps } from '#modules/orders/returns/deps.ts'
import { contactOf } from '#modules/people/customers/contact-of.ts'
import { parcelCode } from './papers.ts'
import { pickupsAt } from './pickups.sql.ts'
import type { Pickups } from './staff-contract.ts'

/** As long as somebody may ask a counter to keep something. */
const mostDays = 60

/** What waits at a store's counter, the longest first, with whom to ring. @throws NotFound */
export async function waitingPickups(db: Db, storeCode: string, now: Date): Promise<Pickups> {
  const store = await storeByCode(db, storeCode)
  const rows = await pickupsAt(db, storeCode)
  const items = []
  for (const row of rows) {
    const account = row.owner_kind === 'customer' ? await contactOf(db, row.owner_id) : null
    const until = keptUntil(row.ready_at, row.kept_until)
    items.push({
      parcel: row.parcel,
      order: row.order,
      code: parcelCode(row.order, row.position),
      customer: account?.name || row.billing_name || '',
      phone: account?.phone || row.billing_phone || '',
      email: row.email,
      copies: row.copies,
      titles: row.titles,
      since: row.ready_at.toISOString(),
      reminded: row.reminded_at?.toISOString() ?? null,
      kept_until: until,
      over: until < dayOf(now),
    })
  }
  return { store_code: store.code, store: store.name, items }
}

/** Keeps a pickup longer at its counter. @throws NotFound, Conflict 'order.not_now', Refused 'dispatch.keep_day'. */
export async function keepLonger(tx: Tx, { parcelId, until }: { parcelId: number; until: Day }, doing: Doing): Promise<void> {
  const { order, parcel } = await wholeOrderOfParcel(tx, parcelId)
  const today = dayOf(doing.now)
  if (until < today || until > addDays(today, mostDays)) throw new Refused('dispatch.keep_day', { most: mostDays })
  const [kept] = await keepUntil(tx, parcel.id, until)
  if (!kept) throw new Conflict('order.not_now')
  await noteEvent(tx, order.id, 'kept_longer', { ...doing, reason: until }, { parcelId })
}

/**
 * Nobody collected it: its lines are called off, its copies lie on the shelf again, what was paid goes back and the customer is told.
 * @throws NotFound, Conflict 'order.not_now'.
 */
export async function putBackPickup(tx: Tx, deps: ReturnDeps, parcelId: number, doing: Doing): Promise<void> {
  const whole = await wholeOrderOfParcel(tx, parcelId)
  const lines = linesIn(whole, parcelId)
  if (whole.parcel.kind !== 'pickup' || whole.parcel.state !== 'ready' || lines.length === 0) throw new Conflict('order.not_now')
  await cancelLines(tx, deps, { number: whole.order.number, lineIds: lines.map(({ id }) => id) }, doing)
}
