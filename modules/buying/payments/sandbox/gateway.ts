import type { Transactional } from '#kernel/db.ts'
import { NotFound, Refused } from '#kernel/errors.ts'
import type { MoneyOrder, PaymentGateway, PaymentStatus } from '../port.ts'
import { receiveAttempt } from './decisions.ts'
import { outcomeOf, paidCardOf, readNotice } from './notification.ts'
import { orderFields } from './order-form.ts'
import { expirePayment, lockByReference, type PaymentRow, paymentOf } from './payment.sql.ts'
import { newReference } from './reference.ts'
import { addRefunded, captureOnce, insertSettlement, releaseRest } from './settlement.sql.ts'
import { pageToken } from './signature.ts'
import { chargeToken, forgetToken } from './token.sql.ts'

const statusOf = (row: PaymentRow): PaymentStatus => {
  const card = paidCardOf(row)
  const settled = row.state === 'authorised' || row.state === 'captured'
  return {
    attemptId: row.attempt_id,
    amountCents: row.amount_cents,
    currency: 'EUR',
    outcome: settled ? (row.state as 'authorised' | 'captured') : outcomeOf(row.response_code, row.capture),
    responseCode: row.response_code,
    reference: row.reference,
    ...(card && { card }),
    ...(row.token && { token: row.token }),
    ...(row.authorised_until && { authorisedUntil: row.authorised_until }),
    authorisedCents: row.authorised_cents,
    capturedCents: row.captured_cents,
    refundedCents: row.refunded_cents,
  }
}

const isRefusedBy = (error: unknown, constraint: string) =>
  (error as { constraint_name?: string } | null)?.constraint_name === constraint

interface Options {
  secret: string
  db: Transactional
}

/** The gateway built into the shop: a whole payment without a bank. The browser's part is `gatewayRoutes`. */
export function sandboxGateway({ secret, db }: Options): PaymentGateway {
  const settle = (kind: 'capture' | 'refund', { reference, amountCents, key }: MoneyOrder): Promise<PaymentStatus> =>
    db.begin(async (tx) => {
      const seen = await lockByReference(tx, reference)
      if (!seen) throw new NotFound('payment.unknown')
      await expirePayment(tx, seen.attempt_id)
      if (!Number.isSafeInteger(amountCents) || amountCents <= 0 || amountCents > seen.amount_cents)
        throw new Refused(`payment.over_${kind}`)
      if (await insertSettlement(tx, seen.id, kind, amountCents, key)) {
        if (kind === 'refund') await addRefunded(tx, seen.id, amountCents)
        else if ((await captureOnce(tx, seen.id, amountCents)).length === 0) throw new Refused('payment.authorisation_gone')
      }
      return statusOf((await lockByReference(tx, reference))!)
    })

  return {
    name: 'sandbox',
    methods: ['card'],
    needsScripts: false,
    readsRaw: false,
    chargesLater: () => true,
    keepsCards: () => true,
    forget: (token) => db.begin((tx) => forgetToken(tx, token)),
    async start(attempt) {
      if (!attempt.keptToken)
        return { start: { kind: 'form', action: '/gateway/pay', fields: { ...orderFields(secret, attempt) } }, reference: null }
      // What it is paid with stays between shop and bank: the browser is led to a payment that is there already.
      const { attempt_id, language } = await receiveAttempt(db, attempt)
      const address = `/gateway/pay/${attempt_id}?key=${pageToken(secret, attempt_id)}&lang=${language}`
      return { start: { kind: 'page', address }, reference: null }
    },
    readNotification: ({ fields }) => readNotice(secret, fields ?? {}),
    async capture(order) {
      try {
        return await settle('capture', order)
      } catch (error) {
        throw isRefusedBy(error, 'sandbox_captured_within_authorised') ? new Refused('payment.over_capture') : error
      }
    },
    async charge({ token, attemptId, orderNumber, amountCents }) {
      const known = await chargeToken(db, { token, attemptId, orderNumber, amountCents, reference: newReference() })
      if (!known) throw new NotFound('payment.unknown')
      return statusOf((await paymentOf(db, attemptId))!)
    },
    async refund(order) {
      try {
        return await settle('refund', order)
      } catch (error) {
        throw isRefusedBy(error, 'sandbox_refunded_within_captured') ? new Refused('payment.over_refund') : error
      }
    },
    release: ({ reference }) =>
      db.begin(async (tx) => {
        const row = await lockByReference(tx, reference)
        if (!row) throw new NotFound('payment.unknown')
        await releaseRest(tx, row.id)
        return statusOf((await lockByReference(tx, reference))!)
      }),
    async status({ attemptId }) {
      await expirePayment(db, attemptId)
      const row = await paymentOf(db, attemptId)
      return row ? statusOf(row) : null
    },
  }
}
