import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import {
  BeginList,
  ChangeWish,
  ListDeleted,
  MarkBought,
  OwnKey,
  OwnList,
  PickWish,
  SetSharing,
  SharedKey,
  SharedList,
  ShowOwnList,
} from './contract.ts'
import { wishListMessages } from './messages.ts'
import {
  type Asking,
  addToList,
  beginList,
  forgetList,
  markBought,
  pickWish,
  removeFromList,
  setSharing,
  showOwnList,
  showSharedList,
} from './wish-lists.ts'

interface Deps {
  db: Pool
  secret: string
  clock?: () => Date
}

const tags = ['wish lists']
const config = { rateLimit: { max: 60, timeWindow: 60_000 } }
const seldom = { rateLimit: { max: 20, timeWindow: 60 * 60_000 } }

/** Lists of wishes without an account: whoever holds a key does what it is for. Keys stand in the body, never in an address of the API. */
export const wishListRoutes =
  ({ db, secret, clock = () => new Date() }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const own = { 200: OwnList }
    const given = { 200: SharedList }
    const asking = ({ storefront, language }: FastifyRequest): Asking => ({ secret, storefront, language, now: clock() })
    app.post('/wish-lists/', { schema: { tags, body: BeginList, response: own }, config: seldom }, (request) =>
      beginList(db, request.body.products, asking(request)),
    )
    app.post('/wish-lists/own/', { schema: { tags, body: ShowOwnList, response: own }, config }, (request) =>
      showOwnList(db, request.body.key, asking(request), request.body.reveal),
    )
    app.post('/wish-lists/own/add/', { schema: { tags, body: ChangeWish, response: own }, config }, (request) =>
      addToList(db, request.body, asking(request)),
    )
    app.post('/wish-lists/own/remove/', { schema: { tags, body: ChangeWish, response: own }, config }, (request) =>
      removeFromList(db, request.body, asking(request)),
    )
    app.post('/wish-lists/own/sharing/', { schema: { tags, body: SetSharing, response: own }, config }, (request) =>
      setSharing(db, request.body, asking(request)),
    )
    app.post(
      '/wish-lists/own/delete/',
      { schema: { tags, body: OwnKey, response: { 200: ListDeleted } }, config },
      async (request) => {
        await forgetList(db, request.body.key, asking(request))
        return { detail: wishListMessages[request.language]['wish_list.deleted'] }
      },
    )
    app.post('/wish-lists/shared/', { schema: { tags, body: SharedKey, response: given }, config }, (request) =>
      showSharedList(db, request.body.key, asking(request)),
    )
    app.post('/wish-lists/shared/mark/', { schema: { tags, body: MarkBought, response: given }, config }, (request) =>
      markBought(db, request.body, asking(request)),
    )
    app.post('/wish-lists/shared/pick/', { schema: { tags, body: PickWish, response: given }, config }, (request) =>
      pickWish(db, request.body, asking(request)),
    )
  }
