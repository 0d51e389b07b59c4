import type { Tx } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { GatewayEvent, PaymentOutcome } from '#modules/buying/payments/port.ts'
import { insertEvent, keepAfterRefusal, type OrderLineRow, type OrderRow, setDifference } from '#modules/orders/order/orders.ts'
import type { FilledParcel } from '#modules/orders/parcels/parcels.ts'
import { confirmOrder, lockedWithCart } from './confirm-order.ts'
import { creditAdded } from './earn-points.ts'
import { insertFlag, resolveDeclined } from './flags.sql.ts'
import { isParcelCharged, movementWritten, type NewMovement } from './movements.sql.ts'
import { chargedAtOnce, costsOf, overParcels, recordMovement } from './order-money.ts'
import type { PayDeps } from './pay.ts'
import { askedBack, insertTask, wakeCharge, wasAsked } from './payment-tasks.sql.ts'
import { type AttemptRow, attemptToSettle, decideAttempt } from './payments.sql.ts'

/** The copies stay reserved at least this long after a refusal. */
const minutesAfterRefusal = 15

/** How an attempt's outcome may move. A customer may try another card after a refusal; money that came is never unsaid. */
const outcomes: Record<AttemptRow['outcome'], readonly PaymentOutcome[]> = {
  started: ['authorised', 'captured', 'declined', 'cancelled', 'pending'],
  pending: ['authorised', 'captured', 'declined', 'cancelled'],
  declined: ['authorised', 'captured', 'cancelled'],
  cancelled: ['authorised', 'captured'],
  authorised: [],
  captured: [],
}

/**
 * What the gateway said of an attempt; repeated, late and crossing notices end the same. An order that was cancelled meanwhile, or
 * paid by another attempt, is given its money back; an amount or currency that is not ours is flagged for staff: never silence.
 * @throws NotFound for an attempt that is not this gateway's.
 */
export async function settle(deps: PayDeps, gateway: string, told: GatewayEvent, now: Date): Promise<void> {
  await deps.db.begin(async (tx) => {
    const found = await attemptToSettle(tx, gateway, told)
    if (!found) throw new NotFound('payment.unknown')
    if (!found.isNew) return
    const { attempt } = found
    const { token, ...said } = told
    // With an attempt stays the token that something is charged to later; one that its holder keeps is sealed.
    const event: GatewayEvent = attempt.capture === 'later' ? told : said
    if (attempt.charged_by !== null) return void (await wakeCharge(tx, attempt.id, now))
    if (attempt.amount_cents !== event.amountCents || event.currency !== 'EUR') return flagMismatch(tx, attempt, event)
    if (!outcomes[attempt.outcome].includes(event.outcome)) return noteAfterwards(tx, attempt, event)
    if (event.outcome === 'pending') return void (await decideAttempt(tx, attempt.id, event, now))
    const { order, lines, parcels } = await lockedWithCart(tx, { id: attempt.order_id, cart_id: attempt.cart_id })
    if (token !== undefined) await keepAsAsked(tx, deps, { order, attempt, event: told, token, now })
    const decided: Decided = { order, lines, parcels, attempt, event, now, moneyMoved: deps.moneyMoved }
    const paysOrder = attempt.parcel_id === null && !attempt.pays_difference
    if (paysOrder && event.outcome === 'captured' && order.payment_state === 'pending' && order.terms !== 'collection')
      return payWhole(tx, deps, decided)
    await decideAttempt(tx, attempt.id, event, now)
    if (event.outcome === 'declined' || event.outcome === 'cancelled') {
      await keepAfterRefusal(tx, order.id, new Date(now.getTime() + minutesAfterRefusal * 60_000))
      await insertEvent(tx, order.id, 'gateway', 'payment_refused', { detail: event.responseCode })
      return
    }
    if (attempt.pays_difference) return payDifference(tx, decided)
    await (attempt.parcel_id === null ? payOrder(tx, deps, decided) : payParcel(tx, decided, attempt.parcel_id))
  })
}

/** Keeps the card of a payment that went through, where its holder asked for it. */
async function keepAsAsked(
  tx: Tx,
  { keepCard }: PayDeps,
  { order, attempt, event, token, now }: Pick<Decided, 'order' | 'attempt' | 'event' | 'now'> & { token: string },
): Promise<void> {
  const went = event.outcome === 'captured' || event.outcome === 'authorised'
  if (!went || attempt.keep_consent === null || !event.card || order.owner_kind !== 'customer') return
  const { gateway, keep_consent: version, created_at: at } = attempt
  await keepCard(tx, { customerId: order.owner_id, gateway, token, card: event.card, consent: { version, at }, now })
}

/** What the gateway decided of an attempt, and the order it pays, which is locked. */
interface Decided {
  order: OrderRow
  lines: readonly OrderLineRow[]
  parcels: readonly FilledParcel[]
  attempt: AttemptRow
  event: GatewayEvent
  now: Date
  moneyMoved: PayDeps['moneyMoved']
}

/** The whole order in one payment, taken at once: what the gateway decided, the order as paid and its money are written together. */
async function payWhole(
  tx: Tx,
  deps: PayDeps,
  { order, lines, parcels, attempt, event, now, moneyMoved }: Decided,
): Promise<void> {
  const movements = overParcels(attempt.amount_cents, costsOf(order, lines, parcels)).map((part) => chargeOf(attempt, part))
  await confirmOrder(tx, deps, order, lines, {
    state: 'paid',
    last4: event.card?.last4 ?? null,
    now,
    parcels,
    also: [decideAttempt(tx, attempt.id, event, now), ...movements.map((movement) => movementWritten(tx, movement, now))],
  })
  for (const movement of movements) await moneyMoved?.(tx, movement, now)
}

async function payOrder(tx: Tx, deps: PayDeps, decided: Decided): Promise<void> {
  const { order, lines, parcels, attempt, event, now } = decided
  if (order.payment_state !== 'pending') return giveBack(tx, decided)
  if (order.terms === 'collection') return payDeposit(tx, deps, decided)
  await confirmOrder(tx, deps, order, lines, { state: 'authorised', last4: event.card?.last4 ?? null, now, parcels })
  const due = chargedAtOnce(order, lines, costsOf(order, lines, parcels)) - order.gift_card_cents
  if (due > 0) await insertTask(tx, { attemptId: attempt.id, kind: 'capture', amountCents: due, reason: 'at_hand' })
}

/** What is paid before an order is collected: it stands, and the rest is owed at the counter. */
async function payDeposit(tx: Tx, deps: PayDeps, decided: Decided): Promise<void> {
  const { order, lines, parcels, attempt, event, now } = decided
  await confirmOrder(tx, deps, order, lines, { state: 'authorised', last4: event.card?.last4 ?? null, now, parcels })
  if (event.outcome === 'captured') return recordCharge(tx, decided, [{ parcelId: null, cents: attempt.amount_cents }])
  await insertTask(tx, { attemptId: attempt.id, kind: 'capture', amountCents: attempt.amount_cents, reason: 'deposit' })
}

/** A parcel whose later charge was declined is paid for by hand; such a payment is always taken at once. */
async function payParcel(tx: Tx, decided: Decided, parcelId: number): Promise<void> {
  const { order, attempt, now } = decided
  if (order.payment_state === 'cancelled' || (await isParcelCharged(tx, parcelId)))
    return giveBack(tx, { ...decided, event: { ...decided.event, outcome: 'captured' } })
  await recordCharge(tx, decided, [{ parcelId, cents: attempt.amount_cents }])
  await resolveDeclined(tx, parcelId, now)
  await insertEvent(tx, order.id, 'gateway', 'parcel_paid', { parcelId })
}

/** What a change made the order cost more; when less of it is owed by now, all of it goes back, and the right amount is asked for. */
async function payDifference(tx: Tx, decided: Decided): Promise<void> {
  const { order, attempt } = decided
  if (order.payment_state === 'cancelled' || attempt.amount_cents > order.difference_cents)
    return giveBack(tx, { ...decided, event: { ...decided.event, outcome: 'captured' } })
  await setDifference(tx, order.id, order.difference_cents - attempt.amount_cents)
  await recordCharge(tx, decided, [{ parcelId: null, cents: attempt.amount_cents }])
  await insertEvent(tx, order.id, 'gateway', 'difference_paid', { detail: String(attempt.amount_cents) })
  await creditAdded(tx, order.id, decided.now)
}

/** Money nobody owes: an order that was let go, or paid already. */
async function giveBack(tx: Tx, decided: Decided): Promise<void> {
  const { order, attempt, event: notice } = decided
  const kind = notice.outcome === 'captured' ? 'refund' : 'release'
  await insertTask(tx, { attemptId: attempt.id, kind, amountCents: attempt.amount_cents, reason: 'order_closed' })
  if (kind === 'refund') await recordCharge(tx, decided, [{ parcelId: null, cents: attempt.amount_cents }])
  const event = order.payment_state === 'cancelled' ? 'paid_too_late' : 'paid_twice'
  await insertEvent(tx, order.id, 'gateway', event, { detail: attempt.id })
}

async function recordCharge(tx: Tx, { attempt, now, moneyMoved }: Decided, parts: readonly Charged[]): Promise<void> {
  for (const part of parts) await recordMovement(tx, chargeOf(attempt, part), { now, moneyMoved })
}

/** Cents of an attempt that pay for a parcel; null: for none. */
interface Charged {
  parcelId: number | null
  cents: number
}

const chargeOf = (attempt: AttemptRow, { parcelId, cents }: Charged): NewMovement => ({
  orderId: attempt.order_id,
  attemptId: attempt.id,
  kind: 'capture',
  amountCents: cents,
  parcelId,
  refundId: null,
  key: `attempt-${attempt.id}-${parcelId ?? 'rest'}`,
})

const flagMismatch = async (tx: Tx, attempt: AttemptRow, { amountCents, currency, outcome }: GatewayEvent): Promise<void> => {
  await insertFlag(tx, {
    orderId: attempt.order_id,
    attemptId: attempt.id,
    kind: 'amount_mismatch',
    detail: `${outcome}: ${amountCents} ${currency}, asked for ${attempt.amount_cents} EUR`,
    key: `mismatch:${attempt.id}:${amountCents}:${currency}`,
  })
}

/** What comes after money came: a reservation that ended by itself, or a refund made at the bank and not by the shop. */
async function noteAfterwards(tx: Tx, attempt: AttemptRow, event: GatewayEvent): Promise<void> {
  if (
    attempt.outcome === 'authorised' &&
    event.outcome === 'cancelled' &&
    !(await wasAsked(tx, attempt.id, ['release', 'capture']))
  )
    await insertFlag(tx, {
      orderId: attempt.order_id,
      attemptId: attempt.id,
      kind: 'authorisation_lapsed',
      detail: event.responseCode,
      key: `lapsed:${attempt.id}`,
    })
  if (event.refundedCents !== undefined && event.refundedCents > (await askedBack(tx, attempt.id)))
    await insertFlag(tx, {
      orderId: attempt.order_id,
      attemptId: attempt.id,
      kind: 'gateway_differs',
      detail: `The gateway gave back ${event.refundedCents}, the shop asked for less`,
      key: `refunded:${attempt.id}:${event.refundedCents}`,
    })
}
