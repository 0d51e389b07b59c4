import { matchPath } from '#screens/addresses.ts'
import { isPersonal } from '#screens/audience.ts'
import { routeId } from './route-id.ts'
import { boundedSearch } from './shelves/list-query.ts'
import { canonicalPath } from './site/canonical-path.ts'
import { writtenRoute } from './site/written-route.ts'

/** Whether everyone gets the same page at this address, so that it may be kept (architecture: public pages carry no state). */
export function isPublicPath(pathname: string): boolean {
  const found = matchPath(pathname)
  return found !== null && !isPersonal(found.key)
}

/** The start, which stands in no table. */
const unlisted = new Set(['/'])

/** Whether nothing is meant by this address: no screen, no other spelling of one. */
export const leadsNowhere = (pathname: string): boolean =>
  !unlisted.has(pathname) && matchPath(pathname) === null && canonicalPath(pathname) === null

/** What single screens read besides the filters of a list, and the only values they understand. */
const ownQuery: Record<string, RegExp> = {
  month: /^.{1,200}$/,
  // The agenda: where, in which language and open to whom, or what is over.
  city: /^.{1,80}$/,
  spoken: /^(es|ca|en)$/,
  accessibility: /^[a-z_]{1,30}$/,
  past: /^1$/,
  products_type: /^\w{1,20}$/,
  sent: /^.{0,200}$/,
  _routes: /^.{1,200}$/,
  // Stores near a place; the stores that have a title.
  near: /^.{1,200}$/,
  stores: /^\w{1,20}$/,
  // The product that somebody asks about.
  product: /^\d{1,9}$/,
  // Gifts by price, day and place; answers of a quiz, and what they led to.
  under: /^\d{1,4}$/,
  arrives_by: /^\d{4}-\d\d-\d\d$/,
  postcode: /^\d{5}$/,
  pickup_store: /^[A-Z0-9]{2,10}$/,
  fifth: /^[0-4]$/,
  ...Object.fromEntries([1, 2, 3, 4, 5].map((index) => [`q${index}`, /^[a-e]$/])),
  answers: /^[a-e]{4}[ab]$/,
}

/** The part of a query that public pages read, in one order: everyone whose page is the same asks for the same address. */
export function readQuery(query: URLSearchParams): URLSearchParams {
  const read = boundedSearch(query)
  for (const [name, understood] of Object.entries(ownQuery)) {
    const value = query.get(name)
    if (value !== null && understood.test(value)) read.set(name, value)
  }
  read.sort()
  return read
}

/** The id of the route that shows the screen at this address (routes.ts), null for the start. */
export function routeAt(pathname: string): string | null {
  const found = matchPath(pathname)
  if (found) return routeId(found.key, found.language, found.shop)
  return unlisted.has(pathname) ? null : writtenRoute
}
