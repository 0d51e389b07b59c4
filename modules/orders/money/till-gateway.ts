import type { Transactional } from '#kernel/db.ts'
import { NotFound, Refused } from '#kernel/errors.ts'
import type { PaymentGateway, PaymentStatus } from '#modules/buying/payments/port.ts'
import { insertTillRefund, tillPayment } from './till.sql.ts'

/**
 * The tills of the stores as one more gateway, so that what they took is refunded, compared and counted like every other payment. It
 * is never offered to customers: a colleague notes what the till took, and gives back what the books ask it to.
 */
export function tillGateway({ db }: { db: Transactional }): PaymentGateway {
  const statusOf = async (attemptId: string): Promise<PaymentStatus> => {
    const paid = await tillPayment(db, attemptId)
    if (!paid) throw new NotFound('payment.unknown')
    return {
      attemptId,
      amountCents: paid.amount,
      currency: 'EUR',
      outcome: 'captured',
      responseCode: '0000',
      reference: paid.receipt,
      authorisedCents: paid.amount,
      capturedCents: paid.amount,
      refundedCents: paid.back,
    }
  }
  const never = async (): Promise<never> => {
    throw new Refused('payment.method_not_offered')
  }
  return {
    name: 'till',
    methods: [],
    needsScripts: false,
    readsRaw: false,
    chargesLater: () => false,
    start: never,
    readNotification: () => null,
    capture: never,
    charge: never,
    release: never,
    async refund({ attemptId, amountCents, key }) {
      await insertTillRefund(db, { key, attemptId, cents: amountCents })
      return statusOf(attemptId)
    },
    status: ({ attemptId }) => statusOf(attemptId),
  }
}
