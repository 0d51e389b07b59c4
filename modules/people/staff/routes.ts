import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import { guardStaff, type StaffCalls } from './call.ts'
import { StaffLogin, StaffSession } from './contract.ts'
import { peopleRoutes } from './people-routes.ts'
import { loginStaff } from './sessions.ts'

interface StaffDeps {
  db: Pool
  /** The calls of every domain. */
  calls: (call: StaffCalls) => void
  /** Told when what visitors are shown has changed. */
  onSeen: () => void
}

/** What the staff call, apart from the shop's own API: it opens with a session of theirs and with nothing else. */
export const staffRoutes =
  ({ db, calls, onSeen }: StaffDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/login/',
      {
        schema: { tags: ['staff'], summary: 'Opens a session', body: StaffLogin, response: { 200: StaffSession } },
        config: { rateLimit: { max: 20, timeWindow: 60_000 } },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const { token, staff } = await loginStaff(db, request.body, {
          now: new Date(),
          requestId: request.id,
          address: request.ip || null,
        })
        const { id, email, name, roles, storeCode } = staff
        return { token, staff: { id, email, name, roles, store_code: storeCode, active: true } }
      },
    )
    await app.register(
      guardStaff(
        db,
        (call) => {
          peopleRoutes(call)
          calls(call)
        },
        onSeen,
      ),
    )
  }
