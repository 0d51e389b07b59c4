import { groupings } from '#modules/goods/catalogue/grouping-contract.ts'
import { type Facet, facets, longestWords, mostValues, numberBounds, type Sort, sorts } from '#modules/goods/search/contract.ts'
import { asSearch, withPage } from '../site/query.ts'

/** Where and until when things are to arrive, each in the form that the search reads. */
export const placeForms = {
  postcode: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
  pickup: /^[A-Z0-9]{2,10}$/,
  in_store: /^[A-Z0-9]{2,10}$/,
  arrives_by: /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
} as const

/** Parameters that the API understands as they stand in the address. */
const passed = [
  ...facets,
  ...Object.keys(placeForms),
  'as_typed',
  'facet_in',
  'group',
  'sort',
  ...Object.keys(longestWords),
  ...Object.keys(numberBounds),
]
const euroFields = { price_min: 'price_from', price_max: 'price_to' } as const

/** Values a reader types are cut to what the search takes; nobody looks for more. */
const longest: Record<string, number> = longestWords
const longestOther = 400
// biome-ignore lint/suspicious/noControlCharactersInRegex: they stand for nothing a reader can type
const unreadable = /[\u0000-\u0008\u000e-\u001f\u007f]/g

/** The known parameters of an address, each of a length that a reader's own may have; a place or a day that is none is left out. */
export function boundedSearch(search: URLSearchParams): URLSearchParams {
  const bounded = new URLSearchParams()
  for (const name of [...passed, ...Object.keys(euroFields)]) {
    const form = (placeForms as Record<string, RegExp>)[name]
    const values = search
      .getAll(name)
      .map((value) => value.toWellFormed().replace(unreadable, ' '))
      .filter((value) => form?.test(value) ?? true)
    for (const value of name in longest ? values.slice(0, 1) : values.slice(0, mostValues))
      if (value.trim() !== '') bounded.append(name, value.trim().slice(0, longest[name] ?? longestOther))
  }
  return bounded
}

const isWithin = (value: string, [least, most]: readonly [number, number]) =>
  /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most

/** The 31st of a month that has it not is no day. */
const isDay = (text: string) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

/** The API's query of an address: known parameters only, empty ones left out, euros of a form as cents (S-09, S-10). */
export function queryOf(address: URLSearchParams): Record<string, string> {
  const search = boundedSearch(address)
  const query: Record<string, string> = {}
  for (const name of passed) {
    const values = search.getAll(name)
    if (values.length > 0) query[name] = values.join(',')
  }
  for (const [field, name] of Object.entries(euroFields)) {
    const euros = Number(search.get(field)?.replace(',', '.') || Number.NaN)
    if (Number.isFinite(euros) && euros >= 0) query[name] = String(Math.round(euros * 100))
  }
  if (query['sort'] && !sorts.includes(query['sort'] as Sort)) delete query['sort']
  if (query['group'] && !groupings.includes(query['group'] as (typeof groupings)[number])) delete query['group']
  if (query['as_typed'] && query['as_typed'] !== 'true') delete query['as_typed']
  if (query['arrives_by'] && !isDay(query['arrives_by'])) delete query['arrives_by']
  if (query['facet_in'] && !facets.includes(query['facet_in'] as Facet)) delete query['facet_in']
  for (const [name, limits] of Object.entries(numberBounds)) if (query[name] && !isWithin(query[name], limits)) delete query[name]
  return query
}

/** Whether anything but the page is asked of a list, or how it counts. */
export const isNarrowed = (query: Record<string, string>): boolean =>
  Object.keys(query).some((name) => name !== 'page' && name !== 'group' && !name.startsWith('facet_'))

/** What stands in an address as it is. */
const plain = /^[\w.,-]*$/

/**
 * Gives the address with a value of a filter added or taken away; the list starts again at its first page (S-08). A panel has hundreds of
 * values: what they share of the address is read and written once.
 */
export function toggling(search: URLSearchParams, facet: string): (value: string) => string {
  const chosen = search.getAll(facet).flatMap((text) => text.split(','))
  const others = new URLSearchParams(search)
  others.delete('page')
  others.delete(facet)
  const start = asSearch(others)
  const before = start === '?' ? start : `${start}&`
  return (value) => {
    const next = chosen.includes(value) ? chosen.filter((text) => text !== value) : [...chosen, value]
    if (next.length === 0) return start
    const written = next.join(',')
    return before + (plain.test(written) ? `${facet}=${written}` : asSearch(new URLSearchParams([[facet, written]])).slice(1))
  }
}

/** The address with one value of a filter added or taken away. */
export const toggled = (search: URLSearchParams, facet: string, value: string): string => toggling(search, facet)(value)

/** The address of the list that counts works, or editions; it starts again at its first page. */
export function grouped(search: URLSearchParams, by: (typeof groupings)[number]): string {
  const changed = new URLSearchParams(search)
  changed.delete('page')
  if (by === 'works') changed.delete('group')
  else changed.set('group', by)
  return asSearch(changed)
}

/** The address without any filter; words, fields and order stay. */
export function cleared(search: URLSearchParams): string {
  const changed = new URLSearchParams(search)
  for (const name of [
    ...facets,
    ...Object.keys(placeForms),
    'page',
    'price_from',
    'price_to',
    'price_min',
    'price_max',
    'year_from',
    'year_to',
  ])
    changed.delete(name)
  return asSearch(changed)
}

/** How a list may be ordered: books by date, title and maker, objects by price and name (S-12, S-13). */
export function sortsOf(kind: 'book' | 'object' | null, first: 'relevance' | 'featured' | 'volume', arrives = false): Sort[] {
  const byPrice: Sort[] = [...(arrives ? (['soonest'] as const) : []), 'price_asc', 'price_desc']
  if (kind === 'object') return [first, ...byPrice, 'name_asc', 'name_desc']
  return [
    ...(first === 'volume' ? (['volume', 'featured'] as const) : [first]),
    'date_desc',
    'date_asc',
    ...byPrice,
    'title_asc',
    'title_desc',
    'author_asc',
    'author_desc',
  ]
}

/** The page to go to instead of one beyond the end of a list, as an address; null where the page is there. */
export function lastPage(search: URLSearchParams, page: number, pages: number): string | null {
  return page > Math.max(1, pages) ? withPage(search, pages) : null
}
