import { addDays, type Day, dayOf } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import { Conflict, Refused } from '#kernel/errors.ts'
import { storeByCode } from '#modules/goods/stores/stores.ts'
import { waitingEmail } from '#modules/orders/emails/parcel-news.ts'
import { keptUntil, requireNoHold } from '#modules/orders/fulfilment/prepare.ts'
import { type LifeDeps, tellOfParcel } from '#modules/orders/fulfilment/tell-of-parcel.ts'
import { type Doing, noteEvent } from '#modules/orders/order/steps.ts'
import { keepUntil, markRemindedByHand } from '#modules/orders/parcels/parcels.ts'
import { linesIn, wholeOrderOfParcel } from '#modules/orders/parcels/whole-order.ts'
import { cancelLines } from '#modules/orders/returns/cancel.ts'
import type { ReturnDeps } from '#modules/orders/returns/deps.ts'
import { contactOf } from '#modules/people/customers/contact-of.ts'
import { parcelCode } from './papers.ts'
import { pickupsAt } from './pickups.sql.ts'
import type { FindPickups, Pickups, remindedBy } from './staff-contract.ts'

/** As long as somebody may ask a counter to keep something. */
const mostDays = 60

/** What waits at a store's counter, the longest first, with whom to ring. @throws NotFound */
export async function waitingPickups(db: Db, storeCode: string, { state, now }: FindPickups & { now: Date }): Promise<Pickups> {
  const store = await storeByCode(db, storeCode)
  const rows = await pickupsAt(db, storeCode, { state })
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
      on_hold: row.on_hold,
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
 * Tells a customer by hand that a pickup waits, once a day at most: by the letter of the shop's own reminder, or by telephone, which is noted.
 * @throws NotFound, Conflict 'order.not_now' | 'order.on_hold' | 'dispatch.reminded_today', Refused 'dispatch.no_email'.
 */
export async function remindByHand(
  tx: Tx,
  deps: LifeDeps,
  { parcelId, by }: { parcelId: number; by: (typeof remindedBy)[number] },
  doing: Doing,
): Promise<void> {
  const whole = await wholeOrderOfParcel(tx, parcelId)
  const { order, parcel } = whole
  if (parcel.kind !== 'pickup' || parcel.state !== 'ready' || parcel.ready_at === null) throw new Conflict('order.not_now')
  // Nobody is asked to come for what is not handed over.
  requireNoHold(whole)
  if (by === 'letter' && order.email === '') throw new Refused('dispatch.no_email')
  const [marked] = await markRemindedByHand(tx, parcelId, doing.now)
  if (!marked) throw new Conflict('dispatch.reminded_today')
  await noteEvent(tx, order.id, by === 'letter' ? 'reminded' : 'rung', doing, { parcelId })
  if (by === 'letter')
    await tellOfParcel(tx, deps, whole, { letter: waitingEmail, keptUntil: keptUntil(parcel.ready_at, parcel.kept_until) })
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
