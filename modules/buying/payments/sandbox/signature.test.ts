import { describe, expect, it } from 'vitest'
import type { PaymentAttempt } from '../port.ts'
import { cardProblems, keptOf, passesLuhn } from './card-form.ts'
import { readNotice } from './notification.ts'
import { orderFields, readOrderForm } from './order-form.ts'
import { pageTexts } from './page/words.ts'
import { isPageToken, pageToken, sign } from './signature.ts'
import { testCards } from './test-cards.ts'

const secret = 'a secret long enough to sign payments with'
const attempt: PaymentAttempt = {
  attemptId: '2026AB12CD34',
  orderNumber: 'P-1001',
  merchant: 'La Botiga del Palau',
  colour: null,
  chargedNowCents: 900,
  amountCents: 2490,
  currency: 'EUR',
  language: 'ca',
  method: 'card',
  capture: 'later',
  keepCard: true,
  keepForCustomer: true,
  urls: { ok: 'https://shop.example/ok?a=1', ko: 'https://shop.example/ko', notify: 'https://shop.example/notify' },
}
const reopened = (fields: { Ds_MerchantParameters: string }) =>
  JSON.parse(Buffer.from(fields.Ds_MerchantParameters, 'base64url').toString()) as Record<string, string>
const packed = (values: unknown) => Buffer.from(JSON.stringify(values)).toString('base64url')

describe('the signed form', () => {
  it('brings the attempt whole', () => expect(readOrderForm(secret, { ...orderFields(secret, attempt) })).toEqual(attempt))
  it('is refused when an amount, the attempt or the signature was touched, or another secret signed it', () => {
    const fields = orderFields(secret, attempt)
    const values = reopened(fields)
    for (const forged of [
      { ...fields, Ds_MerchantParameters: packed({ ...values, DS_MERCHANT_AMOUNT: '1' }) },
      { ...fields, Ds_MerchantParameters: packed({ ...values, DS_MERCHANT_ORDER: '2026AB12CD35' }) },
      { ...fields, Ds_MerchantParameters: 'not json' },
      { ...fields, Ds_MerchantParameters: packed(null) },
      { ...fields, Ds_Signature: `${fields.Ds_Signature.slice(0, -2)}AA` },
      { ...fields, Ds_Signature: '' },
      { ...fields, Ds_SignatureVersion: 'HMAC_SHA256_V1' },
      { Ds_MerchantParameters: fields.Ds_MerchantParameters },
      { ...orderFields('another secret, as long as the first one is', attempt) },
      {},
    ])
      expect(() => readOrderForm(secret, forged)).toThrow(expect.objectContaining({ code: 'payment.bad_signature' }))
  })
  it('can not be made of values no bank takes', () => {
    for (const wrong of [{ attemptId: 'AB12' }, { attemptId: '2026AB12CD345' }, { amountCents: 0 }, { amountCents: 12.5 }])
      expect(() => orderFields(secret, { ...attempt, ...wrong })).toThrow(
        expect.objectContaining({ code: 'payment.bad_attempt' }),
      )
  })
})

describe('a notification', () => {
  it('is never made of an order form, and never carries another currency or merchant', () => {
    const values = {
      Ds_NotificationId: 'n1-0000',
      Ds_Order: '2026A',
      Ds_MerchantCode: '999008881',
      Ds_Terminal: '1',
      Ds_Amount: '100',
      Ds_Currency: '978',
      Ds_TransactionType: '0',
      Ds_Response: '0000',
      Ds_AuthorisationCode: 'SB1',
      Ds_MerchantData: 'P-1',
    }
    expect(readNotice(secret, { ...sign(secret, 'notice', '2026A', values) })).toMatchObject({
      outcome: 'captured',
      amountCents: 100,
    })
    for (const forged of [
      sign(secret, 'order', '2026A', values),
      sign(secret, 'notice', '2026A', { ...values, Ds_Currency: '840' }),
      sign(secret, 'notice', '2026A', { ...values, Ds_MerchantCode: '1' }),
      sign(secret, 'notice', '2026B', values),
    ])
      expect(() => readNotice(secret, { ...forged })).toThrow(expect.objectContaining({ kind: 'forbidden' }))
  })
})

describe('a page token', () => {
  it('opens its own attempt alone', () => {
    expect(isPageToken(secret, '2026A', pageToken(secret, '2026A'))).toBe(true)
    for (const token of [pageToken(secret, '2026B'), '', undefined, ['x']])
      expect(isPageToken(secret, '2026A', token)).toBe(false)
  })
})

describe('a card', () => {
  const today = new Date('2026-11-21T10:00:00Z')
  const good = { number: '4548 8100-0000 0003', expiry: '11/2026', cvc: '123' }
  it('is taken with 13 to 19 digits, a month to come and a code of 3 or 4', () => {
    for (const change of [
      {},
      { expiry: '1/27' },
      { expiry: '012027' },
      { expiry: ' 12 / 2030 ' },
      { cvc: '1234' },
      { number: '4222222222222' },
    ])
      expect(cardProblems({ ...good, ...change }, today)).toEqual({})
  })
  it('is refused field by field, with its reason', () => {
    expect(cardProblems({ number: ' ', expiry: '', cvc: '' }, today)).toEqual({
      number: 'number_missing',
      expiry: 'expiry_missing',
      cvc: 'cvc_missing',
    })
    expect(cardProblems({ ...good, number: '4548810000000004' }, today)).toEqual({ number: 'number_wrong' })
    expect(cardProblems({ ...good, number: '454881000000' }, today)).toEqual({ number: 'number_length' })
    expect(cardProblems({ ...good, number: '4548a10000000003' }, today)).toEqual({ number: 'number_wrong' })
    for (const expiry of ['13/2027', '00/2027', '2027', '1/1/27', '12/2099', 'MM/AAAA'])
      expect(cardProblems({ ...good, expiry }, today)).toEqual({ expiry: 'expiry_format' })
    expect(cardProblems({ ...good, expiry: '10/2026' }, today)).toEqual({ expiry: 'expiry_past' })
    for (const cvc of ['12', '12345', 'abc']) expect(cardProblems({ ...good, cvc }, today)).toEqual({ cvc: 'cvc_wrong' })
  })
  it('leaves its brand and last four digits behind', () => {
    expect(keptOf('5576 4400 2278 8500')).toEqual({ brand: 'mastercard', last4: '8500' })
    expect(keptOf('378282246310005')).toEqual({ brand: 'amex', last4: '0005' })
  })
  it('of every documented test number passes the check digit', () => {
    for (const { number } of testCards) expect(passesLuhn(number.replaceAll(' ', ''))).toBe(true)
  })
})

describe('the page', () => {
  it('speaks each language with sentences of its own', () => {
    for (const language of ['ca', 'en'] as const)
      for (const [key, text] of Object.entries(pageTexts[language]))
        if (text.includes(' ')) expect(text, key).not.toBe(pageTexts.es[key as keyof typeof pageTexts.es])
  })
})
