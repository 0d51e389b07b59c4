import { describe, expect, it } from 'vitest'
import { cents, sum } from '#kernel/money.ts'
import { paidLine } from '#tests/support/invoicing.ts'
import { invoiceAmounts, totalsOfVat } from './amounts.ts'
import { firstKind, simplifiedLimitOn } from './kind.ts'

const line = (grossCents: number, vatPercent: number, change = {}) =>
  paidLine({ grossCents: cents(grossCents), vatPercent, ...change })

describe('the amounts of an invoice', () => {
  it('split VAT once per rate, as the example of shipping over a mixed cart', () => {
    const { vat } = invoiceAmounts([line(3 * 1990, 4), line(1250, 21), line(322, 4), line(68, 21)])
    expect(vat.map(({ percent, base, vat }) => [percent, base, vat])).toEqual([
      [4, 6050, 242],
      [21, 1089, 229],
    ])
    expect(totalsOfVat(vat).totalCents).toBe(7610)
  })

  it('round per rate, not per line', () => {
    const { vat, lines } = invoiceAmounts(Array.from({ length: 7 }, () => line(295, 4)))
    expect(vat).toEqual([{ percent: 4, base: 1986, vat: 79, surchargePercent: 0, surcharge: 0 }])
    expect(sum(lines.map((invoiceLine) => invoiceLine.baseCents))).toBe(1986)
  })

  it('are those of a library’s line of three at fifteen per cent less', () =>
    expect(invoiceAmounts([line(5100, 4, { quantity: 3, listUnitCents: cents(2000) })]).lines[0]?.baseCents).toBe(4904))

  it('carry the recargo of their lines in its rate', () => {
    const { vat } = invoiceAmounts([
      line(10_400, 4, { surchargePercent: 0.5, surchargeCents: cents(50) }),
      line(6050, 21, { surchargePercent: 5.2, surchargeCents: cents(260) }),
    ])
    expect(vat.map((row) => [row.base, row.vat, row.surcharge])).toEqual([
      [10_000, 400, 50],
      [5000, 1050, 260],
    ])
    expect(totalsOfVat(vat).totalCents).toBe(10_450 + 6310)
  })

  it('of what is given back mirror those of the sale', () => {
    const sold = totalsOfVat(invoiceAmounts([line(1995, 4), line(1250, 21)]).vat)
    const back = totalsOfVat(invoiceAmounts([line(-1995, 4), line(-1250, 21)]).vat)
    expect([back.baseCents, back.vatCents, back.totalCents]).toEqual([-sold.baseCents, -sold.vatCents, -sold.totalCents])
  })

  it('always add up: lines to rates, rates to the total', () => {
    let seed = 13
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed % below
    }
    for (let turn = 0; turn < 2_000; turn++) {
      const lines = Array.from({ length: 1 + random(9) }, () => line(random(20_000), [0, 4, 10, 21][random(4)] ?? 4))
      const { lines: printed, vat } = invoiceAmounts(lines)
      const totals = totalsOfVat(vat)
      expect(totals.totalCents).toBe(sum(lines.map((item) => item.grossCents)))
      expect(sum(printed.map((invoiceLine) => invoiceLine.baseCents))).toBe(totals.baseCents)
    }
  })
})

describe('the first invoice of a sale', () => {
  const sale = { buyer: 'person', requested: false, treatment: 'domestic', country: 'ES', totalCents: 2500 } as const
  const kindOf = (change: object) => firstKind({ ...sale, ...change }, 300_000)

  it('is simplified for a private person up to the limit', () => {
    expect(kindOf({})).toBe('F2')
    expect(kindOf({ totalCents: 300_000 })).toBe('F2')
    expect(kindOf({ treatment: 'oss', country: 'FR' })).toBe('F2')
  })

  it('is full above it, on request, for businesses and public bodies, and where the law of the place wants it', () => {
    for (const change of [
      { totalCents: 300_001 },
      { requested: true },
      { buyer: 'business' },
      { buyer: 'public_body' },
      { treatment: 'export', country: 'ES' },
      { treatment: 'intra_eu', country: 'PT' },
      { country: 'PT' },
    ])
      expect(kindOf(change)).toBe('F1')
  })

  it('takes the limit that holds on its day', () => {
    const limits = [
      { validFrom: '2013-01-01', limitCents: 300_000 },
      { validFrom: '2027-01-01', limitCents: 40_000 },
    ] as never
    expect(simplifiedLimitOn(limits, '2026-12-31' as never)).toBe(300_000)
    expect(simplifiedLimitOn(limits, '2027-01-01' as never)).toBe(40_000)
    expect(() => simplifiedLimitOn(limits, '2012-12-31' as never)).toThrow(RangeError)
  })
})
