import type { FastifyInstance } from 'fastify'
import { Session } from '#modules/people/customers/contract.ts'

/** Cookies of a visit without scripts, as storefront/app/visit/server-visit.ts writes them. */
const name = 'session'

const forgottenSession = [`${name}=; Path=/; SameSite=Lax; Max-Age=0; HttpOnly`, 'handover=; Path=/; SameSite=Lax; Max-Age=0']

/** The session in a request's cookies, or null. */
export function takeSession(cookies: string | undefined): Session | null {
  const value = (cookies ?? '')
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
  try {
    return Session.parse(JSON.parse(Buffer.from(value ?? '', 'base64url').toString('utf8')))
  } catch {
    return null
  }
}

/** Hands a session that was begun before scripts arrived to the page's own storage; the cookie ends once the page says that it has it. */
export async function sessionHandover(app: FastifyInstance) {
  const options = { schema: { hide: true }, config: { rateLimit: { max: 60, timeWindow: 60_000 } } }
  app.post('/storefront/session/', options, async (request, reply) =>
    reply.header('cache-control', 'no-store').send(takeSession(request.headers.cookie)),
  )
  app.post('/storefront/session/kept/', options, async (_request, reply) =>
    reply.code(204).header('cache-control', 'no-store').header('set-cookie', forgottenSession).send(),
  )
}
