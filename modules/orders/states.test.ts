import { describe, expect, it } from 'vitest'
import { lineTransitions, mayMove, orderCodeOf, orderCodes, paidCode } from './states.ts'
import { takeStock } from './take-stock.ts'

describe('an order’s code', () => {
  it.each([
    [['e1', 'e2'], 'e1'],
    [['e3', 'e1'], 'e3'],
    [['e7', 'e5'], 'e7'],
    [['e4', 'e7'], 'e7'],
    [['e4', 'e4'], 'e4'],
    [['e5', 'e5'], 'e5'],
  ] as const)('of lines %j is %s', (lines, code) => expect(orderCodeOf(lines)).toBe(code))
  it('knows every code, and nothing leaves cancelled or billed', () => {
    expect(Object.keys(lineTransitions).toSorted()).toEqual([...orderCodes])
    for (const code of orderCodes) expect([mayMove('e4', code), mayMove('e5', code)]).toEqual([false, false])
  })
  it('waits for the day a title appears', () => {
    expect(paidCode({ launch: '2026-12-01', today: '2026-11-21' })).toBe('e3')
    expect(paidCode({ launch: '2026-11-21', today: '2026-11-21' })).toBe('e1')
    expect(paidCode({ launch: null, today: '2026-11-21' })).toBe('e1')
  })
})

describe('taking stock', () => {
  const rows = [
    { product_id: 1, store_code: 'T001', quantity: 5 },
    { product_id: 1, store_code: 'T013', quantity: 2 },
    { product_id: 2, store_code: 'T002', quantity: 1 },
  ]
  it('begins at the store that hands over and goes on where most lie', () =>
    expect(takeStock(rows, [{ productId: 1, quantity: 4, beyondStock: false }], 'T013')).toEqual({
      ok: true,
      taken: [
        { productId: 1, storeCode: 'T013', quantity: 2 },
        { productId: 1, storeCode: 'T001', quantity: 2 },
      ],
    }))
  it('names what does not suffice', () =>
    expect(takeStock(rows, [{ productId: 2, quantity: 2, beyondStock: false }], 'T013')).toEqual({ ok: false, productId: 2 }))
  it('takes what there is of what is sold beyond stock', () =>
    expect(takeStock(rows, [{ productId: 2, quantity: 3, beyondStock: true }], 'T013')).toEqual({
      ok: true,
      taken: [{ productId: 2, storeCode: 'T002', quantity: 1 }],
    }))
})
