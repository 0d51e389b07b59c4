import { describe, expect, it } from 'vitest'
import { hasStores } from './product-stores.tsx'

const told = (ebook: boolean, buyable: boolean, copies: number) =>
  hasStores({
    ebook,
    availability: { buyable },
    stock_by_store: copies > 0 ? [{ code: 'T013', name: 'La Tienda', city: 'Granada', quantity: copies }] : [],
  } as unknown as Parameters<typeof hasStores>[0])

describe('the stores of a product', () => {
  it('are told of what can be ordered or lies in one of them', () =>
    expect([told(false, true, 3), told(false, true, 0), told(false, false, 3)]).toEqual([true, true, true]))
  it('are not told of an ebook, on sale or not, nor of what can be had nowhere', () =>
    expect([told(true, true, 0), told(true, false, 0), told(false, false, 0)]).toEqual([false, false, false]))
})
