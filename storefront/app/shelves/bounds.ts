import { queryOf } from './list-query.ts'

/** A range that narrows a list: prices in euros or years, either end open. */
export interface Bound {
  of: 'price' | 'year'
  from?: number
  to?: number
}

const parametersOf = {
  price: ['price_from', 'price_to', 'price_min', 'price_max'],
  year: ['year_from', 'year_to'],
} as const

/** The ranges of an address that the search reads; what it cannot read narrows nothing (S-08). */
export function boundsOf(parameters: URLSearchParams): Bound[] {
  const query = queryOf(parameters)
  const end = (name: string, scale = 1) => (query[name] === undefined ? undefined : Number(query[name]) / scale)
  const bounds: Bound[] = [
    { of: 'price', from: end('price_from', 100), to: end('price_to', 100) },
    { of: 'year', from: end('year_from'), to: end('year_to') },
  ]
  return bounds.filter(({ from, to }) => from !== undefined || to !== undefined)
}

/** The address without a range, at its first page. */
export function withoutBound(parameters: URLSearchParams, of: Bound['of']): string {
  const changed = new URLSearchParams(parameters)
  for (const name of [...parametersOf[of], 'page']) changed.delete(name)
  return `?${changed.toString().replaceAll('%2C', ',')}`
}
