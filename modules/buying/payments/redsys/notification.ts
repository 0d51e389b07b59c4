import { z } from 'zod'
import { Forbidden } from '#kernel/errors.ts'
import type { GatewayEvent, PaidCard } from '../port.ts'
import { outcomeOf } from './responses.ts'
import { euro, type RedsysSettings, reservationMs, transaction } from './settings.ts'
import { unsign } from './signature.ts'

const Values = z.object({
  Ds_Order: z.string().regex(/^\d{4}[0-9A-Za-z]{0,8}$/),
  Ds_MerchantCode: z.string(),
  Ds_Terminal: z.string(),
  Ds_Amount: z.string().regex(/^\d{1,12}$/),
  Ds_Currency: z.string(),
  Ds_Response: z.string().regex(/^\d{1,4}$/),
  Ds_TransactionType: z.string().default('0'),
  Ds_AuthorisationCode: z.string().default(''),
  Ds_Date: z.string().default(''),
  Ds_Hour: z.string().default(''),
  Ds_Card_Brand: z.string().optional(),
  Ds_Card_Number: z.string().optional(),
  Ds_Merchant_Identifier: z.string().optional(),
  Ds_Merchant_Cof_Txnid: z.string().optional(),
})
export type Answer = z.output<typeof Values>

const brands: Record<string, PaidCard['brand']> = { '1': 'visa', '2': 'mastercard', '8': 'amex' }

/** The masked number's end, and nothing else of it. */
export const paidCardOf = ({ Ds_Card_Brand: brand, Ds_Card_Number: number }: Answer): PaidCard | undefined => {
  const last4 = /(\d{4})$/.exec(number ?? '')?.[1]
  return last4 ? { brand: brands[brand ?? ''] ?? 'other', last4 } : undefined
}

/** The reference of the kept card and of its first charge, which later ones name. */
export const tokenOf = ({ Ds_Merchant_Identifier: identifier, Ds_Merchant_Cof_Txnid: first }: Answer): string | undefined =>
  identifier ? `${identifier}:${first ?? ''}` : undefined

/**
 * Opens what Redsys signed and compares it with our terminal; the amount is compared with the attempt by who settles it.
 * @throws Forbidden `payment.bad_signature` for what is not Redsys's, or not meant for this terminal.
 */
export function readAnswer(settings: RedsysSettings, message: Record<string, unknown>): Answer {
  const values = unsign(settings.secret, message)
  const named = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [fieldNames.get(name.toLowerCase()) ?? name, value]),
  )
  const read = Values.safeParse(named)
  if (
    !read.success ||
    read.data.Ds_MerchantCode !== settings.merchantCode ||
    Number(read.data.Ds_Terminal) !== Number(settings.terminal)
  )
    throw new Forbidden('payment.bad_signature')
  return read.data
}

/** Redsys writes names now in capitals, now not. */
const fieldNames = new Map(Object.keys(Values.shape).map((name) => [name.toLowerCase(), name]))

/** A notice of the redirect; null for one about money the shop itself moved by REST, whose answer it has. */
export function readNotice(settings: RedsysSettings, fields: Record<string, string>, now: Date): GatewayEvent | null {
  const answer = readAnswer(settings, fields)
  const type = answer.Ds_TransactionType
  if (type !== transaction.sale && type !== transaction.reserve) return null
  const outcome = outcomeOf(answer.Ds_Response, type)
  const [card, token] = [paidCardOf(answer), tokenOf(answer)]
  return {
    id: [answer.Ds_Order, type, answer.Ds_Response, answer.Ds_AuthorisationCode.trim(), answer.Ds_Date, answer.Ds_Hour].join('|'),
    attemptId: answer.Ds_Order,
    amountCents: Number(answer.Ds_Amount),
    currency: answer.Ds_Currency === euro ? 'EUR' : answer.Ds_Currency,
    outcome,
    responseCode: answer.Ds_Response.padStart(4, '0'),
    reference: answer.Ds_Order,
    ...(card && { card }),
    ...(token && { token }),
    ...(outcome === 'authorised' && { authorisedUntil: new Date(now.getTime() + reservationMs) }),
  }
}
