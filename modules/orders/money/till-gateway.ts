import type { Transactional } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { PaymentGateway, PaymentStatus } from '#modules/buying/payments/port.ts'
import { taken, takenHere } from '#modules/buying/payments/taken-here.ts'
import { insertTillRefund, tillPayment } from './till.sql.ts'

/**
 * The tills of the stores as one more gateway, so that what they took is refunded, compared and counted like every other payment. It
 * is never offered to customers: a colleague notes what the till took, and gives back what the books ask it to.
 */
export function tillGateway({ db }: { db: Transactional }): PaymentGateway {
  const statusOf = async (attemptId: string): Promise<PaymentStatus> => {
    const paid = await tillPayment(db, attemptId)
    if (!paid) throw new NotFound('payment.unknown')
    return taken(attemptId, { cents: paid.amount, backCents: paid.back, reference: paid.receipt })
  }
  return takenHere('till', {
    async refund({ attemptId, amountCents, key }) {
      await insertTillRefund(db, { key, attemptId, cents: amountCents })
      return statusOf(attemptId)
    },
    status: ({ attemptId }) => statusOf(attemptId),
  })
}
