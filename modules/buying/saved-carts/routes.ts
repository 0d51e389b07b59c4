import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import { Cart } from '#modules/buying/cart/contract.ts'
import { requireCaller } from '#modules/people/access/caller.ts'
import { Done } from '#modules/people/customers/contract.ts'
import { DeleteSavedCart, FillCart, ListSavedCarts, SaveCart, SavedCarts, SharedCart, SharedTitles } from './contract.ts'
import { savedCartMessages } from './messages.ts'
import { deleteSavedCart, fillCart, listSavedCarts, saveCart, sharedCart } from './saved-carts.ts'

interface Deps {
  db: Pool
  splitFeeCents: number | null
  clock?: () => Date
}

const tags = ['saved carts']
const config = { rateLimit: { max: 60, timeWindow: 60_000 } }

/** Baskets passed on by a link that says what lies in them, and baskets that customers save under a name. */
export const savedCartRoutes =
  ({ db, splitFeeCents, clock = () => new Date() }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const asking = ({ storefront, language }: FastifyRequest) => ({ storefront, language, now: clock() })
    const answers = { 200: SavedCarts }
    app.get('/cart/shared/', { schema: { tags, querystring: SharedTitles, response: { 200: SharedCart } }, config }, (request) =>
      sharedCart(db, request.query.titles, asking(request)),
    )
    app.post('/cart/fill/', { schema: { tags, body: FillCart, response: { 200: Cart } }, config }, async (request) => {
      const { titles, cart, ...signed } = request.body
      const asked = asking(request)
      const caller = await requireCaller(db, signed, asked.now)
      return fillCart(db, titles, cart, { ...asked, caller, settings: { splitFeeCents } })
    })
    app.post('/customer/saved-cart/', { schema: { tags, body: SaveCart, response: answers }, config }, (request) =>
      saveCart(db, request.body, asking(request)),
    )
    app.post('/customer/saved-cart/list/', { schema: { tags, body: ListSavedCarts, response: answers }, config }, (request) =>
      listSavedCarts(db, request.body, asking(request)),
    )
    app.post(
      '/customer/saved-cart/delete/',
      { schema: { tags, body: DeleteSavedCart, response: { 200: Done } } },
      async (request) => {
        await deleteSavedCart(db, request.body, asking(request))
        return { detail: savedCartMessages[request.language]['saved_cart.deleted'] }
      },
    )
  }
