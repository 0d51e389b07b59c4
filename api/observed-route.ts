import type { FastifyRequest } from 'fastify'
import type { Language } from '#kernel/language.ts'
import { matchPath } from '#screens/addresses.ts'
import { mainShop } from '#screens/shops.ts'

/** What was asked for, without what was typed: an address itself carries searches, names and keys. */
interface ObservedRoute {
  /** The pattern of a call, as `/api/products/:id/`, or a screen's key, as `screen product`; `none` where nothing stands. */
  route: string
  /** The path of the affiliated shop whose page it is, or the code of the shop that a call names. */
  shop: string
  language: Language | ''
}

const anyPath = /^(?:\/\*|\*)$/
/** What a page's scripts fetch of it has its path and this ending. */
const dataEnding = /(?:\/_root)?\.data$/

/** Few names for many addresses, so that they can be counted. */
export function observedRoute(request: FastifyRequest): ObservedRoute {
  const { url } = request.routeOptions
  if (url !== undefined && !anyPath.test(url))
    return { route: url, shop: request.storefront ?? '', language: request.language ?? '' }
  const [pathname = '/'] = (request.raw.url ?? '/').split('?', 1)
  const matched = matchPath(pathname.replace(dataEnding, ''))
  if (matched === null) return { route: 'none', shop: '', language: '' }
  return { route: `screen ${matched.key}`, shop: matched.shop === mainShop ? '' : matched.shop, language: matched.language }
}
