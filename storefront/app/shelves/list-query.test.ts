import { describe, expect, it } from 'vitest'
import { withPage } from '../site/query.ts'
import { cleared, grouped, isNarrowed, lastPage, queryOf, sortsOf, toggled } from './list-query.ts'

const search = (text: string) => new URLSearchParams(text)

describe('the query of a list', () => {
  it('joins the values of a filter and leaves unknown parameters out', () => {
    expect(queryOf(search('category=51&category=95&utm_source=x&q= '))).toEqual({ category: '51,95' })
  })
  it('sends the euros of a form as cents', () => {
    expect(queryOf(search('price_min=12,50&price_max=50'))).toEqual({ price_from: '1250', price_to: '5000' })
  })
  it('forgets an order, a page or a year that make no sense', () => {
    expect(queryOf(search('sort=drop&page=0&year_from=MMXX&price_to=-1'))).toEqual({})
  })
  it('is narrowed by anything but its page', () => {
    expect([isNarrowed({ page: '2' }), isNarrowed({ sort: 'price_asc' })]).toEqual([false, true])
  })
})

describe('the links of a filter', () => {
  it('add a value, take it away again, and start at the first page', () => {
    const added = toggled(search('q=sol&page=3&category=51'), 'category', '95')
    expect(added).toBe('?q=sol&category=51,95')
    expect(toggled(search(added), 'category', '51')).toBe('?q=sol&category=95')
  })
  it('keep whether works or editions are listed, and lead from one to the other', () => {
    expect(grouped(search('q=sol&page=3'), 'editions')).toBe('?q=sol&group=editions')
    expect(grouped(search('q=sol&group=editions'), 'works')).toBe('?q=sol')
    expect(toggled(search('q=sol&group=editions'), 'category', '95')).toBe('?q=sol&group=editions&category=95')
    expect([queryOf(search('group=editions')), queryOf(search('group=sizes'))]).toEqual([{ group: 'editions' }, {}])
  })
  it('clear the filters and keep the words', () => {
    expect(cleared(search('q=sol&category=51&price_min=3&sort=price_asc'))).toBe('?q=sol&sort=price_asc')
  })
  it('leave the first page without a number', () => {
    expect([withPage(search('page=2'), 1), withPage(search('q=sol'), 2)]).toEqual(['?', '?q=sol&page=2'])
  })
})

describe('a page beyond the end', () => {
  it('leads to the last one there is, and an empty list to its first', () => {
    expect(lastPage(search('q=sol&page=999'), 999, 113)).toBe('?q=sol&page=113')
    expect(lastPage(search('page=5'), 5, 0)).toBe('?')
    expect([lastPage(search('page=113'), 113, 113), lastPage(search(''), 1, 0)]).toEqual([null, null])
  })
})

describe('the orders on offer', () => {
  it('are date, price, title and author for books, price and name for objects', () => {
    expect(sortsOf('book', 'featured')).toContain('author_asc')
    expect(sortsOf('object', 'featured')).toEqual(['featured', 'price_asc', 'price_desc', 'name_asc', 'name_desc'])
  })
})
