import { ShopError } from '#kernel/errors.ts'
import type { PaymentGateway, PaymentStatus } from '#modules/buying/payments/port.ts'
import { GatewaySilent } from '#modules/buying/payments/port.ts'
import { orderById } from '#modules/orders/order/orders.ts'
import { resolveGivenUp } from './flags.sql.ts'
import { isParcelCharged, movedBy } from './movements.sql.ts'
import type { PayDeps } from './pay.ts'
import { giveUp, recordResult } from './payment-results.ts'
import {
  isBusy,
  leaseTask,
  nameChargeAttempt,
  nextDueTask,
  postponeTask,
  type TaskRow,
  taskDone,
  taskFailed,
  turnIntoCharge,
} from './payment-tasks.sql.ts'
import { type AttemptRow, attemptById, insertAttempt } from './payments.sql.ts'

const tries = 10
/** Longer than any gateway is waited for. */
const leaseMs = 120_000
const busyMs = 3_000
const pause = (attempts: number) => Math.min(30_000 * 2 ** attempts, 6 * 3_600_000)

export interface Claimed {
  task: TaskRow
  attempt: AttemptRow
  orderNumber: string
  /** For a later charge, the attempt it is made as. */
  charge: AttemptRow | null
  /** Cents this payment moved the same way before. */
  soFarCents: number
}

/**
 * Moves the money that is due, each task at its attempt's own gateway. A task is taken with a lease and carried out without a
 * transaction: a process that dies on the way leaves it to another, and its key makes the repeated call harmless.
 * @returns how many were looked at, so that the caller goes on while there are more.
 */
export async function runPaymentTasks(deps: PayDeps, now: Date, limit = 10): Promise<number> {
  const began = performance.now()
  const clock = () => new Date(now.getTime() + performance.now() - began)
  for (let ran = 0; ran < limit; ran++) {
    const claimed = await claim(deps, clock())
    if (claimed === 'none') return ran
    if (claimed !== 'later') await carryOut(deps, claimed, clock)
  }
  return limit
}

const claim = ({ db }: PayDeps, now: Date): Promise<Claimed | 'none' | 'later'> =>
  db.begin(async (tx) => {
    const task = await nextDueTask(tx, now)
    if (!task) return 'none'
    const attempt = (await attemptById(tx, task.attempt_id, { lock: true }))!
    if (await isBusy(tx, attempt.id, task.id, now)) {
      await postponeTask(tx, task.id, new Date(now.getTime() + busyMs))
      return 'later'
    }
    // One that was sent already may have moved money: it is carried on, and what it brought is given back.
    if (task.kind === 'charge' && task.attempts === 0 && task.parcel_id !== null && (await isParcelCharged(tx, task.parcel_id))) {
      await taskDone(tx, task.id, now, 'already charged')
      await resolveGivenUp(tx, task.id, now)
      return 'later'
    }
    await leaseTask(tx, task.id, new Date(now.getTime() + leaseMs))
    let charge: AttemptRow | null = null
    if (task.kind === 'charge') {
      const id =
        task.charge_attempt_id ??
        (await insertAttempt(tx, {
          orderId: attempt.order_id,
          gateway: attempt.gateway,
          method: attempt.method,
          amountCents: task.amount_cents,
          capture: 'now',
          parcelId: task.parcel_id,
          chargedBy: attempt.id,
        }))
      await nameChargeAttempt(tx, task.id, id)
      charge = (await attemptById(tx, id)) ?? null
    }
    const moved = await movedBy(tx, attempt.id)
    const orderNumber = (await orderById(tx, attempt.order_id))?.number ?? ''
    return { task, attempt, orderNumber, charge, soFarCents: task.kind === 'refund' ? moved.refunded : moved.captured }
  })

async function carryOut(deps: PayDeps, claimed: Claimed, clock: () => Date): Promise<void> {
  let status: PaymentStatus
  try {
    status = await send(deps.gateways.named(claimed.attempt.gateway), claimed)
  } catch (error) {
    return afterFailure(deps, claimed, error, clock())
  }
  await recordResult(deps, claimed, status, clock())
}

async function send(
  gateway: PaymentGateway,
  { task, attempt, orderNumber, charge, soFarCents }: Claimed,
): Promise<PaymentStatus> {
  const again = task.attempts > 0
  if (task.kind === 'charge') {
    if (!charge || !attempt.token) throw new ShopError('refused', 'payment.no_token')
    const status = await gateway.charge({
      attemptId: charge.id,
      orderNumber,
      token: attempt.token,
      amountCents: task.amount_cents,
      key: `charge-${charge.id}`,
      again,
    })
    if (status.outcome === 'pending') throw new GatewaySilent('The bank has not decided')
    return status
  }
  const order = {
    attemptId: attempt.id,
    reference: attempt.reference ?? '',
    // What is let go is all of it, whatever the task says.
    amountCents: task.kind === 'release' ? attempt.amount_cents : task.amount_cents,
    key: `task-${task.id}`,
    again,
    soFarCents,
  }
  return gateway[task.kind](order)
}

/** A refusal is final, silence is tried again; a reservation that is gone becomes a charge of the kept card. */
async function afterFailure(deps: PayDeps, claimed: Claimed, error: unknown, now: Date): Promise<void> {
  const { task, attempt } = claimed
  const said = error instanceof Error ? error.message.slice(0, 300) : String(error)
  if (error instanceof ShopError && error.code === 'payment.authorisation_gone' && task.kind === 'capture' && attempt.token)
    return void (await turnIntoCharge(deps.db, task.id, now))
  if (!(error instanceof ShopError) && task.attempts + 1 < tries)
    return void (await taskFailed(deps.db, task.id, said, new Date(now.getTime() + pause(task.attempts))))
  await giveUp(deps, claimed, said)
}
