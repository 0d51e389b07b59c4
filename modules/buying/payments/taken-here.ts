import { Refused } from '#kernel/errors.ts'
import type { PaymentGateway, PaymentStatus } from './port.ts'

const never = async (): Promise<never> => {
  throw new Refused('payment.method_not_offered')
}

/**
 * A payment that no bank moves, as one more gateway, so that its refunds, their repetition and the daily comparison are those of every
 * other: a gift card, a till, what comes back in an exchange. It is taken where it is noted and never offered to customers.
 */
export const takenHere = (
  name: PaymentGateway['name'],
  { refund, status }: Pick<PaymentGateway, 'refund' | 'status'>,
): PaymentGateway => ({
  name,
  methods: [],
  needsScripts: false,
  readsRaw: false,
  chargesLater: () => false,
  keepsCards: () => false,
  forget: never,
  start: never,
  readNotification: () => null,
  capture: never,
  charge: never,
  release: never,
  refund,
  status,
})

/** What is taken here is taken whole. Amounts in cents. */
export const taken = (
  attemptId: string,
  { cents, backCents, reference }: { cents: number; backCents: number; reference: string },
): PaymentStatus => ({
  attemptId,
  amountCents: cents,
  currency: 'EUR',
  outcome: 'captured',
  responseCode: '0000',
  reference,
  authorisedCents: cents,
  capturedCents: cents,
  refundedCents: backCents,
})
