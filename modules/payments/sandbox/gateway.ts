import type { Pool } from '#kernel/db.ts'
import { NotFound, Refused } from '#kernel/errors.ts'
import type { PaymentGateway, PaymentStatus } from '../port.ts'
import { cardOf, outcomeOf, readNotice } from './notice.ts'
import { orderFields } from './order-form.ts'
import { expirePayment, lockByReference, type PaymentRow, paymentOf } from './payment.sql.ts'
import { addCaptured, addRefunded, insertSettlement, releaseRest } from './settlement.sql.ts'

const statusOf = (row: PaymentRow): PaymentStatus => {
  const card = cardOf(row)
  const settled = row.state === 'authorised' || row.state === 'captured'
  return {
    attemptId: row.attempt_id,
    orderNumber: row.order_number,
    amountCents: row.amount_cents,
    currency: 'EUR',
    outcome: settled ? (row.state as 'authorised' | 'captured') : outcomeOf(row.response_code, row.capture),
    responseCode: row.response_code,
    reference: row.reference,
    ...(card && { card }),
    authorisedCents: row.authorised_cents,
    capturedCents: row.captured_cents,
    refundedCents: row.refunded_cents,
  }
}

const isRefusedBy = (error: unknown, constraint: string) =>
  (error as { constraint_name?: string } | null)?.constraint_name === constraint

interface Options {
  secret: string
  db: Pool
}

/** The gateway built into the shop: a whole payment without a bank. The browser's part is `gatewayRoutes`. */
export function sandboxGateway({ secret, db }: Options): PaymentGateway {
  const settle = (
    kind: 'capture' | 'refund',
    reference: string,
    amountCents: number,
    key: string | undefined,
  ): Promise<PaymentStatus> =>
    db.begin(async (tx) => {
      const row = await lockByReference(tx, reference)
      if (!row) throw new NotFound('payment.unknown')
      if (!Number.isSafeInteger(amountCents) || amountCents <= 0 || amountCents > row.amount_cents)
        throw new Refused(`payment.over_${kind}`)
      if (await insertSettlement(tx, row.id, kind, amountCents, key ?? null))
        await (kind === 'capture' ? addCaptured : addRefunded)(tx, row.id, amountCents)
      return statusOf((await lockByReference(tx, reference))!)
    })

  return {
    name: 'sandbox',
    start: async (attempt) => ({ action: '/gateway/pay', fields: { ...orderFields(secret, attempt) } }),
    readNotification: (body) => readNotice(secret, body),
    async capture(reference, amountCents, key) {
      try {
        return await settle('capture', reference, amountCents, key)
      } catch (error) {
        throw isRefusedBy(error, 'sandbox_captured_within_authorised') ? new Refused('payment.over_capture') : error
      }
    },
    async refund(reference, amountCents, key) {
      try {
        return await settle('refund', reference, amountCents, key)
      } catch (error) {
        throw isRefusedBy(error, 'sandbox_refunded_within_captured') ? new Refused('payment.over_refund') : error
      }
    },
    release: (reference) =>
      db.begin(async (tx) => {
        const row = await lockByReference(tx, reference)
        if (!row) throw new NotFound('payment.unknown')
        await releaseRest(tx, row.id)
        return statusOf((await lockByReference(tx, reference))!)
      }),
    async status(attemptId) {
      await expirePayment(db, attemptId)
      const row = await paymentOf(db, attemptId)
      return row ? statusOf(row) : null
    },
  }
}
