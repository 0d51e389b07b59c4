import { describe, expect, it } from 'vitest'
import { closedPaths, isListed, pagePaths } from './addresses.ts'

describe('the site map', () => {
  it('names the home page and the lists of each language', () => {
    expect(pagePaths('ca')).toEqual(expect.arrayContaining(['/ca', '/ca/llistat-llibres', '/ca/informacio-general/2']))
  })
  it('leaves out what belongs to one visitor, and the search', () => {
    expect(
      ['basket', 'private-orders', 'favourite-add', 'order-thanks', 'search', 'login'].filter((key) => isListed(key as 'basket')),
    ).toEqual([])
  })
  it('has no address with a parameter left open', () => {
    expect(pagePaths('es').filter((path) => path.includes(':'))).toEqual([])
  })
})

describe('robots', () => {
  it('closes basket and private area in three languages, each once', () => {
    expect(closedPaths()).toEqual(expect.arrayContaining(['/es/cesta', '/ca/cistella', '/en/basket', '/es/privado', '/en/wish/']))
    expect(closedPaths()).not.toContain('/es/cesta/cart')
  })
})
