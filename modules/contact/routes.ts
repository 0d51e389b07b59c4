import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import { ShopError } from '#kernel/errors.ts'
import { Said, SendMessage } from './contract.ts'
import { contactMessages } from './messages.ts'
import { type ContactDeps, sendMessage } from './send-message.ts'

export interface Deps extends ContactDeps {
  db: Pool
  clock?: () => Date
}

const config = { rateLimit: { max: 60, timeWindow: 60_000 } }

/** What visitors write to the shop from its pages (L-18, T-14 to T-21). Whatever was not foreseen is told as T-18 words it. */
export const contactRoutes =
  ({ db, clock = () => new Date(), ...deps }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/contact/',
      { schema: { tags: ['contact'], body: SendMessage, response: { 201: Said } }, config },
      async (request, reply) => {
        const arrival = { now: clock(), language: request.language, address: request.ip || null }
        if (!request.body.website)
          await sendMessage(db, request.body, arrival, deps).catch((error: unknown) => {
            if (error instanceof ShopError) throw error
            request.log.error(error)
            throw new ShopError('unavailable', 'contact.failed')
          })
        return reply.code(201).send({ detail: contactMessages[request.language]['contact.sent'] })
      },
    )
  }
