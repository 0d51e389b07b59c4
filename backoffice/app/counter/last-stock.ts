/** What was read of a title the last time it was looked at on this machine. Titles alone are kept, nothing of people. */
export interface LastStock {
  ean: string
  sku: string
  title: string
  authors: string
  price_cents: number | null
  stores: { name: string; own: boolean; shelf: string; quantity: number }[]
  at: string
}

const place = 'counter-stock'
const most = 200

const kept = (): LastStock[] => {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '[]') as LastStock[]
  } catch {
    return []
  }
}

/** Keeps it for when the line is cut; the oldest makes room. */
export function keepLastStock(read: LastStock): void {
  const others = kept().filter(({ sku }) => sku !== read.sku)
  try {
    localStorage.setItem(place, JSON.stringify([read, ...others].slice(0, most)))
  } catch {
    // A browser without room keeps nothing, and says so when it is asked.
  }
}

/** What was last read of the title with this number; nothing where none was looked at here. */
export function lastStockOf(code: string): LastStock | undefined {
  const bare = code.trim().replace(/[\s-]/g, '').toUpperCase()
  return kept().find(({ ean, sku }) => ean === bare || sku.toUpperCase() === bare)
}
