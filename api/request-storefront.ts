import type { FastifyInstance } from 'fastify'
import { ShopError } from '#kernel/errors.ts'
import type { KnownAddresses } from '#modules/editorial/page-addresses/known-addresses.ts'
import type { KnownStorefronts } from '#modules/platform/storefronts/known-storefronts.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of the shop that is asked, from the query parameter `store`; the main shop where nothing is said. */
    storefront: string
  }
  interface FastifyInstance {
    /** Read again from rows, so that a shop added while the process runs is known to its pages too. */
    storefronts: KnownStorefronts
    /** What staff gave an address of its own, in every shop. */
    pageAddresses: KnownAddresses
  }
}

/** Reads `store` before anything else of a call. @throws ShopError 'http.unknown_store' for a shop that no row has. */
export function readStorefront(api: FastifyInstance, known: KnownStorefronts) {
  api.decorateRequest('storefront', known.main)
  api.addHook('onRequest', async (request) => {
    const { store } = request.query as { store?: unknown }
    if (store === undefined || store === known.main) return
    // Staff fill a shop that nobody else sees yet.
    const ofStaff = request.routeOptions.url?.startsWith('/api/staff/') ?? false
    if (typeof store !== 'string' || !(await (ofStaff ? known.isMade(store) : known.has(store))))
      throw new ShopError('invalid', 'http.unknown_store')
    request.storefront = store
  })
}
