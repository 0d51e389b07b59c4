import { describe, expect, it } from 'vitest'
import type { Day } from '#kernel/days.ts'
import { availabilityOfOnix, type OnixAvailability } from './availability-codes.ts'

const today = '2026-11-21' as Day
const on = (text: string) => text as Day
const code = (given: OnixAvailability) => availabilityOfOnix(given, today).code

describe('availability as ONIX tells it', () => {
  it.each([
    ['20', 'e0'],
    ['21', 'e0'],
    ['22', 'e2'],
    ['23', 'eP'],
    ['10', 'e6'],
    ['30', 'e2'],
    ['33', 'e8'],
    ['40', 'e1'],
    ['41', 'ee'],
    ['43', 'eD'],
    ['47', 'e5'],
    ['52', 'eS'],
    ['99', 'eG'],
  ])("reads the supplier's %s as %s", (productAvailability, expected) => expect(code({ productAvailability })).toBe(expected))
  it('calls a book of the last sixty days latest news', () => {
    expect(code({ productAvailability: '20', publishedOn: on('2026-11-01') })).toBe('eU')
    expect(code({ productAvailability: '20', publishedOn: on('2026-09-01') })).toBe('e0')
  })
  it('tells an immediate reprint from one without a date', () => {
    expect(code({ productAvailability: '32', expectedOn: on('2026-12-10') })).toBe('e4')
    expect(code({ productAvailability: '32' })).toBe('e8')
  })
  it("lets the market's status win over the publisher's, and both over the supplier's", () => {
    expect(code({ publishingStatus: '04', marketStatus: '07', productAvailability: '20' })).toBe('e5')
    expect(code({ publishingStatus: '07', marketStatus: '04', productAvailability: '20' })).toBe('e0')
    expect(code({ publishingStatus: '04', productAvailability: '20' })).toBe('e0')
  })
  it('never sells what was recalled or withdrawn, nor before the embargo ends', () => {
    expect(code({ publishingStatus: '15', productAvailability: '20' })).toBe('eS')
    expect(code({ productAvailability: '49' })).toBe('eS')
    expect(code({ productAvailability: '20', embargoUntil: on('2026-12-01') })).toBe('e6')
    expect(code({ productAvailability: '20', notForSale: true })).toBe('eX')
  })
  it('names codes that stand in no list and goes on without them', () =>
    expect(availabilityOfOnix({ productAvailability: '77', publishingStatus: '04' }, today)).toEqual({
      code: 'e0',
      unknown: ['ProductAvailability 77'],
    }))
})
