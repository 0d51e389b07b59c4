import type { IncomingHttpHeaders } from 'node:http'
import { Forbidden } from '#kernel/errors.ts'

/** The header that the screens of the staff send with each call: no form, link or picture of another site can. */
export const ownHeader = 'x-staff'

/** What of a request says which page had the browser send it. */
export interface Sent {
  method: string
  headers: IncomingHttpHeaders
  /** Where the request arrived: scheme and host. */
  arrivedAt: string
}

/**
 * A browser sends its cookie whoever made it send the request: only the screens of the shop itself may. They add a header that other
 * sites cannot, and the browser says from where it comes, so that neither another host of the same domain nor a page over plain HTTP
 * passes. A link to a file carries no header; what only reads may do without where the browser names this very origin.
 * @throws Forbidden 'staff.other_site'
 */
export function requireOwnScreens({ method, headers, arrivedAt }: Sent, publicUrl: string): void {
  const { 'sec-fetch-site': site, origin } = headers
  const own = [publicUrl, arrivedAt].filter((address) => URL.canParse(address)).map((address) => new URL(address).origin)
  const said = site !== undefined || origin !== undefined
  const sentByOwn =
    (headers[ownHeader] === '1' || (method === 'GET' && site === 'same-origin')) &&
    (site === undefined || site === 'same-origin') &&
    (origin === undefined || own.includes(origin)) &&
    (said || method === 'GET')
  if (!sentByOwn) throw new Forbidden('staff.other_site')
}
