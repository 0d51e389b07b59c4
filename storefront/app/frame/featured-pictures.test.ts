import { describe, expect, it } from 'vitest'
import { askedOf, shortTitle } from './featured-pictures.ts'

describe('the pictures of a menu entry (N-17)', () => {
  const entry = (url: string, lots: string | null = null) => ({ url, title: url, lots, categories: '1000,1100' })
  const asked = (url: string, lots?: string) => askedOf(entry(url, lots ?? null))
  it('are those of its own list where it has one: new books are not the best sellers', () => {
    expect(asked('book-new')).toEqual([
      '/products/',
      { type: 'book', novelty: 'true', sort: 'date_desc', limit: 3, group: 'works' },
    ])
    expect(asked('book-best-sellers')).toEqual(['/products/', { type: 'book', sort: 'sales', limit: 3, group: 'works' }])
    expect(asked('book-recommended')).toEqual(['/products/', { type: 'book', recommended: 'true', limit: 3, group: 'works' }])
  })
  it('are those of its curated list or of its categories otherwise, featured first', () => {
    const featured = { limit: 3, order: 'featured', order_type: 'desc', group: 'works' }
    expect(asked('theme-tiling', '101')).toEqual(['/lots/', { lot: '101', ...featured }])
    expect(asked('book-list?category=1000')).toEqual([
      '/lots/store/',
      { model_types: 'book', categories: '1000,1100', ...featured },
    ])
  })
})

describe('the title under a menu picture', () => {
  it('stays whole up to twenty-two characters', () => {
    expect(shortTitle('Azulejo de la cruz ver')).toBe('Azulejo de la cruz ver')
  })
  it('is cut at twenty-two and ends with an ellipsis', () => {
    expect(shortTitle('Azulejo de la cruz verde')).toBe('Azulejo de la cruz ver…')
  })
})
