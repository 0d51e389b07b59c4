import { z } from 'zod'
import { ShopError } from '#kernel/errors.ts'
import { type Language, languages } from '#kernel/language.ts'
import type { PaymentAttempt } from '../port.ts'
import { type Signed, sign, unsign } from './signature.ts'

export const merchantCode = '999008881'
export const terminal = '1'
/** ISO 4217 number of the euro. */
export const euro = '978'

const consumerLanguage: Record<Language, string> = { es: '1', en: '2', ca: '3' }
const transactionType = { now: '0', later: '1' } as const

const address = z.url({ protocol: /^https?$/ }).max(500)
const Attempt = z.object({
  attemptId: z.string().regex(/^\d{4}[0-9A-Za-z]{0,8}$/),
  orderNumber: z.string().min(1).max(60),
  merchant: z.string().min(1).max(80),
  colour: z
    .string()
    .regex(/^#[0-9A-Fa-f]{6}$/)
    .nullable(),
  amountCents: z.int().min(1).max(99_999_999),
  currency: z.literal('EUR'),
  language: z.enum(languages),
  method: z.literal('card'),
  capture: z.enum(['now', 'later']),
  chargedNowCents: z.int().min(0).max(99_999_999),
  keepCard: z.boolean(),
  keepForCustomer: z.boolean(),
  urls: z.object({ ok: address, ko: address, notify: address }),
})

const checked = (attempt: unknown): PaymentAttempt => {
  const result = Attempt.safeParse(attempt)
  if (!result.success) throw new ShopError('invalid', 'payment.bad_attempt')
  return result.data
}

/** The fields of the form that opens the hosted page. @throws ShopError `payment.bad_attempt` when a value is impossible. */
export function orderFields(secret: string, given: PaymentAttempt): Signed {
  const attempt = checked({ chargedNowCents: 0, keepForCustomer: false, ...given })
  return sign(secret, 'order', attempt.attemptId, {
    DS_MERCHANT_AMOUNT: String(attempt.amountCents),
    DS_MERCHANT_ORDER: attempt.attemptId,
    DS_MERCHANT_MERCHANTCODE: merchantCode,
    DS_MERCHANT_CURRENCY: euro,
    DS_MERCHANT_TRANSACTIONTYPE: transactionType[attempt.capture],
    DS_MERCHANT_TERMINAL: terminal,
    DS_MERCHANT_MERCHANTNAME: attempt.merchant,
    DS_MERCHANT_MERCHANTURL: attempt.urls.notify,
    DS_MERCHANT_URLOK: attempt.urls.ok,
    DS_MERCHANT_URLKO: attempt.urls.ko,
    DS_MERCHANT_CONSUMERLANGUAGE: consumerLanguage[attempt.language],
    DS_MERCHANT_MERCHANTDATA: attempt.orderNumber,
    ...(attempt.colour ? { DS_MERCHANT_COLOUR: attempt.colour } : {}),
    ...(attempt.chargedNowCents ? { DS_MERCHANT_CHARGED_NOW: String(attempt.chargedNowCents) } : {}),
    ...(attempt.keepCard || attempt.keepForCustomer ? { DS_MERCHANT_IDENTIFIER: 'REQUIRED' } : {}),
    ...(attempt.keepForCustomer ? { DS_MERCHANT_KEEP_FOR_CUSTOMER: 'S' } : {}),
  })
}

/** Reads the posted form. @throws Forbidden `payment.bad_signature`, ShopError `payment.bad_attempt`. */
export function readOrderForm(secret: string, body: Record<string, unknown>): PaymentAttempt {
  const values = unsign(secret, 'order', body, (raw) => raw['DS_MERCHANT_ORDER']) as Record<string, string>
  if (values['DS_MERCHANT_MERCHANTCODE'] !== merchantCode || values['DS_MERCHANT_TERMINAL'] !== terminal)
    throw new ShopError('invalid', 'payment.bad_attempt')
  return checked({
    attemptId: values['DS_MERCHANT_ORDER'],
    orderNumber: values['DS_MERCHANT_MERCHANTDATA'],
    merchant: values['DS_MERCHANT_MERCHANTNAME'],
    colour: values['DS_MERCHANT_COLOUR'] ?? null,
    amountCents: Number(values['DS_MERCHANT_AMOUNT']),
    currency: values['DS_MERCHANT_CURRENCY'] === euro ? 'EUR' : '',
    language: languages.find((language) => consumerLanguage[language] === values['DS_MERCHANT_CONSUMERLANGUAGE']),
    method: 'card',
    keepCard: values['DS_MERCHANT_IDENTIFIER'] === 'REQUIRED',
    keepForCustomer: values['DS_MERCHANT_KEEP_FOR_CUSTOMER'] === 'S',
    capture: values['DS_MERCHANT_TRANSACTIONTYPE'] === transactionType.later ? 'later' : 'now',
    chargedNowCents: Number(values['DS_MERCHANT_CHARGED_NOW'] ?? 0),
    urls: {
      ok: values['DS_MERCHANT_URLOK'],
      ko: values['DS_MERCHANT_URLKO'],
      notify: values['DS_MERCHANT_MERCHANTURL'],
    },
  })
}
