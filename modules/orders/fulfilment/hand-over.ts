import type { Tx } from '#kernel/db.ts'
import { Conflict } from '#kernel/errors.ts'
import { isOutdated, shipmentOfParcel } from '#modules/orders/carriers/shipments.ts'
import { deliveredEmail, handedOverEmail } from '#modules/orders/emails/parcel-news.ts'
import { insertTask, payingAttempt } from '#modules/orders/money/payments.ts'
import { linesInvoiced } from '#modules/orders/order/lines-invoiced.ts'
import type { OrderLineRow } from '#modules/orders/order/orders.ts'
import type { Fulfilment, PaymentState } from '#modules/orders/order/states.ts'
import { type Doing, fulfil, noteEvent } from '#modules/orders/order/steps.ts'
import { missingFor } from '#modules/orders/parcels/left-to-pay.ts'
import { parcelAmounts } from '#modules/orders/parcels/parcel-amounts.ts'
import { type Carriage, deliverParcel, handOverParcel, type ParcelRow } from '#modules/orders/parcels/parcels.ts'
import { linesIn, type WholeOrder, wholeOrderOfParcel } from '#modules/orders/parcels/whole-order.ts'
import { everyParcelOf, requireNoHold, requirePromisedMoney } from './prepare.ts'
import { type LifeDeps, tellOfParcel } from './tell-of-parcel.ts'

export interface HandOver extends Partial<Carriage> {
  parcelId: number
  /** Who fetched a pickup, where it was somebody else. */
  collectedBy?: string
  /** Handed over at a library's own counter (e8). */
  atLibrary?: boolean
}

/** Money of these orders has really come in; what is charged at once may leave. */
const charged: readonly PaymentState[] = ['part_paid', 'paid', 'part_refunded']

/**
 * A parcel leaves the shop: to the carrier, over the counter, or as files. What is charged at dispatch is charged now; the invoice
 * is made in the same transaction; the customer is told.
 * @throws NotFound, Conflict 'order.on_hold', 'order.unpaid' for what nobody paid or will pay, 'order.difference_owed', 'order.not_now', 'carriers.other_address'.
 */
export async function handOver(tx: Tx, deps: LifeDeps, how: HandOver, doing: Doing): Promise<void> {
  const whole = await wholeOrderOfParcel(tx, how.parcelId)
  const { order, parcel } = whole
  const living = linesIn(whole, parcel.id)
  if (living.length === 0) throw new Conflict('order.not_now')
  requireNoHold(whole)
  await requireMoney(tx, whole, parcel)
  const carriage = await carriageOf(tx, how)
  const [moved] = await handOverParcel(tx, parcel.id, carriage, doing.now)
  if (!moved) throw new Conflict('order.not_now')

  const to: Fulfilment = parcel.kind !== 'pickup' ? 'sent' : how.atLibrary ? 'collected_at_library' : 'collected'
  const gone = living.filter((line) => everyParcelOf(whole, line.id, parcel.id, ['handed_over', 'delivered']))
  for (const line of gone) await fulfil(tx, line, to)
  const said = how.collectedBy ? { ...doing, reason: how.collectedBy } : doing
  await noteEvent(tx, order.id, eventOf(parcel, living, to), said, { parcelId: parcel.id })
  const handed = {
    ...parcel,
    carrier: carriage.carrier,
    tracking_code: carriage.trackingCode,
    tracking_url: carriage.trackingUrl,
  }
  // A gift is told of to whoever it is for, on its day.
  if (!living.every((line) => line.ebook_gift))
    await tellOfParcel(tx, deps, { ...whole, parcel: handed }, { letter: handedOverEmail })
  if (await deps.onHandOver(tx, parcel.id, doing.now)) {
    await linesInvoiced(
      tx,
      gone.map((line) => line.id),
    )
    await noteEvent(tx, order.id, 'billed', doing, { parcelId: parcel.id })
  }
}

/** What its history says: files are there to be downloaded, gifts wait for their day. */
function eventOf({ kind }: Pick<ParcelRow, 'kind'>, living: readonly OrderLineRow[], to: Fulfilment): string {
  if (kind !== 'digital') return to
  return living.every((line) => line.ebook_gift) ? 'gift_ready' : 'downloadable'
}

/** How it travels, as it was said; else as its carrier registered it. @throws Conflict 'carriers.other_address' */
async function carriageOf(tx: Tx, { parcelId, carrier = '', trackingCode = '', trackingUrl = '' }: HandOver): Promise<Carriage> {
  const said = { carrier, trackingCode, trackingUrl }
  if (carrier || trackingCode || trackingUrl) return said
  const made = await shipmentOfParcel(tx, parcelId)
  if (made && isOutdated(made)) throw new Conflict('carriers.other_address')
  return made?.state === 'made' ? { carrier: made.carrier, trackingCode: made.code, trackingUrl: made.tracking_url } : said
}

/** What is charged at once is paid already; what is charged at dispatch is asked for now, from the same card. */
async function requireMoney(tx: Tx, whole: WholeOrder, parcel: ParcelRow): Promise<void> {
  const { order, lines, parcels, contents } = whole
  requirePromisedMoney(whole)
  // Paid by invoice, after it left.
  if (order.terms === 'account') return
  if (order.terms === 'collection') {
    if (missingFor(whole, parcel.id) > 0) throw new Conflict('order.unpaid')
    return
  }
  if (order.difference_cents > 0) throw new Conflict('order.difference_owed')
  const due = parcelAmounts(order, lines, parcels, contents).get(parcel.id)?.totalCents ?? 0
  if (due === 0) return
  if (parcel.charge === 'now') {
    if (!charged.includes(order.payment_state)) throw new Conflict('order.unpaid')
    return
  }
  const attempt = await payingAttempt(tx, order.id)
  if (!attempt) throw new Conflict('order.unpaid')
  // Some ways of paying cannot reserve: all of it came at once.
  if (attempt.outcome === 'captured') return
  // A real bank captures an authorisation once; whatever follows is charged anew with the card's token.
  const kind = attempt.outcome === 'authorised' && !attempt.asked ? 'capture' : 'charge'
  await insertTask(tx, { attemptId: attempt.id, kind, amountCents: due, reason: `parcel ${parcel.id}`, parcelId: parcel.id })
}

/**
 * The carrier has delivered a parcel; the customer's days to withdraw count from the last one.
 * @throws NotFound, Conflict 'order.not_now'.
 */
export async function deliver(tx: Tx, deps: LifeDeps, parcelId: number, doing: Doing): Promise<void> {
  const whole = await wholeOrderOfParcel(tx, parcelId)
  const [moved] = await deliverParcel(tx, parcelId, doing.now)
  if (!moved) throw new Conflict('order.not_now')
  for (const line of linesIn(whole, parcelId))
    if (line.fulfilment === 'sent' && everyParcelOf(whole, line.id, parcelId, ['delivered'])) await fulfil(tx, line, 'delivered')
  await noteEvent(tx, whole.order.id, 'delivered', doing, { parcelId })
  await tellOfParcel(tx, deps, whole, { letter: deliveredEmail })
}
