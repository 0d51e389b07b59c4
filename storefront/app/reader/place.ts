import type { Place } from '#modules/goods/ebooks/reading-contract.ts'

const keyOf = (book: string) => `reading:${book}`

/** Where this device's reader stopped in a book; null before the first page. */
export function keptPlace(book: string): Place | null {
  try {
    const { place, fraction } = JSON.parse(localStorage.getItem(keyOf(book)) ?? '{}') as Partial<Place>
    return typeof place === 'string' && typeof fraction === 'number' ? { place, fraction } : null
  } catch {
    return null
  }
}

export const keepPlace = (book: string, place: Place) => localStorage.setItem(keyOf(book), JSON.stringify(place))
