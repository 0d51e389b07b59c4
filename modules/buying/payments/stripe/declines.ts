import type { Refusal } from '../refusals.ts'

/** Stripe's decline codes that a customer can do something about; the rest is the bank's own business. */
const refusals: Record<string, Refusal> = {
  expired_card: 'expired',
  invalid_expiry_month: 'expired',
  invalid_expiry_year: 'expired',
  incorrect_cvc: 'code',
  invalid_cvc: 'code',
  incorrect_number: 'foreign',
  invalid_number: 'foreign',
  card_not_supported: 'foreign',
  currency_not_supported: 'foreign',
  transaction_not_allowed: 'foreign',
  insufficient_funds: 'funds',
  card_velocity_exceeded: 'funds',
  withdrawal_count_limit_exceeded: 'funds',
  authentication_required: 'unproven',
  payment_intent_authentication_failure: 'unproven',
  fraudulent: 'suspect',
  lost_card: 'suspect',
  stolen_card: 'suspect',
  pickup_card: 'suspect',
  restricted_card: 'suspect',
  duplicate_transaction: 'repeated',
  canceled: 'left',
  issuer_not_available: 'silent',
  processing_error: 'silent',
  reenter_transaction: 'silent',
  try_again_later: 'silent',
}

export const refusalOf = (code: string): Refusal => refusals[code] ?? 'denied'
