import type { Db, Tx } from '#kernel/db.ts'
import { Conflict, InvalidFields } from '#kernel/errors.ts'
import { eurosOf } from '#kernel/money.ts'
import { type OrderRow, setDifference } from '#modules/orders/order/orders.ts'
import { type Doing, noteEvent } from '#modules/orders/order/steps.ts'
import { leftToPay } from '#modules/orders/parcels/left-to-pay.ts'
import type { WholeOrder } from '#modules/orders/parcels/whole-order.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { creditAdded } from './earn-points.ts'
import { recordMovement } from './order-money.ts'
import type { PayDeps } from './pay.ts'
import { decideAttempt, insertAttempt } from './payments.sql.ts'
import {
  type AskedOfTills,
  insertTillPayment,
  matchingOwed,
  noteGiven,
  type OwedByTill,
  owedRows,
  owedSorts,
} from './till.sql.ts'

interface AtTill {
  cents: number
  /** The number on the receipt of the till. */
  receipt: string
  storeCode: string
  staffId: number
}

/**
 * Books what the till of a store took for an order that is paid where it is collected: first what an exchange made it cost more. The
 * order is locked.
 * @throws Conflict 'till.not_here' for an order of other terms, 'till.too_much'; InvalidFields where the receipt was noted before.
 */
export async function takeAtTill(
  tx: Tx,
  { moneyMoved }: Pick<PayDeps, 'moneyMoved'>,
  whole: WholeOrder,
  { cents, receipt, storeCode, staffId }: AtTill,
  doing: Doing,
): Promise<void> {
  const { order } = whole
  if (order.terms !== 'collection' || ['pending', 'cancelled'].includes(order.payment_state)) throw new Conflict('till.not_here')
  if (cents > leftToPay(whole)) throw new Conflict('till.too_much')
  if (order.difference_cents > 0) await setDifference(tx, order.id, Math.max(0, order.difference_cents - cents))
  await book(tx, order, { cents, receipt, storeCode, staffId }, { now: doing.now, moneyMoved })
  await noteEvent(tx, order.id, 'till_paid', { ...doing, reason: receipt })
  if (order.difference_cents > 0) await creditAdded(tx, order.id, doing.now)
}

/**
 * Books that the till of a store took what changes made an order cost more: nothing of it is owed any longer. The order is locked.
 * @throws InvalidFields where the receipt was noted before.
 */
export async function takeDifferenceAtTill(tx: Tx, order: OrderRow, taken: Omit<AtTill, 'cents'>, doing: Doing): Promise<void> {
  await setDifference(tx, order.id, 0)
  await book(tx, order, { ...taken, cents: order.difference_cents }, { now: doing.now, paysDifference: true })
  await noteEvent(tx, order.id, 'difference_paid', { ...doing, reason: taken.receipt })
}

async function book(
  tx: Tx,
  order: OrderRow,
  { cents, receipt, storeCode, staffId }: AtTill,
  { now, moneyMoved, paysDifference = false }: { now: Date; moneyMoved?: PayDeps['moneyMoved']; paysDifference?: boolean },
): Promise<void> {
  const attemptId = await insertAttempt(tx, {
    orderId: order.id,
    gateway: 'till',
    method: 'card',
    amountCents: cents,
    capture: 'now',
    paysDifference,
  })
  if (!(await insertTillPayment(tx, { attemptId, storeCode, staffId, receipt })))
    throw new InvalidFields({ till_receipt: 'till.receipt_noted' })
  await decideAttempt(tx, attemptId, { outcome: 'captured', reference: receipt, responseCode: '0000' }, now)
  await recordMovement(tx, movementOf(order, attemptId, cents), { now, moneyMoved })
}

/** It belongs to no one parcel: who collects pays what is left of the order. */
const movementOf = ({ id }: Pick<OrderRow, 'id'>, attemptId: string, amountCents: number) => ({
  orderId: id,
  attemptId,
  kind: 'capture' as const,
  amountCents,
  parcelId: null,
  refundId: null,
  key: `till-${attemptId}`,
})

/** What tills are to give back and nobody gave yet; of the own store where somebody is bound to one. */
export async function owedByTills(db: Db, query: AskedOfTills, onlyStore: string | null) {
  const rows = await owedRows(db, query, onlyStore, walking(db, query, owedSorts(db), { id: db`r.key`, as: 'text' }))
  const view = ({ refund, order, store_code, cents, asked_at }: OwedByTill) => ({
    refund,
    order,
    store_code,
    amount: eurosOf(cents),
    since: asked_at.toISOString(),
  })
  return listPage(db, query, { rows, matching: matchingOwed(db, query, onlyStore), view })
}

/** A colleague gave back what a till owed. @throws Conflict 'till.given' where it was given before, or is another store's. */
export async function giveFromTill(
  tx: Tx,
  { key, receipt, staffId, onlyStore }: { key: string; receipt: string; staffId: number; onlyStore: string | null },
  doing: Doing,
): Promise<void> {
  const [given] = await noteGiven(tx, { key, storeCode: onlyStore, staffId, receipt, now: doing.now })
  if (!given) throw new Conflict('till.given')
  await noteEvent(tx, given.order_id, 'till_gave_back', { ...doing, reason: receipt })
}
