import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import { type Language, languages } from '#kernel/language.ts'
import { pathTo } from '#screens/addresses.ts'
import { chooseSlot, putVisitBasket, showVisitBasket, type VisitOf } from './baskets.ts'
import { ByProduct, ChooseSlot, PutVisitBasket, ShowVisitBasket, VisitBasket } from './contract.ts'

interface Deps {
  db: Pool
  /** The main shop, in which the cards stand. */
  storefront: string
  clock?: () => Date
}

const tags = ['visit baskets']
const config = { rateLimit: { max: 120, timeWindow: 60_000 } }
const response = { 200: VisitBasket }

/** The basket of a visit, without an account: whoever holds its key fills it. Keys stand in the body, never in an address of the API. */
export const visitBasketRoutes =
  ({ db, storefront, clock = () => new Date() }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const of = ({ language }: FastifyRequest): VisitOf => ({ storefront, store: storefront, language, now: clock() })
    app.post('/visit-baskets/', { schema: { tags, body: PutVisitBasket, response }, config }, (request) =>
      putVisitBasket(db, request.body, of(request)),
    )
    app.post('/visit-baskets/show/', { schema: { tags, body: ShowVisitBasket, response }, config }, (request) =>
      showVisitBasket(db, request.body.key, of(request)),
    )
    app.post('/visit-baskets/slot/', { schema: { tags, body: ChooseSlot, response }, config }, (request) =>
      chooseSlot(db, request.body, of(request)),
    )
  }

/** The first of the languages a browser asks for that the shop speaks; else Spanish. */
function languageAsked(header = ''): Language {
  const asked = header.split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return asked.map((name) => languages.find((language) => language === name)).find((found) => found !== undefined) ?? 'es'
}

/** The short address of a shelf card leads to the basket in the language of whoever scans it, with the piece in hand. */
export const shelfAddressRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/v/:product', { schema: { hide: true, params: ByProduct }, config }, async (request, reply) => {
    const language = languageAsked(request.headers['accept-language'])
    return reply.redirect(`${pathTo('visit-basket', language)}?add=${request.params.product}`, 302)
  })
}
