import { expect, it } from 'vitest'
import { boundsOf, withoutBound } from './bounds.ts'

const search = (text: string) => new URLSearchParams(text)

it('reads ranges of prices in euros and of years, with either end open', () => {
  expect(boundsOf(search('price_min=12,50&year_from=1990&year_to=2000'))).toEqual([
    { of: 'price', from: 12.5, to: undefined },
    { of: 'year', from: 1990, to: 2000 },
  ])
  expect(boundsOf(search('price_to=5000'))).toEqual([{ of: 'price', from: undefined, to: 50 }])
})

it('leaves out what the search does not read', () => {
  expect(boundsOf(search('year_from=MMXX&price_min=mucho&q=sol'))).toEqual([])
})

it('takes a range away with both its ends and starts at the first page', () => {
  expect(withoutBound(search('q=sol&price_min=3&price_max=9&category=51,95&page=2'), 'price')).toBe('?q=sol&category=51,95')
})
