import { describe, expect, it } from 'vitest'
import { cents } from '#kernel/money.ts'
import { withDatabase } from '#tests/support/database.ts'
import { shippingZones } from './shipping.ts'
import { rateOf, zoneOf } from './zones.ts'

const database = withDatabase()
const zoneFor = async (country: string, postcode: string) => zoneOf(await shippingZones(database.sql), { country, postcode })

describe('where the shop ships', () => {
  it.each([
    ['ES', '18009', 'mainland'],
    ['ES', '07001', 'balearics'],
    ['ES', '35001', 'canaries'],
    ['ES', '38001', 'canaries'],
    ['ES', '51001', 'ceuta_melilla'],
    ['PT', '1100-148', 'portugal_andorra'],
    ['DE', '10115', 'europe'],
    ['US', '10001', 'rest'],
  ])('%s %s is %s', async (country, postcode, code) => expect((await zoneFor(country, postcode))?.code).toBe(code))
  it.each([
    ['ES', '53000'],
    ['ES', '00123'],
    ['ES', '1800'],
    ['KP', '1'],
    ['', ''],
  ])('%s %s is nowhere', async (country, postcode) => expect(await zoneFor(country, postcode)).toBeNull())
})

describe('what it costs', () => {
  it('grows with the weight, and is free from the zone’s threshold', async () => {
    const zone = await zoneFor('ES', '18009')
    expect(rateOf(zone!, 800, cents(1995))).toBe(490)
    expect(rateOf(zone!, 2001, cents(1995))).toBe(650)
    expect(rateOf(zone!, 800, cents(5000))).toBe(0)
    expect(rateOf(zone!, 30_001, cents(1995))).toBeNull()
  })
})
