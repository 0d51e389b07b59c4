import type { Db, Pool, Transactional, Tx } from '#kernel/db.ts'
import { Conflict, NotFound } from '#kernel/errors.ts'
import type { PaymentAttempt } from '../port.ts'
import { type CardInput, expiryMonth, keptOf } from './card-form.ts'
import { type DueNotification, insertNotification } from './notification.sql.ts'
import {
  decideAndTell,
  decidePayment,
  expirePayment,
  insertPayment,
  lockPayment,
  type PaymentRow,
  type PaymentState,
  paymentOf,
} from './payment.sql.ts'
import { newReference } from './reference.ts'
import { type Behaviour, behaviourOf } from './test-cards.ts'
import { behaviourOfKept, keepCard } from './token.sql.ts'

const sameAttempt = (row: PaymentRow, attempt: PaymentAttempt) =>
  row.amount_cents === attempt.amountCents &&
  row.order_number === attempt.orderNumber &&
  row.capture === attempt.capture &&
  row.url_ok === attempt.urls.ok &&
  row.url_ko === attempt.urls.ko &&
  row.url_notify === attempt.urls.notify

/** Receives an attempt; the same one again is the payment already there. @throws Conflict `payment.repeated_attempt` */
export async function receiveAttempt(db: Transactional, attempt: PaymentAttempt): Promise<PaymentRow> {
  const [fresh] = await insertPayment(db, newReference(), attempt)
  if (fresh) return fresh
  const row = await currentPayment(db, attempt.attemptId)
  if (!sameAttempt(row, attempt)) throw new Conflict('payment.repeated_attempt')
  return row
}

type Find<Asked extends Db> = (db: Asked, attemptId: string) => Promise<PaymentRow | undefined>

async function current<Asked extends Db>(db: Asked, attemptId: string, find: Find<Asked>): Promise<PaymentRow> {
  let row = await find(db, attemptId)
  if (row?.overdue) {
    await expirePayment(db, attemptId)
    row = await find(db, attemptId)
  }
  if (!row) throw new NotFound('payment.unknown')
  return row
}

/** The payment as it stands, ended if its time is over. @throws NotFound `payment.unknown` */
export const currentPayment = (db: Db, attemptId: string): Promise<PaymentRow> => current(db, attemptId, paymentOf)

export interface Decision {
  payment: PaymentRow
  /** The notification that is due at once, and is whoever decided to deliver; null when there is none. */
  notification: DueNotification | 'later' | null
}

interface Ending {
  from: readonly PaymentState[]
  state: PaymentState
  code: string
  card?: CardInput
  notifyAfterMs: number | null
}

const keptAs = (card: CardInput) => {
  const behaviour = behaviourOf(card.number, card.cvc)
  return { behaviour: behaviour === 'wrong_cvc' ? 'decline' : behaviour, expires: expiryMonth(card.expiry) } as const
}

/** Who decides also tells at once, and is answered long before this; only should that process die does another find the notification here. */
const rescueMs = 15_000

/** Ends the payment once: whoever comes second finds it ended and gets what the first decided. */
async function end(db: Transactional, attemptId: string, ending: Ending): Promise<Decision> {
  if (ending.notifyAfterMs !== 0) return endStepwise(db, attemptId, ending)
  const decided = await decideAndTell(db, attemptId, { ...decidedBy(ending), from: ending.from, afterMs: rescueMs })
  if (!decided) return endStepwise(db, attemptId, ending)
  const { payment, notification: id } = decided
  return { payment, notification: { id, attempt_id: payment.attempt_id, url_notify: payment.url_notify, attempts: 1 } }
}

const decidedBy = ({ state, code, card }: Ending) => ({ state, responseCode: code, card: card && keptOf(card.number) })

/** As `end`, for what one statement cannot do: a payment whose time is over or that is decided, a card that is kept, a bank that says nothing yet. */
const endStepwise = (db: Transactional, attemptId: string, ending: Ending): Promise<Decision> =>
  db.begin(async (tx: Tx) => {
    const row = await current(tx, attemptId, lockPayment)
    if (!ending.from.includes(row.state)) return { payment: row, notification: null }
    const decided = await decidePayment(tx, row.id, decidedBy(ending))
    const payment = ending.card && row.keep_card ? await keepCard(tx, decided, keptAs(ending.card)) : decided
    if (ending.notifyAfterMs === null) return { payment, notification: null }
    const atOnce = ending.notifyAfterMs === 0
    const afterMs = atOnce ? rescueMs : ending.notifyAfterMs
    const notification = await insertNotification(tx, row, { afterMs, tried: atOnce })
    return { payment, notification: atOnce ? notification : 'later' }
  })

/** Takes a card that was checked. `lateMs` is how long after the browser a late notification comes. */
export function payWithCard(db: Transactional, payment: PaymentRow, card: CardInput, lateMs: number): Promise<Decision> {
  const endings = endingsOf(payment, card, lateMs)
  return end(db, payment.attempt_id, endings[behaviourOf(card.number, card.cvc)])
}

/** Takes the kept card that the payment was begun with: the bank does with it what it does with it typed. */
export async function payWithKept(db: Transactional, payment: PaymentRow, lateMs: number): Promise<Decision> {
  const behaviour = (await behaviourOfKept(db, payment.kept_token ?? '')) ?? 'decline'
  return end(db, payment.attempt_id, endingsOf(payment, undefined, lateMs)[behaviour])
}

function endingsOf(payment: PaymentRow, card: CardInput | undefined, lateMs: number): Record<Behaviour | 'wrong_cvc', Ending> {
  const paid = payment.capture === 'now' ? 'captured' : 'authorised'
  const given = { from: ['open'], ...(card && { card }), notifyAfterMs: 0 } as const
  return {
    approve: { ...given, state: paid, code: '0000' },
    decline: { ...given, state: 'declined', code: '0190' },
    wrong_cvc: { ...given, state: 'declined', code: '0129' },
    challenge: { ...given, state: 'challenge', code: '9998', notifyAfterMs: null },
    timeout: { ...given, state: 'unanswered', code: '9998', notifyAfterMs: null },
    late: { ...given, state: paid, code: '0000', notifyAfterMs: lateMs },
    later_declined: card ? { ...given, state: paid, code: '0000' } : { ...given, state: 'declined', code: '0190' },
  }
}

/** The customer's answer to the bank's own question (3-D Secure). */
export const answerChallenge = (db: Pool, payment: PaymentRow, approved: boolean): Promise<Decision> =>
  end(db, payment.attempt_id, {
    from: ['challenge'],
    state: approved ? (payment.capture === 'now' ? 'captured' : 'authorised') : 'declined',
    code: approved ? '0000' : '0184',
    notifyAfterMs: 0,
  })

/** The customer goes back without paying. */
export const cancelPayment = (db: Pool, payment: PaymentRow): Promise<Decision> =>
  end(db, payment.attempt_id, { from: ['open', 'challenge'], state: 'cancelled', code: '9915', notifyAfterMs: 0 })
