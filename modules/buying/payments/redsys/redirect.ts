import { ShopError } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import type { PaymentMethod } from '../contract.ts'
import type { PaymentAttempt, PaymentStart } from '../port.ts'
import { inParts } from './redirect-words.ts'
import { euro, type RedsysSettings, transaction } from './settings.ts'
import { sign } from './signature.ts'

const consumerLanguage: Record<Language, string> = { es: '1', en: '2', ca: '3' }
/** Redsys takes no longer name. */
const longestName = 25
/** How Redsys's page is told what it offers: Apple Pay and Google Pay go together. */
const payMethods: Record<PaymentMethod, string> = { card: 'C', bizum: 'z', wallet: 'xpay' }
const orderPattern = /^\d{4}[0-9A-Za-z]{0,8}$/

/** The form that takes the browser to Redsys's page. @throws ShopError `payment.bad_attempt` for what no terminal takes. */
export function redirectForm(settings: RedsysSettings, attempt: PaymentAttempt): PaymentStart {
  const { amountCents } = attempt
  if (!orderPattern.test(attempt.attemptId) || !Number.isSafeInteger(amountCents) || amountCents < 1)
    throw new ShopError('invalid', 'payment.bad_attempt')
  const values = {
    DS_MERCHANT_AMOUNT: String(amountCents),
    DS_MERCHANT_ORDER: attempt.attemptId,
    DS_MERCHANT_MERCHANTCODE: settings.merchantCode,
    DS_MERCHANT_CURRENCY: euro,
    DS_MERCHANT_TRANSACTIONTYPE: attempt.capture === 'later' ? transaction.reserve : transaction.sale,
    DS_MERCHANT_TERMINAL: settings.terminal,
    DS_MERCHANT_MERCHANTNAME: attempt.merchant.slice(0, longestName),
    DS_MERCHANT_MERCHANTURL: attempt.urls.notify,
    DS_MERCHANT_URLOK: attempt.urls.ok,
    DS_MERCHANT_URLKO: attempt.urls.ko,
    DS_MERCHANT_CONSUMERLANGUAGE: consumerLanguage[attempt.language],
    DS_MERCHANT_MERCHANTDATA: attempt.orderNumber,
    DS_MERCHANT_PAYMETHODS: payMethods[attempt.method],
    ...(attempt.keepCard ? keptCard : {}),
    ...(attempt.capture === 'later' && attempt.chargedNowCents
      ? { DS_MERCHANT_PRODUCTDESCRIPTION: inParts[attempt.language](euros(attempt, attempt.chargedNowCents)) }
      : {}),
  }
  const signed = sign(settings.signature, settings.secret, attempt.attemptId, values)
  return { kind: 'form', action: `${settings.host}/sis/realizarPago`, fields: { ...signed } }
}

const euros = ({ language }: PaymentAttempt, amount: number): string =>
  `${(amount / 100).toFixed(2).replace('.', language === 'en' ? '.' : ',')} EUR`

/** Asks for a token, for charges the shop makes itself without a fixed amount or rhythm (credential on file, type C). */
const keptCard = { DS_MERCHANT_IDENTIFIER: 'REQUIRED', DS_MERCHANT_COF_INI: 'S', DS_MERCHANT_COF_TYPE: 'C' }
