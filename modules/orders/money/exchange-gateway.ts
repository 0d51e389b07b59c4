import type { Transactional } from '#kernel/db.ts'
import { NotFound, Refused } from '#kernel/errors.ts'
import type { PaymentGateway, PaymentStatus } from '#modules/buying/payments/port.ts'
import { movedBy } from './movements.sql.ts'
import { attemptById } from './payments.sql.ts'

/**
 * What comes back in an exchange pays what goes out: a payment in kind, which the refund of what came back takes again, so that invoices,
 * refunds and books see both in full and the bank moves the difference alone. It is never offered to customers.
 */
export function exchangeGateway({ db }: { db: Transactional }): PaymentGateway {
  const statusOf = async (attemptId: string, backCents = 0): Promise<PaymentStatus> => {
    const attempt = await attemptById(db, attemptId)
    if (!attempt) throw new NotFound('payment.unknown')
    const moved = await movedBy(db, attemptId)
    return {
      attemptId,
      amountCents: attempt.amount_cents,
      currency: 'EUR',
      outcome: 'captured',
      responseCode: '0000',
      reference: attempt.reference ?? '',
      authorisedCents: attempt.amount_cents,
      capturedCents: attempt.amount_cents,
      refundedCents: Math.max(moved.refunded, backCents),
    }
  }
  const never = async (): Promise<never> => {
    throw new Refused('payment.method_not_offered')
  }
  return {
    name: 'exchange',
    methods: [],
    needsScripts: false,
    readsRaw: false,
    chargesLater: () => false,
    start: never,
    readNotification: () => null,
    capture: never,
    charge: never,
    release: never,
    refund: ({ attemptId, amountCents, soFarCents }) => statusOf(attemptId, amountCents + (soFarCents ?? 0)),
    status: ({ attemptId }) => statusOf(attemptId),
  }
}
