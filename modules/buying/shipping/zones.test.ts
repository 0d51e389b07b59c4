import { describe, expect, it } from 'vitest'
import { cents } from '#kernel/money.ts'
import { billableGrams } from '#modules/goods/catalogue/billable-weight.ts'
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
    expect(rateOf(zone!, 30_001, cents(1995))).toBe('too_heavy')
  })
})

describe('an address nobody can deliver to', () => {
  it.each([
    ['ES', '18009', 'Apartado de Correos 123', null],
    ['ES', '18009', 'Apdo. 40', null],
    ['ES', '08002', 'Apartat de correus 7', null],
    ['GB', 'SW1A 1AA', 'PO Box 12', null],
    ['ES', '18009', 'Calle del Apartadero, 3', 'mainland'],
    ['DE', '1011', 'Unter den Linden 1', null],
    ['DE', '10117', 'Unter den Linden 1', 'europe'],
    ['NL', '1012 AB', 'Damrak 1', 'europe'],
    ['PT', '1100', 'Rua Augusta', 'portugal_andorra'],
  ])('%s %s, %s: %s', async (country, postcode, street, code) =>
    expect(zoneOf(await shippingZones(database.sql), { country, postcode, street })?.code ?? null).toBe(code),
  )
  it('is nobody else’s when its zone is switched off', async () => {
    const zones = (await shippingZones(database.sql)).map((zone) => ({ ...zone, active: zone.code !== 'balearics' }))
    expect(zoneOf(zones, { country: 'ES', postcode: '07001' })).toBeNull()
    expect(zoneOf(zones, { country: 'ES', postcode: '08001' })?.code).toBe('mainland')
  })
})

describe('what carriers bill', () => {
  it.each([
    ['30 × 40 × 10 cm', 500, 2000],
    ['300 x 400 x 100 mm', 500, 2000],
    ['10,5 × 14,8 × 1 cm', 400, 400],
    ['30 × 40 cm', 500, 500],
    [null, null, 350],
  ])('%s and %s grams count as %s', (dimensions, grams, billed) =>
    expect(billableGrams('object', { dimensions, grams })).toBe(billed),
  )
})
