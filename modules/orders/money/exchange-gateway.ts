import type { Transactional } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { PaymentGateway, PaymentStatus } from '#modules/buying/payments/port.ts'
import { taken, takenHere } from '#modules/buying/payments/taken-here.ts'
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
    return taken(attemptId, {
      cents: attempt.amount_cents,
      backCents: Math.max(moved.refunded, backCents),
      reference: attempt.reference ?? '',
    })
  }
  return takenHere('exchange', {
    refund: ({ attemptId, amountCents, soFarCents }) => statusOf(attemptId, amountCents + (soFarCents ?? 0)),
    status: ({ attemptId }) => statusOf(attemptId),
  })
}
