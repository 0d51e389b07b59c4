import { matchPath, type RouteKey } from '#kernel/route-table.ts'

/** Screens that show what belongs to one visitor, or that act on what they are sent. */
const personal = /^(private|basket|order-|login|register|password-)/

export const isPersonal = (key: RouteKey): boolean => personal.test(key)

/** Whether everyone gets the same page at this address, so that it may be kept (architecture: public pages carry no state). */
export function isPublicPath(pathname: string): boolean {
  const found = matchPath(pathname)
  return found !== null && !isPersonal(found.key)
}
