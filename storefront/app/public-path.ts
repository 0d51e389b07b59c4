import { matchPath } from '#kernel/route-table.ts'
import { isPersonal } from './personal-screens.ts'
import { boundedSearch } from './search/list-query.ts'
import { canonicalPath } from './shell/canonical-path.ts'

/** Whether everyone gets the same page at this address, so that it may be kept (architecture: public pages carry no state). */
export function isPublicPath(pathname: string): boolean {
  const found = matchPath(pathname)
  return found !== null && !isPersonal(found.key)
}

/** Paths of the framework's own and the start, which stand in no table. */
const unlisted = new Set(['/', '/__manifest'])

/** Whether nothing is meant by this address: no screen, no other spelling of one. */
export const leadsNowhere = (pathname: string): boolean =>
  !unlisted.has(pathname) && matchPath(pathname) === null && canonicalPath(pathname) === null

/** The part of a query that public pages read, in one order: everyone whose page is the same asks for the same address. */
export function readQuery(query: URLSearchParams): URLSearchParams {
  const read = boundedSearch(query)
  for (const name of ['month', 'products_type', 'sent', '_routes']) {
    const value = query.get(name)
    if (value !== null) read.set(name, value.slice(0, 200))
  }
  read.sort()
  return read
}

/** The id of the route that shows the screen at this address (routes.ts), null where none stands in the table. */
export function routeAt(pathname: string): string | null {
  const found = matchPath(pathname)
  return found && `${found.key}.${found.language}`
}
