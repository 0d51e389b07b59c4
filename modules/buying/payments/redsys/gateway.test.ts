import { describe, expect, it } from 'vitest'
import { testTerminal } from '#tests/support/fake-redsys.ts'
import { behavesAsGateway, newAttempt } from '#tests/support/gateway-behaviour.ts'
import { withFakeRedsys } from '#tests/support/with-fake.ts'
import type { PaymentAttempt, PaymentStart } from '../port.ts'
import { refusalTexts } from '../refusal-words.ts'
import { redsysGateway } from './gateway.ts'
import { refusalOf } from './responses.ts'

const bank = withFakeRedsys()
const gateway = (change: object = {}) =>
  redsysGateway({
    ...testTerminal,
    signature: 'HMAC_SHA512_V2',
    methods: ['card', 'bizum'],
    chargesLater: true,
    host: bank.server.url,
    timeoutMs: 10_000,
    ...change,
  })
const fieldsOf = (start: PaymentStart) => (start.kind === 'form' ? start.fields : {})
const valuesOf = (start: PaymentStart) =>
  JSON.parse(Buffer.from(fieldsOf(start)['Ds_MerchantParameters'] ?? '', 'base64').toString()) as Record<string, string>
const responses = { good: '0000', refused: '0190', declines_later: '0000' }

behavesAsGateway({
  gateway,
  pay: async (start, card) => ({
    fields: bank.pay(fieldsOf(start), { response: responses[card], declinesLater: card === 'declines_later' }),
  }),
  forge: ({ fields = {} }) => ({
    fields: { ...fields, Ds_Signature: (fields['Ds_Signature'] ?? '').split('').reverse().join('') },
  }),
})

describe('the form to Redsys', () => {
  const valuesFor = async (change: Partial<PaymentAttempt>) => valuesOf((await gateway().start(newAttempt(change))).start)
  it('carries what the terminal asks for', async () => {
    const attempt = newAttempt({ language: 'ca' })
    const { start } = await gateway().start(attempt)
    expect(start).toMatchObject({ kind: 'form', action: `${bank.server.url}/sis/realizarPago` })
    expect(valuesOf(start)).toMatchObject({
      DS_MERCHANT_AMOUNT: '2490',
      DS_MERCHANT_CURRENCY: '978',
      DS_MERCHANT_ORDER: attempt.attemptId,
      DS_MERCHANT_TRANSACTIONTYPE: '0',
      DS_MERCHANT_CONSUMERLANGUAGE: '3',
      DS_MERCHANT_PAYMETHODS: 'C',
    })
    expect(valuesOf(start)).not.toHaveProperty('DS_MERCHANT_IDENTIFIER')
  })
  it('reserves and asks for a token when something is charged later, and leads to Bizum by its letter', async () => {
    expect(await valuesFor({ capture: 'later', keepCard: true, language: 'es' })).toMatchObject({
      DS_MERCHANT_TRANSACTIONTYPE: '1',
      DS_MERCHANT_IDENTIFIER: 'REQUIRED',
      DS_MERCHANT_COF_INI: 'S',
      DS_MERCHANT_COF_TYPE: 'C',
      DS_MERCHANT_CONSUMERLANGUAGE: '1',
    })
    expect(await valuesFor({ method: 'wallet' })).toMatchObject({ DS_MERCHANT_PAYMETHODS: 'xpay' })
    expect(await valuesFor({ method: 'bizum', language: 'en' })).toMatchObject({
      DS_MERCHANT_PAYMETHODS: 'z',
      DS_MERCHANT_CONSUMERLANGUAGE: '2',
    })
    expect([gateway().chargesLater('card'), gateway().chargesLater('bizum')]).toEqual([true, false])
  })
  it('leads to Apple Pay and Google Pay where the bank switched them on, whose notice is read as that of a card', async () => {
    const wallets = gateway({ methods: ['card', 'wallet'] })
    expect(wallets.methods).toEqual(['card', 'wallet'])
    expect(wallets.chargesLater('wallet')).toBe(false)
    const attempt = newAttempt({ method: 'wallet' })
    const { start } = await wallets.start(attempt)
    expect(valuesOf(start)).toMatchObject({ DS_MERCHANT_PAYMETHODS: 'xpay', DS_MERCHANT_TRANSACTIONTYPE: '0' })
    expect(valuesOf(start)).not.toHaveProperty('DS_MERCHANT_IDENTIFIER')
    const fields = bank.pay(fieldsOf(start))
    expect(wallets.readNotification({ fields })).toMatchObject({ attemptId: attempt.attemptId, outcome: 'captured' })
  })
  it('is never made of an order number or an amount no terminal takes', async () => {
    for (const change of [{ attemptId: 'AB12' }, { attemptId: '1234567890123' }, { amountCents: 0 }, { amountCents: 1.5 }])
      await expect(valuesFor(change)).rejects.toMatchObject({ code: 'payment.bad_attempt' })
  })
  it('is signed for older terminals too', async () => {
    const { start } = await gateway({ signature: 'HMAC_SHA256_V1' }).start(newAttempt())
    expect(fieldsOf(start)['Ds_SignatureVersion']).toBe('HMAC_SHA256_V1')
    bank.notices.version = 'HMAC_SHA256_V1'
    const fields = bank.pay(fieldsOf(start))
    bank.notices.version = 'HMAC_SHA512_V2'
    expect(gateway().readNotification({ fields })).toMatchObject({ outcome: 'captured' })
  })
})

describe('a notice of Redsys', () => {
  it('is not ours when it is for another terminal or merchant, though the secret is the same', async () => {
    const { start } = await gateway().start(newAttempt())
    const fields = bank.pay(fieldsOf(start))
    for (const other of [{ merchantCode: '999008882' }, { terminal: '2' }])
      expect(() => gateway(other).readNotification({ fields })).toThrow(
        expect.objectContaining({ code: 'payment.bad_signature' }),
      )
  })
  it('tells an amount that is not ours as it is, for who settles it to compare', async () => {
    const { start } = await gateway().start(newAttempt())
    expect(gateway().readNotification({ fields: bank.pay(fieldsOf(start), { amount: '1' }) })).toMatchObject({ amountCents: 1 })
  })
  it('knows what the codes mean, with a sentence for each in every language', async () => {
    const outcome = async (response: string) => {
      const { start } = await gateway().start(newAttempt())
      return gateway().readNotification({ fields: bank.pay(fieldsOf(start), { response }) })?.outcome
    }
    expect(await Promise.all(['0099', '0190', '9915', '9929', '9998', '9997'].map(outcome))).toEqual([
      'captured',
      'declined',
      'cancelled',
      'cancelled',
      'pending',
      'pending',
    ])
    expect([refusalOf('0101'), refusalOf('0129'), refusalOf('195'), refusalOf('0777')]).toEqual([
      'expired',
      'code',
      'unproven',
      'denied',
    ])
    const kinds = Object.keys(refusalTexts.es)
    expect([Object.keys(refusalTexts.ca), Object.keys(refusalTexts.en)]).toEqual([kinds, kinds])
  })
})

describe('a bank in trouble', () => {
  const order = (attemptId: string, amountCents: number, change: object = {}) => ({
    attemptId,
    reference: attemptId,
    amountCents,
    key: 'k',
    again: false,
    soFarCents: 0,
    ...change,
  })
  const paid = async (change: Partial<PaymentAttempt> = {}) => {
    const attempt = newAttempt(change)
    const fields = bank.pay(fieldsOf((await gateway().start(attempt)).start))
    return { id: attempt.attemptId, token: gateway().readNotification({ fields })?.token ?? '' }
  }
  it('is silent when it is down or slow', async () => {
    const { id } = await paid()
    for (const trouble of ['down', 'slow'] as const) {
      bank.server.state.trouble = [trouble]
      await expect(gateway({ timeoutMs: 150 }).refund(order(id, 100))).rejects.toMatchObject({ name: 'GatewaySilent' })
    }
  })
  it('refunds once though the answer was lost and the order is sent again', async () => {
    const { id } = await paid()
    await gateway().refund(order(id, 300))
    bank.server.state.trouble = ['answer_lost']
    await expect(gateway().refund(order(id, 300, { soFarCents: 300 }))).rejects.toMatchObject({ name: 'GatewaySilent' })
    expect(await gateway().refund(order(id, 300, { soFarCents: 300, again: true }))).toMatchObject({ refundedCents: 600 })
    expect(bank.operations(id).filter((operation) => operation.type === '3')).toHaveLength(2)
    expect(await gateway().refund(order(id, 300, { soFarCents: 600 }))).toMatchObject({ refundedCents: 900 })
  })
  it('charges a kept card once though the answer was lost', async () => {
    const { token } = await paid({ capture: 'later', keepCard: true })
    const charge = { attemptId: newAttempt().attemptId, orderNumber: '1', token, amountCents: 700, key: 'k', again: false }
    bank.server.state.trouble = ['answer_lost']
    await expect(gateway().charge(charge)).rejects.toMatchObject({ name: 'GatewaySilent' })
    expect(await gateway().charge(charge)).toMatchObject({ outcome: 'captured', capturedCents: 700 })
    expect(bank.operations(charge.attemptId)).toHaveLength(1)
  })
  it('is asked about attempts it never spoke of, and knows nothing of those nobody opened', async () => {
    const { id } = await paid()
    expect(await gateway().status({ attemptId: id, reference: null })).toMatchObject({ outcome: 'captured', amountCents: 2490 })
    expect(await gateway().status({ attemptId: newAttempt().attemptId, reference: null })).toBeNull()
  })
  it('refuses what is signed with another secret, and its reason is kept', async () => {
    const { id } = await paid()
    await expect(gateway({ secret: 'another-secret-of-the-same-sort0' }).refund(order(id, 100))).rejects.toMatchObject({
      kind: 'refused',
      code: 'payment.refused',
    })
  })
})
