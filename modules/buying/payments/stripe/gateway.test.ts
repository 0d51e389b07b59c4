import { describe, expect, it } from 'vitest'
import { stripeKeys } from '#tests/support/fake-stripe.ts'
import { behavesAsGateway, newAttempt } from '#tests/support/gateway-behaviour.ts'
import { withFakeStripe } from '#tests/support/with-fake.ts'
import type { PaymentAttempt, PaymentStart } from '../port.ts'
import { stripeGateway } from './gateway.ts'

const bank = withFakeStripe()
const gateway = (change: object = {}) =>
  stripeGateway({ ...stripeKeys, methods: ['card'], apiUrl: bank.server.url, timeoutMs: 10_000, ...change })
const secretOf = (start: PaymentStart) => (start.kind === 'element' ? start.clientSecret : '')

behavesAsGateway({
  gateway,
  pay: async (start, card) => bank.pay(secretOf(start), { refuse: card === 'refused', declinesLater: card === 'declines_later' }),
  forge: (message) => ({ ...message, raw: (message.raw ?? '').replace('2490', '0001') }),
})

const order = (reference: string, amountCents: number, change: object = {}) => ({
  attemptId: '',
  reference,
  amountCents,
  key: 'k',
  again: false,
  soFarCents: 0,
  ...change,
})
const paid = async (change: Partial<PaymentAttempt> = {}) => {
  const attempt = newAttempt(change)
  const { start, reference } = await gateway().start(attempt)
  const message = bank.pay(secretOf(start))
  return { attempt, message, reference: reference ?? '' }
}
const later = { capture: 'later', keepCard: true } as const

describe('an intent of Stripe', () => {
  it('is made once for an attempt, from our own amount', async () => {
    const attempt = newAttempt()
    const [one, two] = [await gateway().start(attempt), await gateway().start(attempt)]
    expect(two).toEqual(one)
    expect(one.start).toMatchObject({ kind: 'element', publishableKey: stripeKeys.publishableKey, returnUrl: attempt.urls.ok })
    expect(bank.intents.get(one.reference ?? '')).toMatchObject({
      amount: 2490,
      currency: 'eur',
      customer: null,
      setup_future_usage: null,
    })
  })
  it('reserves and keeps the card of a customer of its own when something is charged later', async () => {
    const { reference } = await paid(later)
    expect(bank.intents.get(reference)).toMatchObject({
      capture_method: 'manual',
      customer: expect.stringMatching(/^cus_/),
      setup_future_usage: 'off_session',
    })
  })
})

describe('Apple Pay and Google Pay in the fields of Stripe', () => {
  const at = (host: string) => ({ urls: { ...newAttempt().urls, ok: `${host}/ok?order=1` } })

  it('are offered on the shop’s domain, which is registered once', async () => {
    const fields = gateway()
    for (const _ of [1, 2]) await fields.start(newAttempt(at('https://shop.example')))
    await expect.poll(() => bank.domains).toEqual(['shop.example'])
    // Another process finds it registered.
    const asked = bank.server.state.calls.length
    await gateway().start(newAttempt(at('https://shop.example')))
    await expect.poll(() => bank.server.state.calls.slice(asked).some(({ path }) => path.includes('domains'))).toBe(true)
    await gateway().start(newAttempt(at('https://other.example')))
    await expect.poll(() => bank.domains).toEqual(['shop.example', 'other.example'])
  })

  it('are asked for only where pages have TLS', async () => {
    await gateway().start(newAttempt(at('http://plain.example')))
    expect(bank.server.state.calls.filter(({ path }) => path.includes('domains'))).toEqual([])
  })

  it('pay as a card does: the account’s digits are told, not those of the device', async () => {
    const attempt = newAttempt()
    const { start } = await gateway().start(attempt)
    const event = gateway().readNotification(bank.pay(secretOf(start), { wallet: 'apple_pay' }))
    expect(await gateway().complete?.(event!)).toMatchObject({
      attemptId: attempt.attemptId,
      outcome: 'captured',
      card: { brand: 'visa', last4: '4242' },
    })
  })
})

describe('an event of Stripe', () => {
  const read = (message: object) => gateway().readNotification(message)
  it('is not believed when it is older than five minutes', async () => {
    const { message, reference } = await paid()
    expect(read(message)).toMatchObject({ outcome: 'captured' })
    const old = bank.event('payment_intent.succeeded', bank.intents.get(reference) ?? {}, { at: Date.now() - 301_000 })
    expect(() => read(old)).toThrow(expect.objectContaining({ code: 'payment.bad_signature' }))
  })
  it('is none of ours when it is of another kind, or of a payment made elsewhere', async () => {
    const { reference } = await paid()
    const intent = bank.intents.get(reference) ?? {}
    expect(read(bank.event('customer.created', { id: 'cus_1' }))).toBeNull()
    expect(read(bank.event('payment_intent.succeeded', { ...intent, metadata: {} }))).toBeNull()
  })
  it('tells of cancellations and of refunds made at Stripe', async () => {
    const { reference, attempt } = await paid(later)
    await gateway().release(order(reference, 1))
    expect(read(bank.event('payment_intent.canceled', bank.intents.get(reference) ?? {}))).toMatchObject({ outcome: 'cancelled' })
    const other = await paid()
    await gateway().refund(order(other.reference, 700, { key: 'desk' }))
    expect(read(bank.event('charge.refunded', bank.chargeOf(other.reference) ?? {}))).toMatchObject({
      attemptId: other.attempt.attemptId,
      outcome: 'captured',
      amountCents: 2490,
      refundedCents: 700,
    })
    expect(attempt.attemptId).not.toBe(other.attempt.attemptId)
  })
  it('gets the end of the card and of the reservation from Stripe itself', async () => {
    const { message } = await paid(later)
    const event = read(message)!
    expect(event.card).toBeUndefined()
    expect(await gateway().complete!(event)).toMatchObject({
      id: event.id,
      card: { brand: 'visa', last4: '4242' },
      token: expect.stringMatching(/^cus_\w+:pm_\w+$/),
      authorisedUntil: expect.any(Date),
    })
  })
})

describe('Stripe in trouble', () => {
  it('is silent when it is down or slow', async () => {
    const { reference } = await paid()
    // The library tries a broken connection once more by itself, under the same key.
    for (const trouble of [['down', 'down'], ['slow']] as const) {
      bank.server.state.trouble = [...trouble]
      await expect(gateway({ timeoutMs: 150 }).status({ attemptId: '', reference })).rejects.toMatchObject({
        name: 'GatewaySilent',
      })
    }
  })
  it('refunds once though the answer was lost, under the same key and after Stripe forgot its keys', async () => {
    const { reference } = await paid()
    bank.server.state.trouble = ['answer_lost', 'answer_lost']
    await expect(gateway().refund(order(reference, 300))).rejects.toMatchObject({ name: 'GatewaySilent' })
    expect(await gateway().refund(order(reference, 300, { again: true }))).toMatchObject({ refundedCents: 300 })
    bank.forgetKeys()
    expect(await gateway().refund(order(reference, 300, { again: true }))).toMatchObject({ refundedCents: 300 })
    expect(bank.refunds.filter((refund) => refund.payment_intent === reference)).toHaveLength(1)
  })
  it('charges a kept card once though the answer was lost and the key forgotten', async () => {
    const { message } = await paid(later)
    const token = gateway().readNotification(message)?.token ?? ''
    const charge = {
      attemptId: newAttempt().attemptId,
      orderNumber: '1',
      token,
      amountCents: 700,
      key: `k${token}`,
      again: false,
    }
    bank.server.state.trouble = ['answer_lost', 'answer_lost']
    await expect(gateway().charge(charge)).rejects.toMatchObject({ name: 'GatewaySilent' })
    bank.forgetKeys()
    expect(await gateway().charge({ ...charge, again: true })).toMatchObject({ outcome: 'captured', capturedCents: 700 })
    expect([...bank.intents.values()].filter((intent) => intent.metadata['attempt'] === charge.attemptId)).toHaveLength(1)
  })
  it('says why it refuses by its codes alone, and a wrong key is no silence', async () => {
    const error = await gateway({ secretKey: 'sk_test_wrong' })
      .status({ attemptId: '', reference: 'pi_1' })
      .catch((caught: unknown) => caught)
    expect(error).toMatchObject({ kind: 'refused', code: 'payment.refused', details: { reason: 'api_key_expired' } })
    expect(JSON.stringify(error)).not.toContain('sk_test')
  })
})
