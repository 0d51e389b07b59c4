import { z } from 'zod'
import { Forbidden } from '#kernel/errors.ts'
import type { GatewayEvent, PaidCard, PaymentOutcome } from '../port.ts'
import { euro, merchantCode, terminal } from './order-form.ts'
import type { PaymentRow } from './payment.sql.ts'
import { type Signed, sign, unsign } from './signature.ts'

const Values = z.object({
  Ds_NotificationId: z.string(),
  Ds_Order: z.string(),
  Ds_MerchantCode: z.literal(merchantCode),
  Ds_Terminal: z.literal(terminal),
  Ds_Amount: z.string().regex(/^\d+$/),
  Ds_Currency: z.literal(euro),
  Ds_TransactionType: z.enum(['0', '1']),
  Ds_Response: z.string().regex(/^\d{4}$/),
  Ds_AuthorisationCode: z.string(),
  Ds_MerchantData: z.string(),
  Ds_Card_Brand: z.enum(['visa', 'mastercard', 'amex', 'other']).optional(),
  Ds_Card_Number: z.string().length(16).optional(),
  Ds_Merchant_Identifier: z.string().optional(),
  Ds_ExpiryDate: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .optional(),
  Ds_Authorised_Until: z.iso.datetime().optional(),
})

/** What a response code means, as in Redsys's tables. */
export function outcomeOf(responseCode: string, capture: 'now' | 'later'): PaymentOutcome {
  const code = Number(responseCode)
  if (code <= 99) return capture === 'now' ? 'captured' : 'authorised'
  if (code === 9915 || code === 9929) return 'cancelled'
  if (code >= 9997 && code <= 9999) return 'pending'
  return 'declined'
}

export const paidCardOf = (row: PaymentRow): PaidCard | undefined =>
  row.card_brand && row.card_last4
    ? { brand: row.card_brand, last4: row.card_last4, ...(row.card_expires && { expires: row.card_expires }) }
    : undefined

/** What the gateway signs about a payment: for the notification all of it, for the browser's way back nothing that names a kept card. */
export function noticeFields(secret: string, row: PaymentRow, to: 'shop' | 'browser'): Signed {
  return sign(secret, 'notice', row.attempt_id, {
    Ds_NotificationId: `n${row.id}-${row.response_code}`,
    Ds_Order: row.attempt_id,
    Ds_MerchantCode: merchantCode,
    Ds_Terminal: terminal,
    Ds_Amount: String(row.amount_cents),
    Ds_Currency: euro,
    Ds_TransactionType: row.capture === 'now' ? '0' : '1',
    Ds_Response: row.response_code,
    Ds_AuthorisationCode: row.reference,
    Ds_MerchantData: row.order_number,
    ...(row.card_brand && row.card_last4
      ? { Ds_Card_Brand: row.card_brand, Ds_Card_Number: `************${row.card_last4}` }
      : {}),
    ...(row.token && to === 'shop' ? { Ds_Merchant_Identifier: row.token } : {}),
    ...(row.card_expires && to === 'shop' ? { Ds_ExpiryDate: row.card_expires } : {}),
    ...(row.authorised_until ? { Ds_Authorised_Until: row.authorised_until.toISOString() } : {}),
  })
}

/** Reads a notification. @throws Forbidden `payment.bad_signature` unless the gateway wrote it. */
export function readNotice(secret: string, body: Record<string, string>): GatewayEvent {
  const read = Values.safeParse(unsign(secret, 'notice', body, (values) => values['Ds_Order']))
  if (!read.success) throw new Forbidden('payment.bad_signature')
  const values = read.data
  return {
    id: values.Ds_NotificationId,
    attemptId: values.Ds_Order,
    amountCents: Number(values.Ds_Amount),
    currency: 'EUR',
    outcome: outcomeOf(values.Ds_Response, values.Ds_TransactionType === '0' ? 'now' : 'later'),
    responseCode: values.Ds_Response,
    reference: values.Ds_AuthorisationCode,
    ...(values.Ds_Card_Brand && values.Ds_Card_Number
      ? {
          card: {
            brand: values.Ds_Card_Brand,
            last4: values.Ds_Card_Number.slice(-4),
            ...(values.Ds_ExpiryDate && { expires: values.Ds_ExpiryDate }),
          },
        }
      : {}),
    ...(values.Ds_Merchant_Identifier ? { token: values.Ds_Merchant_Identifier } : {}),
    ...(values.Ds_Authorised_Until ? { authorisedUntil: new Date(values.Ds_Authorised_Until) } : {}),
  }
}
