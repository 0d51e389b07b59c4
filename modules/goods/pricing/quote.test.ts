import { describe, expect, it } from 'vitest'
import { day } from '#kernel/days.ts'
import { cents } from '#kernel/money.ts'
import { amountOff, book, percentOff, promotion, quote, thing, turnedOn } from '#tests/support/pricing.ts'
import { anybody } from './treatment.ts'
import { splitVat } from './vat-split.ts'

const bookDay = day('2027-04-23')
const library = { ...anybody, audience: 'library' as const }
const retailer = { ...anybody, surcharge: true }
const steps = (explained: ReturnType<typeof quote>) => explained.explanation.map(({ step }) => step)

describe('the VAT inside a price', () => {
  it.each([
    [1995, 4, 1918, 77],
    [2000, 4, 1923, 77],
    [1250, 21, 1033, 217],
    [100, 21, 83, 17],
    [2, 4, 2, 0],
    [1055, 5.5, 1000, 55],
    [0, 21, 0, 0],
    [1, 21, 1, 0],
  ])('%i cents at %d %% hold %i + %i', (gross, percent, base, vat) =>
    expect(splitVat(cents(gross), percent)).toEqual({ percent, base, vat }),
  )
  it('is split once per rate, not per line', () =>
    expect(quote(Array.from({ length: 7 }, () => book(295))).vat).toMatchObject([{ percent: 4, base: 1986, vat: 79 }]))
  it('takes shipping along with the goods of each rate', () => {
    const { vat, total, explanation } = quote([book(1990, 3), thing(1250)], { shipping: cents(390) })
    expect(total).toBe(7610)
    expect(vat).toMatchObject([
      { percent: 4, base: 6050, vat: 242 },
      { percent: 21, base: 1089, vat: 229 },
    ])
    expect(explanation.filter(({ step }) => step === 'shipping_share').map(({ amount }) => amount)).toEqual([322, 68])
  })
  it('of shipping alone follows the highest rate when the goods cost nothing', () =>
    expect(quote([book(0), thing(0)], { shipping: cents(121) }).vat[1]).toMatchObject({ percent: 21, base: 100, vat: 21 }))
  it('is nothing in an empty cart, which ships nothing', () =>
    expect(quote([], { shipping: cents(390) })).toMatchObject({ goods: 0, shipping: 0, total: 0, vat: [] }))
})

describe('the legal cap on books', () => {
  it.each([
    [1995, 5, 99],
    [1995, 10, 199],
    [1995, 15, 299],
    [990, 5, 49],
    [2290, 5, 114],
  ])('of a book of %i cents leaves %d %%: %i cents off', (price, percent, off) => {
    const who = percent === 10 ? { day: bookDay } : percent === 15 ? { standing: library } : {}
    const { lines, explanation } = quote([book(price)], { ...who, coupon: percentOff(50) })
    expect(lines).toMatchObject([{ coupon: off, paid: price - off, cap: percent }])
    expect(explanation.find(({ step }) => step === 'cap')).toMatchObject({
      percent,
      amount: Math.floor(price / 2) - off,
      name: 'HOLA',
    })
  })
  it('counts what the shelf took already', () => {
    const { lines } = quote([book(1950, 2, 1995)], { promotions: [promotion(5)] })
    expect(lines).toMatchObject([{ listUnit: 1995, unit: 1950, gross: 3900, promotion: 2 * (99 - 45) }])
  })
  it('raises a shelf price below the floor to the floor, and says so', () => {
    const explained = quote([book(1000, 1, 2000)])
    expect(explained.lines).toMatchObject([{ unit: 1900, paid: 1900 }])
    expect(explained.explanation.find(({ step }) => step === 'cap')).toMatchObject({ percent: 5, from: 1000, amount: 900 })
  })
  it('does not bind objects, nor books without a fixed price', () => {
    expect(quote([thing(2000)], { coupon: percentOff(50) }).total).toBe(1000)
    expect(quote([{ ...book(2000), freePrice: true }], { coupon: percentOff(50) }).total).toBe(1000)
  })
  it('of a fair at one store holds for what is collected there', () => {
    const fair = {
      ...turnedOn(),
      caps: [
        {
          audience: 'everyone' as const,
          percent: 10,
          monthDay: null,
          storeCode: 'F01',
          validFrom: day('2026-11-20'),
          validTo: day('2026-11-22'),
        },
      ],
    }
    const bought = (store: string | null) => quote([book(2000)], { coupon: percentOff(10), store }, fair).total
    expect([bought('F01'), bought('T013'), bought(null)]).toEqual([1800, 2000, 2000])
  })
  it('cuts an amount without laying it on the other lines', () => {
    const { lines, coupon } = quote([book(1990), book(1990), book(1990), thing(1250)], { coupon: amountOff(500) })
    expect(lines.map((line) => line.coupon)).toEqual([99, 99, 99, 86])
    expect(coupon).toBe(383)
  })
})

describe('a coupon', () => {
  it('is shared by what the lines cost, to the cent', () =>
    expect(
      quote([thing(1990), thing(1990), thing(1990), thing(1250)], { coupon: amountOff(500) }).lines.map((line) => line.coupon),
    ).toEqual([138, 138, 138, 86]))
  it('never takes more than the goods cost', () =>
    expect(quote([thing(300)], { coupon: amountOff(500), shipping: cents(490) })).toMatchObject({ coupon: 300, total: 490 }))
  it('for books needs books only, one for objects needs objects only', () => {
    expect(quote([book(1000), thing(1000)], { coupon: percentOff(5, { scope: 'books' }) })).toMatchObject({
      coupon: 0,
      couponMisfit: { reason: 'coupon.books_only' },
    })
    expect(quote([book(1000), thing(1000)], { coupon: percentOff(5, { scope: 'objects' }) })).toMatchObject({
      coupon: 0,
      couponMisfit: { reason: 'coupon.objects_only' },
    })
    expect(quote([book(1000)], { coupon: percentOff(5, { scope: 'books' }) })).toMatchObject({ coupon: 50, couponMisfit: null })
  })
  it('waits for its minimum and says what is missing', () =>
    expect(quote([thing(1999)], { coupon: percentOff(10, { minimumCents: cents(2000) }) })).toMatchObject({
      coupon: 0,
      couponMisfit: { reason: 'coupon.minimum', missing: 1 },
    }))
  it('and a promotion never meet on a line: the better one stands, the other is named', () => {
    const { lines, explanation } = quote([thing(1000), book(1000)], {
      coupon: percentOff(10),
      promotions: [promotion(5, 'books', 2), promotion(20, 'objects')],
    })
    expect(lines).toMatchObject([
      { promotion: 200, coupon: 0 },
      { promotion: 50, coupon: 0 },
    ])
    expect(explanation.filter(({ step }) => step === 'lost')).toMatchObject([
      { name: 'HOLA', amount: 100 },
      { name: 'HOLA', amount: 50 },
    ])
  })
  it('loses to nothing that is worse', () =>
    expect(quote([thing(1000)], { coupon: percentOff(30), promotions: [promotion(20)] })).toMatchObject({
      coupon: 300,
      promotion: 0,
    }))
})

describe('promotions', () => {
  it('are not added up: the best single one counts (K-31)', () =>
    expect(
      quote([thing(1000)], { promotions: [promotion(10), promotion(20, 'all', 2), promotion(15, 'all', 3)] }).promotion,
    ).toBe(200))
  it('are rounded half up on objects and down on books, copy by copy', () => {
    expect(quote([thing(995, 2)], { promotions: [promotion(10)] }).promotion).toBe(200)
    expect(quote([book(1995, 2)], { promotions: [promotion(5)] }).promotion).toBe(198)
  })
})

describe('the bonus', () => {
  it('pays objects, not books, and never shipping', () => {
    const { lines, bonus, total } = quote([book(1000), thing(500)], { bonusRequested: cents(9_999), shipping: cents(490) })
    expect(bonus).toBe(500)
    expect(lines.map((line) => line.bonus)).toEqual([0, 500])
    expect(total).toBe(1490)
  })
  it('stays off lines with a coupon', () =>
    expect(quote([thing(1000)], { coupon: percentOff(10), bonusRequested: cents(300) })).toMatchObject({ coupon: 100, bonus: 0 }))
  it('pays books within the cap where counsel allowed it', () =>
    expect(quote([book(2000)], { bonusRequested: cents(300) }, turnedOn('bonus_on_books'))).toMatchObject({
      bonus: 100,
      total: 1900,
    }))
  it('lowers the taxable base', () =>
    expect(quote([thing(1310)], { bonusRequested: cents(100) }).vat).toMatchObject([{ base: 1000, vat: 210 }]))
})

describe('a place', () => {
  const to = (country: string, postcode: string) => ({ destination: { country, postcode } })
  it.each([
    ['ES', '35001'],
    ['ES', '38001'],
    ['ES', '51001'],
    ['ES', '52001'],
    ['FR', '97400'],
    ['FI', '22100'],
    ['IT', '23041'],
    ['DE', '78266'],
    ['GB', 'SW1A 1AA'],
    ['US', '10001'],
    ['AD', 'AD500'],
  ])('%s %s is outside the VAT area: prices without VAT', (country, postcode) => {
    const sold = quote([book(1995, 2), thing(1250)], to(country, postcode))
    expect(sold).toMatchObject({ treatment: 'export', goods: 2 * 1918 + 1033, total: 2 * 1918 + 1033 })
    expect(sold.lines).toMatchObject([{ unit: 1918, vatPercent: 0 }, { unit: 1033 }])
    expect(sold.vat).toEqual([{ percent: 0, base: 4869, vat: 0, surcharge_percent: 0, surcharge: 0 }])
  })
  it.each([
    ['ES', '07001'],
    ['ES', '28001'],
    ['FR', '75001'],
    ['MC', '98000'],
    ['GB', 'BT1 1AA'],
  ])('%s %s pays Spanish VAT below the threshold', (country, postcode) =>
    expect(quote([book(1995)], to(country, postcode))).toMatchObject({
      treatment: 'domestic',
      total: 1995,
      vat: [{ percent: 4 }],
    }),
  )
  it('in the EU has its own rates above the threshold, and the same price', () => {
    const sold = quote([book(2110), thing(1200)], to('MC', '98000'), turnedOn('oss'))
    expect(sold).toMatchObject({ treatment: 'oss', total: 3310 })
    expect(sold.vat).toMatchObject([
      { percent: 5.5, base: 2000, vat: 110 },
      { percent: 20, base: 1000, vat: 200 },
    ])
    expect(quote([book(2000)], to('IE', 'D01'), turnedOn('oss')).vat).toMatchObject([{ percent: 0, base: 2000, vat: 0 }])
  })
  it('of a verified business elsewhere in the EU is sold to at net prices', () => {
    const standing = { ...anybody, vatCountry: 'FR' }
    expect(quote([book(1995), thing(1250)], { ...to('FR', '75001'), standing })).toMatchObject({
      treatment: 'intra_eu',
      total: 2951,
    })
    expect(quote([book(1995)], { ...to('ES', '28001'), standing })).toMatchObject({ treatment: 'domestic', total: 1995 })
    expect(quote([book(1995)], { ...to('FR', '75001'), standing: { ...anybody, vatCountry: 'ES' } }).treatment).toBe('domestic')
  })
  it('without VAT keeps books within the cap of their price without VAT', () => {
    const { lines } = quote([book(1995)], { ...to('ES', '35001'), coupon: percentOff(10) })
    expect(lines).toMatchObject([{ listUnit: 1918, coupon: 95, paid: 1823 }])
  })
})

describe('the surcharge of retailers in the equivalence scheme', () => {
  it.each([
    [book(10_400), 10_000, 400, 50],
    [thing(6050), 5000, 1050, 260],
  ])('comes on top of the base', (line, base, vat, surcharge) => {
    const sold = quote([line], { standing: retailer })
    expect(sold.vat).toMatchObject([{ base, vat, surcharge }])
    expect(sold.total).toBe(base + vat + surcharge)
    expect(quote([line]).surcharge).toBe(0)
  })
})

it('opens every cent, step by step', () => {
  const explained = quote([book(1950, 2, 1995), thing(1250, 1, 1500)], {
    promotions: [promotion(10, 'objects')],
    coupon: percentOff(5),
    bonusRequested: cents(100),
    shipping: cents(490),
    standing: retailer,
  })
  expect(steps(explained)).toEqual([
    ...['price', 'reduction', 'coupon', 'cap'],
    ...['price', 'reduction', 'promotion', 'lost', 'bonus'],
    ...['shipping', 'shipping_share', 'vat', 'surcharge', 'shipping_share', 'vat', 'surcharge'],
  ])
})

it('uses the rate of the day', () => {
  const rules = turnedOn()
  const raised = {
    ...rules,
    rates: [
      ...rules.rates.map((rate) =>
        rate.country === 'ES' && rate.vatClass === 'book' ? { ...rate, validTo: day('2026-12-31') } : rate,
      ),
      {
        country: 'ES',
        vatClass: 'book' as const,
        percent: 10,
        surchargePercent: 1.4,
        validFrom: day('2027-01-01'),
        validTo: null,
      },
    ],
  }
  const at = (text: string) => quote([book(1040)], { day: day(text) }, raised).vat
  expect(at('2026-12-31')).toMatchObject([{ percent: 4, vat: 40 }])
  expect(at('2027-01-01')).toMatchObject([{ percent: 10, vat: 95 }])
})
