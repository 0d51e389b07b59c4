import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { guardStaff, type StaffDoor } from './call.ts'
import { peopleRoutes } from './people-routes.ts'

/** What the staff call, apart from the shop's own API: it opens with a session of theirs and with nothing else. */
export const staffRoutes = ({ calls, ...door }: StaffDoor): FastifyPluginAsyncZod =>
  guardStaff({
    ...door,
    calls: (call) => {
      peopleRoutes(call)
      calls(call)
    },
  })
