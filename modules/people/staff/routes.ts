import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { actRoutes } from './acts-routes.ts'
import { guardStaff, type StaffDoor } from './call.ts'
import { peopleRoutes } from './people-routes.ts'
import { viewRoutes } from './views-routes.ts'

/** What the staff call, apart from the shop's own API: it opens with a session of theirs and with nothing else. */
export const staffRoutes = ({ calls, ...door }: StaffDoor): FastifyPluginAsyncZod =>
  guardStaff({
    ...door,
    calls: (call) => {
      peopleRoutes(call)
      actRoutes(call)
      viewRoutes(call)
      calls(call)
    },
  })
