/** What the demonstration makes up about a product, always the same for the same number: how it can be had, and where it lies. */
import { demoNumber, demoStock } from '#importers/demo-rates.ts'
import { checkDigit13 } from '#kernel/isbn.ts'

/** Shares of a thousand, of books that are not new. */
const shares: readonly (readonly [code: string, share: number])[] = [
  ['e0', 800],
  ['e2', 50],
  ['eP', 30],
  ['e8', 25],
  ['eG', 20],
  ['e1', 18],
  ['e4', 15],
  ['eD', 12],
  ['e5', 10],
  ['ea', 5],
  ['ed', 4],
  ['ee', 4],
  ['eS', 4],
  ['eX', 3],
]

export function demoAvailability(ean: string, { recent = false } = {}): string {
  if (recent) return demoNumber(ean, 'availability') % 2 === 0 ? 'eU' : 'e0'
  let rest = demoNumber(ean, 'availability') % 1_000
  for (const [code, share] of shares) {
    if (rest < share) return code
    rest -= share
  }
  return 'e0'
}

const inStock = new Set(['e0', 'eU', 'e4'])
/** The shops that keep books; the central one is `stock`. */
const bookshops = ['T001', 'T004', 'T007', 'T008', 'T011', 'T015']

/** Copies at the central store and at some others; none of a title that cannot be had. */
export function demoStores(ean: string, availability: string): { stock: number; stockByStore?: Record<string, number> } {
  if (!inStock.has(availability)) return { stock: 0 }
  const others = bookshops.filter((store) => demoNumber(ean, store) % 5 === 0)
  const stockByStore = Object.fromEntries(others.map((store) => [store, 1 + (demoNumber(ean, `${store} copies`) % 4)]))
  return { stock: demoStock(ean), ...(others.length > 0 ? { stockByStore } : {}) }
}

/** An in-store EAN of the demonstration's own products: 2, then 0 for those named by hand, then digits of the key's hash. */
export function demoEan(kind: 'object' | 'book', key: string): string {
  const digits = `${demoNumber(`${kind}:${key}`, 'ean')}`.padStart(10, '0')
  const twelve = `20${digits}`
  return `${twelve}${checkDigit13(twelve)}`
}
