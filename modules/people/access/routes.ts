import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ShopError } from '#kernel/errors.ts'
import { signAccess, verifyAccess } from './access-token.ts'
import { AccessToken, ServiceAccount } from './contract.ts'

interface Deps {
  secret: string
  serviceUser: string | undefined
  servicePassword: string | undefined
}

/** A client asks again before this: the storefront on 401, a partner when it likes. */
const tokenSeconds = 15 * 60

const digest = (text: string) => createHash('sha256').update(text).digest()
const same = (text: string, other: string) => timingSafeEqual(digest(text), digest(other))

/** POST /token/ for clients that hold the service account (I-02, I-03, A-2). */
export const tokenRoutes =
  ({ secret, serviceUser, servicePassword }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const schema = {
      tags: ['access'],
      body: ServiceAccount,
      response: { 200: AccessToken },
    }
    app.post('/token/', { schema, config: { rateLimit: { max: 30, timeWindow: 60_000 } } }, async ({ body }) => {
      const known = serviceUser !== undefined && servicePassword !== undefined
      const right = same(body.username, serviceUser ?? '') && same(body.password, servicePassword ?? '')
      if (!known || !right) throw new ShopError('refused', 'access.wrong_account')
      return { access: await signAccess(secret, 'partner', tokenSeconds) }
    })
  }

/** Every call below needs a living access token (I-01); the reading is kept for a token's life, not checked anew each time. */
export function guardWithAccessToken(app: FastifyInstance, secret: string) {
  app.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, security: [{ access: [] }] }
  })
  app.addHook('onRequest', async (request) => {
    await verifyAccess(secret, request.headers.authorization)
  })
}

/** The anonymous token that the storefront's own server hands to a browser. */
export const anonymousToken = (secret: string): Promise<string> => signAccess(secret, 'storefront', tokenSeconds)
