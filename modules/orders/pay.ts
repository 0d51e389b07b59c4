import { dayOf } from '#kernel/days.ts'
import type { Db, Pool } from '#kernel/db.ts'
import { Conflict, NotFound, Refused } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { lockCart, takeBought } from '#modules/cart/for-orders.ts'
import type { Letter } from '#modules/mail/letter.ts'
import { queueLetter } from '#modules/mail/outbox.ts'
import type { Notice, PaymentForm, PaymentGateway, PaymentStatus } from '#modules/payments/port.ts'
import { dueNow } from './checkout-rules.ts'
import {
  insertEvent,
  moveLine,
  movePayment,
  type OrderLineRow,
  type OrderRow,
  orderById,
  orderByNumber,
  orderLines,
} from './orders.sql.ts'
import {
  attemptById,
  decideAttempt,
  insertAttempt,
  insertTask,
  lockDueTasks,
  silentAttempts,
  taskDone,
  taskFailed,
} from './payments.sql.ts'
import { afterPayment } from './states.ts'

export interface PayDeps {
  db: Pool
  gateway: PaymentGateway
  /** Absolute addresses of the success and error steps and of the notification. */
  urls: (number: string, language: Language) => { ok: string; ko: string; notify: string }
  /** Reads what it needs by the handle it is given: the letter is written inside the settling transaction. */
  confirmation: (tx: Db, order: OrderRow, lines: readonly OrderLineRow[], last4: string | null) => Letter | Promise<Letter>
}

/**
 * Starts a try at paying: the form that takes the browser to the gateway; null when there is nothing to pay, the order being paid then.
 * @throws NotFound, Conflict 'order.already_paid', Refused 'order.expired'.
 */
export async function startPayment(
  deps: PayDeps,
  { number, owner, language, now }: { number: string; owner: string; language: Language; now: Date },
): Promise<PaymentForm | null> {
  const { db, gateway, urls } = deps
  const started = await db.begin(async (tx) => {
    const order = await orderByNumber(tx, number, { lock: true })
    if (!order || order.owner_id !== owner) throw new NotFound('order.unknown')
    if (order.payment_state === 'cancelled') throw new Refused('order.expired')
    if (order.payment_state !== 'pending') throw new Conflict('order.already_paid')
    const lines = await orderLines(tx, order.id)
    if (order.total_cents === 0) {
      await confirm(tx, deps, order, lines, { state: 'paid', last4: null, now })
      return null
    }
    const capture = lines.some((line) => line.charged_later) ? 'later' : 'now'
    const id = await insertAttempt(tx, { orderId: order.id, gateway: gateway.name, amountCents: order.total_cents, capture })
    return { id, order, capture } as const
  })
  if (!started) return null
  return gateway.start({
    attemptId: started.id,
    orderNumber: number,
    amountCents: started.order.total_cents,
    currency: 'EUR',
    language,
    capture: started.capture,
    urls: urls(number, language),
  })
}

type Outcome = Pick<Notice, 'attemptId' | 'amountCents' | 'currency' | 'outcome' | 'responseCode' | 'reference' | 'card'>

/**
 * What the gateway said of an attempt; repeated, late and crossing notices end the same. An order that was cancelled meanwhile, or
 * paid by another attempt, is given its money back: never silence.
 * @throws NotFound for an attempt that is not ours, Refused 'payment.mismatch' when amount or currency differ.
 */
export async function settle(deps: PayDeps, notice: Outcome, now: Date): Promise<void> {
  await deps.db.begin(async (tx) => {
    const attempt = await attemptById(tx, notice.attemptId, { lock: true })
    if (!attempt) throw new NotFound('payment.unknown')
    if (attempt.amount_cents !== notice.amountCents || notice.currency !== 'EUR') throw new Refused('payment.mismatch')
    const open = attempt.outcome === 'started' || attempt.outcome === 'pending'
    if (!open || notice.outcome === 'pending') return
    const last4 = notice.card?.last4 ?? null
    await decideAttempt(
      tx,
      attempt.id,
      {
        outcome: notice.outcome,
        reference: notice.reference,
        responseCode: notice.responseCode,
        brand: notice.card?.brand ?? null,
        last4,
      },
      now,
    )
    const order = await orderWithCart(tx, attempt.order_id)
    if (notice.outcome === 'declined' || notice.outcome === 'cancelled') {
      await insertEvent(tx, order.id, 'gateway', 'payment_refused', notice.responseCode)
      return
    }
    if (order.payment_state !== 'pending') {
      const kind = notice.outcome === 'captured' ? 'refund' : 'release'
      await insertTask(tx, { attemptId: attempt.id, kind, amountCents: attempt.amount_cents, reason: 'order_closed' })
      await insertEvent(tx, order.id, 'gateway', 'paid_too_late', attempt.id)
      return
    }
    const lines = await orderLines(tx, order.id)
    await confirm(tx, deps, order, lines, { state: notice.outcome === 'captured' ? 'paid' : 'authorised', last4, now })
    const due = dueNow(lines, order.shipping_cents)
    if (notice.outcome === 'authorised' && due > 0)
      await insertTask(tx, { attemptId: attempt.id, kind: 'capture', amountCents: due, reason: 'at_hand' })
  })
}

/** The order, locked after its cart: the order in which placing an order takes both, so that the two never wait for each other. */
async function orderWithCart(tx: Db, id: number): Promise<OrderRow> {
  const seen = await orderById(tx, id)
  if (seen) await lockCart(tx, seen.cart_id)
  const order = await orderById(tx, id, { lock: true })
  if (!order) throw new NotFound('order.unknown')
  return order
}

/** The order is paid for: its lines go on, its cart lets go of what was bought, its customer is told (P-32). */
async function confirm(
  tx: Db,
  deps: PayDeps,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  { state, last4, now }: { state: 'paid' | 'authorised'; last4: string | null; now: Date },
): Promise<void> {
  const [moved] = await movePayment(tx, order.id, ['pending'], state)
  if (!moved) return
  const today = dayOf(now)
  for (const line of lines) await moveLine(tx, line.id, 'placed', afterPayment({ launch: line.launch_on, today }))
  await takeBought(
    tx,
    order.cart_id,
    lines.map((line) => ({ productId: line.product_id, quantity: line.quantity })),
  )
  await insertEvent(tx, order.id, 'gateway', state)
  await queueLetter(tx, order.email, await deps.confirmation(tx, { ...order, payment_state: state }, lines, last4))
}

const tries = 10

/** Moves the money that is due at the gateway, each task once. @returns how many were tried. */
export const runPaymentTasks = (db: Pool, gateway: PaymentGateway, now: Date, limit = 10): Promise<number> =>
  db.begin(async (tx) => {
    const tasks = await lockDueTasks(tx, now, limit)
    for (const task of tasks) {
      const key = `task-${task.id}`
      try {
        if (task.kind === 'capture') await gateway.capture(task.reference ?? '', task.amount_cents, key)
        else if (task.kind === 'refund') await gateway.refund(task.reference ?? '', task.amount_cents, key)
        else await gateway.release(task.reference ?? '')
        await taskDone(tx, task.id, now)
      } catch (error) {
        const again = task.attempts + 1 < tries ? new Date(now.getTime() + 30_000 * 2 ** task.attempts) : null
        await taskFailed(tx, task.id, String(error).slice(0, 300), again)
      }
    }
    return tasks.length
  })

/** Asks the gateway about attempts it has not spoken of, so that a lost notification loses no order. */
export async function askAboutSilent(deps: PayDeps, now: Date, olderThanMs = 120_000): Promise<void> {
  for (const attempt of await silentAttempts(deps.db, new Date(now.getTime() - olderThanMs), 20)) {
    const status: PaymentStatus | null = await deps.gateway.status(attempt.id).catch(() => null)
    if (status) await settle(deps, status, now)
  }
}
