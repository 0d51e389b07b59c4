import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { deviceOf } from '#modules/people/access/device.ts'
import { arrivedAt, guardStaff, type StaffDoor } from './call.ts'
import { StaffLogin, StaffSession } from './contract.ts'
import { ownHeader, requireOwnScreens } from './own-screens.ts'
import { peopleRoutes } from './people-routes.ts'
import { sessionCookie } from './session-cookie.ts'
import { loginStaff } from './sessions.ts'

/** What the staff call, apart from the shop's own API: it opens with a session of theirs and with nothing else. */
export const staffRoutes =
  (door: StaffDoor): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, publicUrl, calls } = door
    const cookie = sessionCookie(publicUrl)
    app.post(
      '/login/',
      {
        schema: { tags: ['staff'], summary: 'Opens a session', body: StaffLogin, response: { 200: StaffSession } },
        config: { rateLimit: { max: 20, timeWindow: 60_000 } },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const { method, headers, body, ip, id: requestId } = request
        const medium = headers[ownHeader] === undefined ? 'command' : 'browser'
        if (medium === 'browser') requireOwnScreens({ method, headers, arrivedAt: arrivedAt(request) }, publicUrl)
        const place = { medium, device: deviceOf(headers['user-agent']), address: ip || null } as const
        const { token, staff } = await loginStaff(db, body, { now: new Date(), requestId, ...place })
        if (medium === 'browser') reply.header('set-cookie', cookie.write(token))
        const { id, email, name, roles, storeCode } = staff
        return {
          token: medium === 'browser' ? null : token,
          staff: { id, email, name, roles, store_code: storeCode, active: true },
        }
      },
    )
    await app.register(
      guardStaff({
        ...door,
        calls: (call) => {
          peopleRoutes(call)
          calls(call)
        },
      }),
    )
  }
