import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import { AskToReserve, ReservationKey, ToReserve } from './contract.ts'
import { reservationMessages } from './messages.ts'
import { askToReserve, confirmReserving, type ReaderDeps } from './readers.ts'

const tags = ['reservations']
const config = { rateLimit: { max: 30, timeWindow: 60_000 } }

/** Readers have a copy kept in a store: asked on its page, confirmed from the letter. */
export const reservationRoutes =
  ({ db, ...deps }: ReaderDeps & { db: Pool }): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/reservations/',
      { schema: { tags, body: AskToReserve, response: { 201: ToReserve } }, config },
      async (request, reply) => {
        const { language, ip, storefront } = request
        const asking = { now: new Date(), language, address: ip || null, device: '', storefront }
        const reserved = await askToReserve(db, request.body, asking, deps)
        const words = reservationMessages[language]
        return reply.code(201).send({ reserved, detail: words[reserved ? 'reservation.kept' : 'reservation.asked'] })
      },
    )
    app.post(
      '/reservations/confirm/',
      { schema: { tags, body: ReservationKey, response: { 200: ToReserve } }, config },
      async (request) => {
        const reserved = await confirmReserving(db, request.body.key, new Date(), deps)
        return { reserved, detail: reservationMessages[request.language]['reservation.kept'] }
      },
    )
  }
