import { describe, expect, it } from 'vitest'
import { withDatabase } from '#tests/support/database.ts'
import { pause, until, withGateway } from '#tests/support/sandbox-bank.ts'

const database = withDatabase()
const rig = withGateway(database)
const { attempt, gateway, heard, open } = rig

describe('a notification', () => {
  it('is tried again until the shop answers, as the same notice', async () => {
    rig.failures = 2
    await (await open()).pay()
    await until(() => heard.length === 3)
    expect(new Set(heard.map(({ event }) => event.id)).size).toBe(1)
    await pause(200)
    expect(heard).toHaveLength(3)
  })
  it('owed when the gateway stops is sent when it opens again', async () => {
    rig.failures = 1
    await (await open(attempt({ urls: { ...attempt().urls, notify: 'http://127.0.0.1:9/' } }))).pay()
    await rig.closeBank()
    await database.sql`update sandbox_payment set url_notify = ${`${rig.shopUrl}/notify`}`
    await rig.openBank()
    await until(() => heard.length === 2)
    expect(heard.map(({ event }) => event.outcome)).toEqual(['captured', 'captured'])
  })
})

describe('an authorised payment', () => {
  const authorised = async (change: object = {}) => {
    await (await open(attempt({ capture: 'later', keepCard: true }))).pay(change)
    return heard.at(-1)!.event
  }
  let serial = 0
  const order = (reference: string, amountCents: number, key = `key-${++serial}`) => ({
    attemptId: '',
    reference,
    amountCents,
    key,
    again: false,
    soFarCents: 0,
  })
  it('is charged once, and the rest is let go', async () => {
    const { reference } = await authorised()
    await expect(gateway().capture(order(reference, 2491))).rejects.toMatchObject({ code: 'payment.over_capture' })
    const first = { capturedCents: 1000, authorisedCents: 2490, outcome: 'captured' }
    expect(await gateway().capture(order(reference, 1000, 'parcel-1'))).toMatchObject(first)
    expect(await gateway().capture(order(reference, 1000, 'parcel-1'))).toMatchObject(first)
    await expect(gateway().capture(order(reference, 1490))).rejects.toMatchObject({ code: 'payment.authorisation_gone' })
  })
  it('is refunded no further than charged, even by two at once', async () => {
    const { reference } = await authorised()
    const refund = (cents: number) => gateway().refund(order(reference, cents))
    await expect(refund(1)).rejects.toMatchObject({ code: 'payment.over_refund' })
    await gateway().capture(order(reference, 2000))
    const both = await Promise.allSettled([refund(1500), refund(1500)])
    expect(both.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    for (const amount of [0, -5, 1.5, 501]) await expect(refund(amount)).rejects.toMatchObject({ code: 'payment.over_refund' })
    expect(await refund(500)).toMatchObject({ refundedCents: 2000 })
  })
  it('is let go, and then nothing can be charged', async () => {
    const { reference } = await authorised()
    expect(await gateway().release(order(reference, 0))).toMatchObject({ outcome: 'cancelled', authorisedCents: 0 })
    await expect(gateway().capture(order(reference, 1))).rejects.toMatchObject({ code: 'payment.authorisation_gone' })
    await expect(gateway().refund(order('SB0', 1))).rejects.toMatchObject({ code: 'payment.unknown' })
  })
  it('ends by itself after a week', async () => {
    const { reference, attemptId, authorisedUntil } = await authorised()
    expect(authorisedUntil?.getTime()).toBeGreaterThan(Date.now() + 6 * 86_400_000)
    await database.sql`update sandbox_payment set authorised_until = now() - interval '1 minute' where attempt_id = ${attemptId}`
    await expect(gateway().capture(order(reference, 100))).rejects.toMatchObject({ code: 'payment.authorisation_gone' })
    expect(await rig.status(attemptId)).toMatchObject({ outcome: 'cancelled', authorisedCents: 0 })
  })
  it('leaves a token that is charged later, each attempt once', async () => {
    const { token } = await authorised()
    const charge = { attemptId: '7777A', orderNumber: 'P-1001', token: token ?? '', amountCents: 900, key: 'k', again: false }
    const [one, two] = [await gateway().charge(charge), await gateway().charge(charge)]
    expect(one).toMatchObject({ outcome: 'captured', capturedCents: 900, card: { last4: '0003' } })
    expect(two).toEqual(one)
    expect(await gateway().refund(order(one.reference, 900))).toMatchObject({ refundedCents: 900 })
    await expect(gateway().charge({ ...charge, token: 'sbt_unknown' })).rejects.toMatchObject({ code: 'payment.unknown' })
  })
  it('may refuse later charges, by the card', async () => {
    const { token } = await authorised({ number: '4000 0000 0000 0341' })
    const charge = { attemptId: '7778A', orderNumber: 'P-1001', token: token ?? '', amountCents: 900, key: 'k', again: false }
    expect(await gateway().charge(charge)).toMatchObject({ outcome: 'declined', capturedCents: 0, responseCode: '0190' })
  })
})
