import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import { ShopError } from '#kernel/errors.ts'
import { Acknowledgement, SendJob, SendMessage } from './contract.ts'
import { contactMessages } from './messages.ts'
import { type ContactDeps, sendMessage } from './send-message.ts'

export interface Deps extends ContactDeps {
  db: Pool
  clock?: () => Date
}

const tags = ['contact']
const config = { rateLimit: { max: 60, timeWindow: 60_000 } }

/** What visitors write to the shop from its pages (L-18, T-14 to T-21). Whatever was not foreseen is told as T-18 words it. */
export const contactRoutes =
  ({ db, clock = () => new Date(), ...deps }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const send = async (request: FastifyRequest, reply: FastifyReply, message: SendMessage) => {
      const arrival = { now: clock(), language: request.language, address: request.ip || null }
      if (!message.website)
        await sendMessage(db, message, arrival, deps).catch((error: unknown) => {
          if (error instanceof ShopError) throw error
          request.log.error(error)
          throw new ShopError('unavailable', 'contact.failed')
        })
      return reply.code(201).send({ detail: contactMessages[request.language]['contact.sent'] })
    }
    app.post('/contact/', { schema: { tags, body: SendMessage, response: { 201: Acknowledgement } }, config }, (request, reply) =>
      send(request, reply, request.body),
    )
    app.post('/job/', { schema: { tags, body: SendJob, response: { 201: Acknowledgement } }, config }, (request, reply) =>
      send(request, reply, { ...request.body, subject: 'job', kind: 'other' }),
    )
  }
