import { describe, expect, it } from 'vitest'
import type { IncomingEvent, MoneyOrder, PaymentAttempt, PaymentGateway, PaymentStart } from '#modules/buying/payments/port.ts'

/** What a gateway's own test lends to the behaviour all gateways share. */
export interface GatewayRig {
  gateway: () => PaymentGateway
  /** What the customer does where the start leads, and what the gateway then sends to the shop. */
  pay: (start: PaymentStart, card: 'good' | 'refused' | 'declines_later', attempt: PaymentAttempt) => Promise<IncomingEvent>
  /** The same message, altered on its way. */
  forge: (message: IncomingEvent) => IncomingEvent
}

let serial = 4000

/** An attempt with a number of its own. */
export const newAttempt = (change: Partial<PaymentAttempt> = {}): PaymentAttempt => ({
  attemptId: `${++serial}${process.pid % 100_000}A`,
  orderNumber: '26-000123',
  merchant: 'La Tienda del Palacio',
  colour: null,
  amountCents: 2490,
  currency: 'EUR',
  language: 'ca',
  method: 'card',
  capture: 'now',
  keepCard: false,
  urls: {
    ok: 'https://shop.example/ok?order=1',
    ko: 'https://shop.example/ko?order=1',
    notify: 'https://shop.example/api/payments/notify/',
  },
  ...change,
})

const later = { capture: 'later', keepCard: true } as const

/** What every gateway behind the port does alike: start, pay, notice, charge, refund, and each of them once. */
export const behavesAsGateway = (rig: GatewayRig) =>
  describe('behind the port', () => {
    const paid = async (change: Partial<PaymentAttempt> = {}, card: Parameters<GatewayRig['pay']>[1] = 'good') => {
      const attempt = newAttempt(change)
      const { start } = await rig.gateway().start(attempt)
      const message = await rig.pay(start, card, attempt)
      const event = rig.gateway().readNotification(message)
      if (!event) throw new Error('The notice is none of ours')
      const notice = (await rig.gateway().complete?.(event)) ?? event
      return { attempt, message, notice }
    }
    const order = (
      { attempt, notice: event }: Awaited<ReturnType<typeof paid>>,
      amountCents: number,
      change: Partial<MoneyOrder> = {},
    ) => ({
      attemptId: attempt.attemptId,
      reference: event.reference,
      amountCents,
      key: `key-${++serial}`,
      again: false,
      soFarCents: 0,
      ...change,
    })

    it('tells of a payment with our number, amount and currency, and no more of the card than its end', async () => {
      const { attempt, notice: event, message } = await paid()
      expect(event).toMatchObject({
        attemptId: attempt.attemptId,
        amountCents: 2490,
        currency: 'EUR',
        outcome: 'captured',
        card: { brand: 'visa', last4: expect.stringMatching(/^\d{4}$/) },
      })
      expect(rig.gateway().readNotification(message)?.id).toBe(event.id)
      expect(event.token).toBeUndefined()
    })
    it('tells of a refusal', async () => {
      const { notice: event } = await paid({}, 'refused')
      expect(event).toMatchObject({ outcome: 'declined' })
    })
    it('believes no notice that was altered', async () => {
      const { message } = await paid()
      expect(() => rig.gateway().readNotification(rig.forge(message))).toThrow(
        expect.objectContaining({ kind: 'forbidden', code: 'payment.bad_signature' }),
      )
      expect(() => rig.gateway().readNotification({ fields: {}, raw: '{}', headers: {} })).toThrow(
        expect.objectContaining({ code: 'payment.bad_signature' }),
      )
    })
    it('reserves, keeps the card and charges less than reserved, once', async () => {
      const one = await paid(later)
      expect(one.notice).toMatchObject({ outcome: 'authorised', token: expect.any(String), authorisedUntil: expect.any(Date) })
      await expect(rig.gateway().capture(order(one, 2491))).rejects.toMatchObject({ kind: 'refused' })
      const capture = order(one, 1000)
      expect(await rig.gateway().capture(capture)).toMatchObject({ outcome: 'captured', capturedCents: 1000 })
      expect(await rig.gateway().capture({ ...capture, again: true })).toMatchObject({ capturedCents: 1000 })
      await expect(rig.gateway().capture(order(one, 1490))).rejects.toMatchObject({ code: 'payment.authorisation_gone' })
      expect(await statusOf(one)).toMatchObject({ outcome: 'captured', capturedCents: 1000, refundedCents: 0 })
    })
    it('gives back in parts, each once, and never more than was charged', async () => {
      const one = await paid()
      const first = order(one, 1000)
      expect(await rig.gateway().refund(first)).toMatchObject({ refundedCents: 1000 })
      expect(await rig.gateway().refund({ ...first, again: true })).toMatchObject({ refundedCents: 1000 })
      await expect(rig.gateway().refund(order(one, 1491, { soFarCents: 1000 }))).rejects.toMatchObject({
        code: 'payment.over_refund',
      })
      const second = order(one, 1000, { soFarCents: 1000 })
      expect(await rig.gateway().refund(second)).toMatchObject({ refundedCents: 2000 })
      expect(await rig.gateway().refund({ ...second, again: true })).toMatchObject({ refundedCents: 2000 })
      expect(await statusOf(one)).toMatchObject({ capturedCents: 2490, refundedCents: 2000 })
    })
    it('lets a reservation go, however often it is told, and then charges nothing', async () => {
      const one = await paid(later)
      const release = order(one, 2490)
      expect(await rig.gateway().release(release)).toMatchObject({ outcome: 'cancelled' })
      expect(await rig.gateway().release({ ...release, again: true })).toMatchObject({ outcome: 'cancelled' })
      await expect(rig.gateway().capture(order(one, 100))).rejects.toMatchObject({ code: 'payment.authorisation_gone' })
    })
    it('charges a kept card later, each attempt once, and gives that back too', async () => {
      const { notice: event } = await paid(later)
      const charge = {
        attemptId: newAttempt().attemptId,
        orderNumber: '26-000123',
        token: event.token ?? '',
        amountCents: 900,
        key: `charge-${++serial}`,
        again: false,
      }
      const done = await rig.gateway().charge(charge)
      expect(done).toMatchObject({ attemptId: charge.attemptId, outcome: 'captured', capturedCents: 900 })
      const again = await rig.gateway().charge({ ...charge, again: true })
      expect(again).toMatchObject({ outcome: 'captured', capturedCents: 900, reference: done.reference })
      const back = {
        attemptId: charge.attemptId,
        reference: done.reference,
        amountCents: 900,
        key: 'back',
        again: false,
        soFarCents: 0,
      }
      expect(await rig.gateway().refund(back)).toMatchObject({ refundedCents: 900 })
      expect(await rig.gateway().status({ attemptId: charge.attemptId, reference: done.reference })).toMatchObject({
        capturedCents: 900,
        refundedCents: 900,
      })
    })
    it('says when a later charge is declined', async () => {
      const { notice: event } = await paid(later, 'declines_later')
      const charge = {
        attemptId: newAttempt().attemptId,
        orderNumber: '26-000123',
        token: event.token ?? '',
        amountCents: 900,
        key: `charge-${++serial}`,
        again: false,
      }
      expect(await rig.gateway().charge(charge)).toMatchObject({ outcome: 'declined', capturedCents: 0 })
    })

    const statusOf = ({ attempt, notice: event }: Awaited<ReturnType<typeof paid>>) =>
      rig.gateway().status({ attemptId: attempt.attemptId, reference: event.reference })
  })
