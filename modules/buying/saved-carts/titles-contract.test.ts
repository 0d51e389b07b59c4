import { describe, expect, it } from 'vitest'
import { copiesByTitle, readTitles, writeTitles } from './titles-contract.ts'

describe('the titles that a link says', () => {
  it('sum the copies of a title that lies in several lines', () => {
    const lines = [
      { product: 12, quantity: 2 },
      { product: 345, quantity: 1 },
      { product: 12, quantity: 1 },
    ]
    expect(writeTitles(copiesByTitle(lines))).toBe('12x3.345')
  })

  it('are 99 copies of one at most, which a link reads again', () => {
    const said = writeTitles(
      copiesByTitle([
        { product: 12, quantity: 98 },
        { product: 12, quantity: 5 },
      ]),
    )
    expect(readTitles(said)).toEqual([{ product: 12, quantity: 99 }])
  })
})
