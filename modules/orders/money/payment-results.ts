import type { Tx } from '#kernel/db.ts'
import type { PaymentStatus } from '#modules/buying/payments/port.ts'
import { insertEvent, type OrderRow, orderById, orderLines } from '#modules/orders/order/orders.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { flagGivenUp, insertFlag, resolveGivenUp } from './flags.sql.ts'
import { isParcelCharged, type NewMovement } from './movements.sql.ts'
import { followMoney, overParcels, parcelsToPay, recordMovement } from './order-money.ts'
import type { PayDeps } from './pay.ts'
import { insertTask, taskById, taskDone, taskFailed } from './payment-tasks.sql.ts'
import type { Claimed } from './payment-tasks.ts'
import { type AttemptRow, attemptById, decideAttempt } from './payments.sql.ts'
import { refundFailed } from './refunds.sql.ts'

/** Writes down what the gateway did for a task: the money, the order's state, its history, all at once or not at all. */
export const recordResult = (deps: PayDeps, claimed: Claimed, status: PaymentStatus, now: Date): Promise<void> =>
  deps.db.begin(async (tx) => {
    const task = await taskById(tx, claimed.task.id)
    if (!task || task.done_at !== null) return
    await resolveGivenUp(tx, task.id, now)
    await attemptById(tx, claimed.attempt.id, { lock: true })
    const order = (await orderById(tx, claimed.attempt.order_id, { lock: true }))!
    if (task.kind === 'charge' && claimed.charge) await decideAttempt(tx, claimed.charge.id, status, now)
    if (task.kind === 'charge' && status.outcome !== 'captured') return declined(tx, deps, { order, claimed, status, now })
    await taskDone(tx, task.id, now)
    if (task.kind === 'release') {
      await followMoney(tx, order.id)
      return void (await insertEvent(tx, order.id, 'gateway', 'released', { detail: claimed.attempt.id }))
    }
    for (const movement of await movementsOf(tx, order, claimed)) await recordMovement(tx, movement, { now, ...hook(deps) })
    const event = task.kind === 'refund' ? 'refunded' : 'charged'
    await insertEvent(tx, order.id, 'gateway', event, { detail: String(task.amount_cents), parcelId: task.parcel_id })
  })

const hook = ({ moneyMoved }: PayDeps) => (moneyMoved ? { moneyMoved } : {})

async function movementsOf(tx: Tx, order: OrderRow, { task, attempt, charge }: Claimed): Promise<NewMovement[]> {
  const base = { orderId: order.id, attemptId: charge?.id ?? attempt.id, refundId: task.refund_id }
  if (task.kind === 'refund')
    return [{ ...base, kind: 'refund', amountCents: task.amount_cents, parcelId: task.parcel_id, key: `task-${task.id}` }]
  const capture = (parcelId: number | null, amountCents: number): NewMovement => ({
    ...base,
    kind: 'capture',
    amountCents,
    parcelId,
    key: `task-${task.id}${parcelId === null ? '' : `-${parcelId}`}`,
  })
  if (task.parcel_id === null) {
    const atOnce = (await parcelsToPay(tx, order, await orderLines(tx, order.id))).filter((parcel) => parcel.charge === 'now')
    return overParcels(task.amount_cents, atOnce).map(({ parcelId, cents }) => capture(parcelId, cents))
  }
  if (!(await isParcelCharged(tx, task.parcel_id))) return [capture(task.parcel_id, task.amount_cents)]
  await giveBackSecond(tx, order, base.attemptId, task.amount_cents, task.parcel_id)
  return [capture(null, task.amount_cents)]
}

/** The customer paid the parcel by themselves while the kept card was being charged. */
async function giveBackSecond(tx: Tx, order: OrderRow, attemptId: string, amountCents: number, parcelId: number): Promise<void> {
  await insertTask(tx, { attemptId, kind: 'refund', amountCents, reason: 'order_closed' })
  await insertFlag(tx, {
    orderId: order.id,
    attemptId,
    parcelId,
    kind: 'paid_twice',
    detail: 'Paid by the customer and charged to the kept card; the second is given back',
    key: `paid-twice:${attemptId}`,
  })
  await insertEvent(tx, order.id, 'gateway', 'paid_twice', { detail: attemptId, parcelId })
}

/** The kept card would not be charged: the customer is asked to pay that parcel, staff see it. */
async function declined(
  tx: Tx,
  { chargeDeclined }: PayDeps,
  { order, claimed, status, now }: { order: OrderRow; claimed: Claimed; status: PaymentStatus; now: Date },
): Promise<void> {
  const { task, attempt, charge } = claimed
  const { responseCode } = status
  await taskDone(tx, task.id, now, `declined ${responseCode}`)
  await insertFlag(tx, {
    orderId: order.id,
    attemptId: charge?.id ?? attempt.id,
    parcelId: task.parcel_id,
    kind: 'charge_declined',
    detail: responseCode,
    key: `declined:${charge?.id ?? attempt.id}`,
  })
  await insertEvent(tx, order.id, 'gateway', 'charge_declined', { detail: responseCode, parcelId: task.parcel_id })
  await queueEmail(tx, order.email, await chargeDeclined(tx, order, task.amount_cents), { order: order.number })
}

/** The last try failed, or the gateway will not do it at all. */
export const giveUp = ({ db }: PayDeps, { task, attempt }: { task: Claimed['task']; attempt: AttemptRow }, why: string) =>
  db.begin(async (tx) => {
    await taskFailed(tx, task.id, why, null)
    if (task.refund_id !== null) await refundFailed(tx, task.refund_id)
    await flagGivenUp(tx, {
      orderId: attempt.order_id,
      attemptId: attempt.id,
      parcelId: task.parcel_id,
      detail: `${task.kind} of ${task.amount_cents} cents: ${why}`,
      taskId: task.id,
    })
  })
