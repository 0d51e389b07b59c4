import { expect, it } from 'vitest'
import { day } from '#kernel/days.ts'
import { withDatabase } from '#tests/support/database.ts'
import { book, quote, thing } from '#tests/support/pricing.ts'
import { capOf } from './book-cap.ts'
import { isSwitchedOn, pricingRules } from './pricing-rules.ts'
import { anybody, taxationOf, territoryOf } from './treatment.ts'

const database = withDatabase()
const today = day('2026-11-21')

it('reads the law of the day from its rows, and begins with points on books and no other switch', async () => {
  const rules = await pricingRules(database.sql)
  const sold = quote([book(1995), thing(1250)], {}, rules)
  expect(sold.vat).toMatchObject([
    { percent: 4, base: 1918, vat: 77 },
    { percent: 21, base: 1033, vat: 217 },
  ])
  expect(quote([book(10_400), thing(6050)], { standing: { ...anybody, surcharge: true } }, rules).vat).toMatchObject([
    { surcharge_percent: 0.5, surcharge: 50 },
    { surcharge_percent: 5.2, surcharge: 260 },
  ])
  const cap = (on: string, audience: 'everyone' | 'library' = 'everyone') =>
    capOf(rules.caps, { day: day(on), audience, store: null })
  expect([cap('2026-11-21'), cap('2027-04-23'), cap('2027-04-24'), cap('2027-04-23', 'library')]).toEqual([5, 10, 5, 15])
  const on = (name: 'oss' | 'bonus_on_books' | 'points_on_books') => isSwitchedOn(database.sql, name, today)
  expect([await on('oss'), await on('bonus_on_books'), await on('points_on_books')]).toEqual([false, false, true])
})

it('knows the rates of every country in the VAT area for the day the threshold is passed', async () => {
  const { switches, ...rest } = await pricingRules(database.sql)
  const rules = { ...rest, switches: [...switches, { name: 'oss' as const, validFrom: today, validTo: null }] }
  const inside = rules.territories.filter(({ inside, prefix, country }) => inside && prefix === '' && country !== 'ES')
  expect(inside.length).toBe(27)
  for (const { country } of inside) {
    const destination = { country, postcode: '00000' }
    const { treatment, rateOf } = taxationOf(rules, { day: today, destination, standing: anybody })
    expect([country, treatment]).toEqual([country, 'oss'])
    expect(rateOf('general').percent).toBeGreaterThanOrEqual(17)
    expect(rateOf('book').percent).toBeLessThanOrEqual(rateOf('general').percent)
    expect(rateOf('ebook')).toEqual(rateOf('general'))
  }
})

it.each([
  ['ES', '35500'],
  ['ES', '52006'],
  ['FR', '97110'],
  ['FI', '22150'],
  ['IT', '23041'],
  ['IT', '22061'],
  ['DE', '27498'],
  ['GR', '63086'],
])('keeps %s %s outside the VAT area', async (country, postcode) => {
  const { territories } = await pricingRules(database.sql)
  expect(territoryOf(territories, { country, postcode }, today)?.inside).toBe(false)
})
