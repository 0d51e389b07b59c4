import { facets, type Sort, sorts } from '#modules/search/contract.ts'

/** Parameters that the API understands as they stand in the address. */
const passed = [
  ...facets,
  'q',
  'sort',
  'page',
  'price_from',
  'price_to',
  'year_from',
  'year_to',
  'title',
  'author_name',
  'publisher_name',
  'ean',
]
const euroFields = { price_min: 'price_from', price_max: 'price_to' } as const

/** The API's query of an address: known parameters only, empty ones left out, euros of a form as cents (S-09, S-10). */
export function queryOf(search: URLSearchParams): Record<string, string> {
  const query: Record<string, string> = {}
  for (const name of passed) {
    const values = search.getAll(name).filter((value) => value.trim() !== '')
    if (values.length > 0) query[name] = values.join(',')
  }
  for (const [field, name] of Object.entries(euroFields)) {
    const euros = Number(search.get(field)?.replace(',', '.') || Number.NaN)
    if (Number.isFinite(euros) && euros >= 0) query[name] = String(Math.round(euros * 100))
  }
  if (query['sort'] && !sorts.includes(query['sort'] as Sort)) delete query['sort']
  if (query['page'] && !/^[1-9]\d{0,4}$/.test(query['page'])) delete query['page']
  for (const name of ['year_from', 'year_to', 'price_from', 'price_to'])
    if (query[name] && !/^\d{1,9}$/.test(query[name])) delete query[name]
  return query
}

/** Whether anything but the page is asked of a list. */
export const isNarrowed = (query: Record<string, string>): boolean => Object.keys(query).some((name) => name !== 'page')

/** The address with a value of a filter added or taken away; the list starts again at its first page (S-08). */
export function toggled(search: URLSearchParams, facet: string, value: string): string {
  const values = search.getAll(facet).flatMap((one) => one.split(','))
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
  const changed = new URLSearchParams(search)
  changed.delete('page')
  changed.delete(facet)
  if (next.length > 0) changed.set(facet, next.join(','))
  return asSearch(changed)
}

export function withPage(search: URLSearchParams, page: number): string {
  const changed = new URLSearchParams(search)
  if (page > 1) changed.set('page', String(page))
  else changed.delete('page')
  return asSearch(changed)
}

/** The address without any filter; words, fields and order stay. */
export function cleared(search: URLSearchParams): string {
  const changed = new URLSearchParams(search)
  for (const name of [...facets, 'page', 'price_from', 'price_to', 'price_min', 'price_max', 'year_from', 'year_to'])
    changed.delete(name)
  return asSearch(changed)
}

/** Commas stay readable in the address bar. */
const asSearch = (search: URLSearchParams): string => {
  const text = search.toString().replaceAll('%2C', ',')
  return text ? `?${text}` : '?'
}

/** How a list may be ordered: books by maker too, objects by price and name (S-12, S-13). */
export function sortsOf(kind: 'book' | 'object' | null, first: 'relevance' | 'featured'): Sort[] {
  const common: Sort[] = ['price_asc', 'price_desc', 'title_asc', 'title_desc']
  if (kind === 'object') return [first, ...common]
  return [first, 'date_desc', 'date_asc', ...common, 'author_asc', 'author_desc']
}
