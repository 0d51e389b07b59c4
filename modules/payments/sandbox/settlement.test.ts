import { describe, expect, it } from 'vitest'
import { withDatabase } from '#tests/support/database.ts'
import { pause, until, withGateway } from './gateway-rig.ts'

const database = withDatabase()
const rig = withGateway(database)
const { attempt, gateway, heard, open } = rig

describe('a notification', () => {
  it('is tried again until the shop answers, as the same notice', async () => {
    rig.failures = 2
    await (await open()).pay()
    await until(() => heard.length === 3)
    expect(new Set(heard.map(({ notice }) => notice.id)).size).toBe(1)
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
    expect(heard.map(({ notice }) => notice.outcome)).toEqual(['captured', 'captured'])
  })
})

describe('an authorised payment', () => {
  const authorised = async () => {
    await (await open(attempt({ capture: 'later' }))).pay()
    return heard.at(-1)?.notice.reference ?? ''
  }
  it('is charged in parts and no further than authorised', async () => {
    const reference = await authorised()
    await gateway().capture(reference, 1000, 'parcel-1')
    expect(await gateway().capture(reference, 1000, 'parcel-1')).toMatchObject({ capturedCents: 1000 })
    await expect(gateway().capture(reference, 1491)).rejects.toMatchObject({ code: 'payment.over_capture' })
    expect(await gateway().capture(reference, 1490)).toMatchObject({ outcome: 'captured', capturedCents: 2490 })
  })
  it('is refunded no further than charged, even by two at once', async () => {
    const reference = await authorised()
    await expect(gateway().refund(reference, 1)).rejects.toMatchObject({ code: 'payment.over_refund' })
    await gateway().capture(reference, 2000)
    const both = await Promise.allSettled([gateway().refund(reference, 1500), gateway().refund(reference, 1500)])
    expect(both.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    for (const amount of [0, -5, 1.5, 501])
      await expect(gateway().refund(reference, amount)).rejects.toMatchObject({ code: 'payment.over_refund' })
    expect(await gateway().refund(reference, 500)).toMatchObject({ refundedCents: 2000 })
  })
  it('is let go, and then nothing can be charged', async () => {
    const reference = await authorised()
    expect(await gateway().release(reference)).toMatchObject({ outcome: 'cancelled', authorisedCents: 0 })
    await expect(gateway().capture(reference, 1)).rejects.toMatchObject({ code: 'payment.over_capture' })
    await expect(gateway().refund('SB0', 1)).rejects.toMatchObject({ code: 'payment.unknown' })
  })
})
