import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import { Done, Signed } from '#modules/people/customers/contract.ts'
import { KeptCards, RemoveKeptCard } from './contract.ts'
import { listCards, removeCard } from './kept-cards.ts'
import { keptCardMessages } from './messages.ts'

/** The cards that the holder of an account kept; they are kept by paying. */
export const keptCardRoutes =
  ({ db }: { db: Pool }): FastifyPluginAsyncZod =>
  async (app) => {
    const tags = ['kept cards']
    app.post('/customer/card/list/', { schema: { tags, body: Signed, response: { 200: KeptCards } } }, ({ body }) =>
      listCards(db, body, new Date()),
    )
    app.post(
      '/customer/card/remove/',
      { schema: { tags, body: RemoveKeptCard, response: { 200: Done } } },
      async ({ body, language }) => {
        await removeCard(db, body, new Date())
        return { detail: keptCardMessages[language]['kept_card.removed'] }
      },
    )
  }
