import type { PaymentOutcome } from '../port.ts'
import type { Refusal } from '../refusals.ts'

/** What refusals mean; those not named are the bank's own business. */
const refusals: Record<string, Refusal> = {
  '0101': 'expired',
  '0102': 'suspect',
  '0106': 'code',
  '0116': 'funds',
  '0118': 'foreign',
  '0125': 'foreign',
  '0129': 'code',
  '0172': 'denied',
  '0180': 'foreign',
  '0184': 'unproven',
  '0190': 'denied',
  '0191': 'expired',
  '0195': 'unproven',
  '0202': 'suspect',
  '0904': 'silent',
  '0909': 'silent',
  '0912': 'silent',
  '0913': 'repeated',
  '0944': 'silent',
  '9912': 'silent',
  '9915': 'left',
  '9929': 'left',
}

/** `type` is that of the operation: 0 sale, 1 reservation, 2 charge of it, 3 refund, 9 release. */
export function outcomeOf(response: string, type: string): PaymentOutcome {
  const code = Number(response)
  if (!Number.isInteger(code)) return 'pending'
  if (code <= 99) return type === '1' ? 'authorised' : 'captured'
  if (code === 400) return 'cancelled'
  if (code === 900) return 'captured'
  if (code === 9915 || code === 9929) return 'cancelled'
  if (code >= 9997 && code <= 9999) return 'pending'
  return 'declined'
}

export const refusalOf = (response: string): Refusal => refusals[response.padStart(4, '0')] ?? 'denied'
