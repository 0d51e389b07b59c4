import type { Language } from '#kernel/language.ts'
import type { AccountGateway, GatewayName, PaymentMethod } from './contract.ts'

export type { PaymentMethod } from './contract.ts'

/** One try at paying an order; a new try is a new attempt with an id of its own. */
export interface PaymentAttempt {
  /** Unique for ever: 4 to 12 letters and digits, the first four digits (as Redsys asks). */
  attemptId: string
  orderNumber: string
  /** Who is paid, as the gateway's page and the bank's receipt name it. */
  merchant: string
  /** Its one colour, #rrggbb, for a gateway's page that wears it; null: the main shop's. */
  colour: string | null
  /** Cents, VAT included, more than nothing. */
  amountCents: number
  currency: 'EUR'
  language: Language
  method: PaymentMethod
  /** `later` only reserves the amount: the charge falls at shipping (P-28). */
  capture: 'now' | 'later'
  /** What of an amount reserved for `later` is charged as soon as it is reserved, in cents, for the gateway's page to say; left out: nothing. */
  chargedNowCents?: number
  /** The customer agreed to later charges of the same card: the gateway keeps it and gives a token. */
  keepCard: boolean
  /** The customer asks for the card to be kept for purchases of theirs: the gateway keeps it and gives a token, and what they recognise it by. */
  keepForCustomer?: boolean
  /** The token of a card that the customer kept and pays with, being there; it stays between shop and gateway. */
  keptToken?: string
  /** Where the browser returns, and where the gateway tells the outcome; absolute addresses. */
  urls: { ok: string; ko: string; notify: string }
}

/**
 * A form the browser posts, every field hidden, to `action`; a page it goes to, where the bank may ask who pays, or the shop's own where
 * nothing is left to ask; or fields of the gateway's own inside the page.
 */
export type PaymentStart =
  | { kind: 'form'; action: string; fields: Record<string, string> }
  | { kind: 'page'; address: string }
  | {
      kind: 'element' /** In euros, as calls tell prices. */
      amount: number
      /** Of it, what is charged at once; the rest is reserved. */
      chargedNow: number
      publishableKey: string
      clientSecret: string
      returnUrl: string
      script: string
    }

/** `pending`: the bank has not answered; another notice or `status` brings the end. */
export type PaymentOutcome = 'authorised' | 'captured' | 'declined' | 'cancelled' | 'pending'

/** All that may be kept of a card (P-27). */
export interface PaidCard {
  brand: 'visa' | 'mastercard' | 'amex' | 'other'
  last4: string
  /** The last month it is good for, yyyy-mm, where the customer asked for the card to be kept. */
  expires?: string
}

/** What the gateway says of an attempt. It may come twice, late or after a newer one. */
export interface GatewayEvent {
  /** The same each time the same notice comes. */
  id: string
  attemptId: string
  amountCents: number
  currency: string
  outcome: PaymentOutcome
  /** Four digits, as Redsys writes them, or the gateway's own word. */
  responseCode: string
  /** The gateway's own name of the payment, for capture and refund. */
  reference: string
  card?: PaidCard
  /** The gateway's name of the kept card, for later charges; never card data. */
  token?: string
  /** The reservation ends then by itself. */
  authorisedUntil?: Date
  /** What the gateway gave back so far, where it says so. */
  refundedCents?: number
}

/** Where a payment stands at the gateway, in cents. */
export interface PaymentStatus extends Omit<GatewayEvent, 'id' | 'refundedCents'> {
  authorisedCents: number
  capturedCents: number
  refundedCents: number
}

/** A message of the gateway as it came: the fields of a form, or the body to the byte and its headers. */
export interface IncomingEvent {
  fields?: Record<string, string>
  raw?: string
  headers?: Record<string, string | string[] | undefined>
}

/** An order to move money. The same `key` again is the same order: it changes nothing and gives the same answer. */
export interface MoneyOrder {
  attemptId: string
  reference: string
  amountCents: number
  key: string
  /** It was sent before and the answer is not known: the gateway is asked first where it knows no keys. */
  again: boolean
  /** What this payment moved the same way before this order; tells a repeated refund from a second one. */
  soFarCents: number
}

/** A charge without the customer, with the card kept at an earlier payment; `attemptId` is an attempt of its own. */
export interface LaterCharge {
  attemptId: string
  orderNumber: string
  token: string
  amountCents: number
  key: string
  again: boolean
}

/** The gateway was not reached or gave no answer one can read: whether the money moved is not known, so the order is sent again. */
export class GatewaySilent extends Error {
  override name = 'GatewaySilent'
}

/** A bank, as the shop knows it. */
export interface PaymentGateway {
  /** 'till': what the tills of stores take, which the shop is told of; 'exchange': what comes back and pays what goes out. */
  name: GatewayName | AccountGateway | 'gift_card' | 'till' | 'exchange'
  methods: readonly PaymentMethod[]
  /** Pays inside the page and so needs the page's scripts. */
  needsScripts: boolean
  /** Where its notices must be read to the byte, not as a form. */
  readsRaw: boolean
  /** Whether an amount can be reserved and the card kept. */
  chargesLater(method: PaymentMethod): boolean
  /** Whether a customer may keep the card of a payment for the next one. */
  keepsCards(method: PaymentMethod): boolean
  /** Has a kept card forgotten. One that is not there any more is forgotten. @throws GatewaySilent; Refused where the gateway will not. */
  forget(token: string): Promise<void>
  /** Prepares what takes the browser to pay; nothing is charged yet. `reference` is given where it is known so early. */
  start(attempt: PaymentAttempt): Promise<{ start: PaymentStart; reference: string | null }>
  /**
   * Reads a notice; null when it is none of the shop's payments. Compare amount, currency and attempt with your own.
   * @throws Forbidden `payment.bad_signature` unless the gateway itself wrote it.
   */
  readNotification(message: IncomingEvent): GatewayEvent | null
  /** Asks for what its notices leave out: the card's end, until when the amount is reserved. @throws GatewaySilent. */
  complete?(event: GatewayEvent): Promise<GatewayEvent>
  /**
   * Charges what was reserved, or less; it is final: the rest is let go.
   * @throws Refused `payment.over_capture`, `payment.authorisation_gone`; NotFound `payment.unknown`; GatewaySilent.
   */
  capture(order: MoneyOrder): Promise<PaymentStatus>
  /** Charges a kept card. A refusal is an outcome, not an error. @throws NotFound `payment.unknown`, GatewaySilent. */
  charge(charge: LaterCharge): Promise<PaymentStatus>
  /** Gives back what was charged, in one or several parts. @throws Refused `payment.over_refund`, NotFound, GatewaySilent. */
  refund(order: MoneyOrder): Promise<PaymentStatus>
  /** Lets go of what is reserved and not charged; nothing more can be captured. @throws NotFound, GatewaySilent. */
  release(order: MoneyOrder): Promise<PaymentStatus>
  /** Asks for an attempt; null when the browser never reached the gateway. @throws GatewaySilent. */
  status(attempt: { attemptId: string; reference: string | null }): Promise<PaymentStatus | null>
}
