import { randomUUID } from 'node:crypto'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import { cleanAddress } from './clean-address.ts'
import { PageVisit, Recorded, SessionId } from './contract.ts'
import { stepOf } from './step-of.ts'
import { insertVisit } from './visits.sql.ts'

/** Page visits (I-04, I-05). */
export const trackingRoutes =
  ({ db }: { db: Pool }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/datacollect/uuid/', { schema: { tags: ['tracking'], response: { 200: SessionId } } }, async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      return { session_id: randomUUID() }
    })
    app.post(
      '/datacollect/',
      { schema: { tags: ['tracking'], body: PageVisit, response: { 201: Recorded } } },
      async ({ body }, reply) => {
        await insertVisit(db, {
          ...body,
          step: stepOf(body.request_path),
          request_path: cleanAddress(body.request_path),
          request_uri: cleanAddress(body.request_uri),
        })
        return reply.code(201).send({ recorded: true })
      },
    )
  }
