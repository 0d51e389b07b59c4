import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { deviceOf } from '#modules/people/access/device.ts'
import { arrivedAt } from '#modules/people/staff/call.ts'
import { ownHeader, requireOwnScreens } from '#modules/people/staff/own-screens.ts'
import { staffView } from '#modules/people/staff/people-routes.ts'
import { sessionCookie } from '#modules/people/staff/session-cookie.ts'
import { doorCalls } from './contract.ts'
import type { AccessDeps } from './deps.ts'
import { choosePasswordByLink, forgotPassword, linkOf } from './links.ts'
import { loginStaff, type SignedIn } from './sign-in.ts'

const done = { done: true } as const
const seldom = { rateLimit: { max: 20, timeWindow: 60_000 } }

const arrival = ({ ip, id: requestId }: FastifyRequest) => ({ now: new Date(), address: ip || null, requestId })

const schemaOf = <Name extends keyof typeof doorCalls>(name: Name, summary: string) => {
  const { body, answer } = doorCalls[name]
  return {
    tags: ['staff'],
    summary,
    body: body as (typeof doorCalls)[Name]['body'],
    response: { 200: answer as (typeof doorCalls)[Name]['answer'] },
  }
}

/** The door of the staff: what leads to a session and asks for none. */
export const doorRoutes =
  (deps: AccessDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const cookie = sessionCookie(deps.publicUrl)
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    /** A browser that our screens had ask is given its session as a cookie, a command line its token. */
    const mediumOf = (request: FastifyRequest) => {
      if (request.headers[ownHeader] === undefined) return 'command'
      requireOwnScreens({ method: request.method, headers: request.headers, arrivedAt: arrivedAt(request) }, deps.publicUrl)
      return 'browser'
    }
    const handOver = (reply: FastifyReply, medium: 'browser' | 'command', { token, staff }: SignedIn) => {
      if (medium === 'command') return { token, staff: staffView(staff) }
      reply.header('set-cookie', cookie.write(token))
      return { token: null, staff: staffView(staff) }
    }
    app.post('/login/', { schema: schemaOf('POST /login/', 'Opens a session'), config: seldom }, async (request, reply) => {
      const medium = mediumOf(request)
      const place = { medium, device: deviceOf(request.headers['user-agent']) } as const
      return handOver(reply, medium, await loginStaff(deps, request.body, { ...arrival(request), ...place }))
    })
    app.post(
      '/password/forgotten/',
      {
        schema: schemaOf('POST /password/forgotten/', 'Sends a link to choose a password, if the address is a colleague’s'),
        config: seldom,
      },
      async (request) => {
        await forgotPassword(deps, request.body.email, arrival(request))
        return done
      },
    )
    app.post(
      '/password/link/',
      { schema: schemaOf('POST /password/link/', 'Whose password a link lets one choose'), config: seldom },
      async (request) => linkOf(deps, request.body.token, arrival(request)),
    )
    app.post(
      '/password/',
      { schema: schemaOf('POST /password/', 'Chooses a password with a link, once'), config: seldom },
      async (request) => {
        await choosePasswordByLink(deps, request.body, arrival(request))
        return done
      },
    )
  }
