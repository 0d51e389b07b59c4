import type { Language } from '#kernel/language.ts'

/** One try at paying an order; a new try is a new attempt with an id of its own. */
export interface PaymentAttempt {
  /** Unique for ever: 4 to 12 letters and digits, the first four digits (as Redsys asks). */
  attemptId: string
  orderNumber: string
  /** Cents, VAT included, more than nothing. */
  amountCents: number
  currency: 'EUR'
  language: Language
  /** `later` only reserves the amount: the charge falls at shipping (P-28). */
  capture: 'now' | 'later'
  /** Where the browser returns, and where the gateway tells the outcome; absolute addresses. */
  urls: { ok: string; ko: string; notify: string }
}

/** A form the browser posts: every field hidden, to `action`. */
export interface PaymentForm {
  action: string
  fields: Record<string, string>
}

/** `pending`: the bank has not answered; another notice or `status` brings the end. */
export type PaymentOutcome = 'authorised' | 'captured' | 'declined' | 'cancelled' | 'pending'

/** All that may be kept of a card (P-27). */
export interface PaidCard {
  brand: 'visa' | 'mastercard' | 'amex' | 'other'
  last4: string
}

/** What the gateway says of an attempt. It may come twice or late: `id` and `attemptId` are the same each time. */
export interface Notice {
  id: string
  attemptId: string
  orderNumber: string
  amountCents: number
  currency: string
  outcome: PaymentOutcome
  /** Four digits, as Redsys writes them: 0000 to 0099 is paid. */
  responseCode: string
  /** The gateway's own name of the payment, for capture and refund. */
  reference: string
  card?: PaidCard
}

/** Where a payment stands at the gateway, in cents. */
export interface PaymentStatus extends Omit<Notice, 'id'> {
  authorisedCents: number
  capturedCents: number
  refundedCents: number
}

/** The bank, as the shop knows it: the embedded sandbox today, Redsys or Stripe behind the same calls. */
export interface PaymentGateway {
  name: string
  /** Prepares the form that takes the browser to the hosted page; nothing is charged yet. */
  start(attempt: PaymentAttempt): Promise<PaymentForm>
  /**
   * Reads a notification, or the parameters the browser came back with; compare amount, currency and attempt with your own.
   * @throws Forbidden `payment.bad_signature` unless the gateway itself wrote it.
   */
  readNotification(body: Record<string, string>): Notice
  /**
   * Charges what was reserved, in one or several parts. The same `key` again changes nothing.
   * @throws Refused `payment.over_capture`, NotFound `payment.unknown`.
   */
  capture(reference: string, amountCents: number, key?: string): Promise<PaymentStatus>
  /**
   * Gives back what was charged, in one or several parts. The same `key` again changes nothing.
   * @throws Refused `payment.over_refund`, NotFound `payment.unknown`.
   */
  refund(reference: string, amountCents: number, key?: string): Promise<PaymentStatus>
  /** Lets go of what is reserved and not charged; nothing more can be captured. @throws NotFound `payment.unknown`. */
  release(reference: string): Promise<PaymentStatus>
  /** Asks for an attempt whose notice is missing; null when the browser never reached the gateway. */
  status(attemptId: string): Promise<PaymentStatus | null>
}
