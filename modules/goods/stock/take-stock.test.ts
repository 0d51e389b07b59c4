import { describe, expect, it } from 'vitest'
import { addedUp, takeStock } from './take-stock.ts'

const lot = (productId: number, storeCode: string, quantity: number) => ({ productId, storeCode, quantity })
const wish = (productId: number, quantity: number, beyondStock = false) => ({ productId, quantity, beyondStock })
const preference = { storeCode: null, sends: (code: string) => code === 'T013' }

describe('taking stock', () => {
  const lots = [lot(1, 'T001', 5), lot(1, 'T002', 6), lot(1, 'T013', 2), lot(2, 'T002', 1)]
  it('begins at the store that hands over, goes on with those that send, then where most lie', () => {
    expect(takeStock(lots, [wish(1, 4)], { ...preference, storeCode: 'T001' }).taken).toEqual([lot(1, 'T001', 4)])
    expect(takeStock(lots, [wish(1, 9)], preference).taken).toEqual([lot(1, 'T013', 2), lot(1, 'T002', 6), lot(1, 'T001', 1)])
  })
  it('names what does not suffice, and takes what there is of it', () =>
    expect(takeStock(lots, [wish(2, 2)], preference)).toEqual({ taken: [lot(2, 'T002', 1)], short: [2] }))
  it('takes what there is of what is sold beyond stock', () =>
    expect(takeStock(lots, [wish(2, 3, true)], preference)).toEqual({ taken: [lot(2, 'T002', 1)], short: [] }))
})

it('adds up copies of one product in one store and forgets what adds up to nothing', () =>
  expect(addedUp([lot(1, 'A', 2), lot(1, 'A', 3), lot(2, 'A', 1), lot(2, 'A', -1)])).toEqual([lot(1, 'A', 5)]))
