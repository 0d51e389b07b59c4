import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import type { Arrival } from './session.ts'
import { AddWish, DeleteWishes, ListWishes, Wishes } from './wish-contract.ts'
import { addWish, listWishes, removeWishes } from './wishes.ts'

/** Favourites of the customer whose id and token come in the body (I-26). */
export const wishRoutes =
  ({ db, arrival }: { db: Pool; arrival: (request: FastifyRequest) => Arrival }): FastifyPluginAsyncZod =>
  async (app) => {
    const tags = ['customers']
    const response = { 200: Wishes }
    app.post('/customer/wish/list/', { schema: { tags, body: ListWishes, response } }, (request) =>
      listWishes(db, request.body, arrival(request)),
    )
    app.post('/customer/wish/', { schema: { tags, body: AddWish, response } }, (request) =>
      addWish(db, request.body, arrival(request)),
    )
    app.post('/customer/wish/delete/', { schema: { tags, body: DeleteWishes, response } }, (request) =>
      removeWishes(db, request.body, arrival(request)),
    )
  }
