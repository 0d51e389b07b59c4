import type { FastifyInstance } from 'fastify'
import { ShopError } from '#kernel/errors.ts'

/** Whether the database is away at this moment. */
export interface DatabaseState {
  readonly away: boolean
}

/** What is heard without the database: signs of life, files, and what gateways say, which is kept until it can be written down. */
const withoutDatabase = /^\/(health|assets\/|api\/payments\/notify\/)/

/**
 * While the database is away, answers 503 at once to whatever needs it. `/health` says that the process lives, whatever else is broken;
 * `/health/ready` whether it can serve, for whoever shares visitors out among several, and what needs the operator meanwhile.
 */
export function gateDatabase(
  app: FastifyInstance,
  database: DatabaseState,
  attention: () => Promise<readonly string[]> = async () => [],
  parts: () => Promise<object> = async () => ({}),
) {
  app.addHook('onRequest', (request, _reply, next) => {
    if (database.away && !withoutDatabase.test(request.url)) return next(new ShopError('unavailable', 'http.unavailable'))
    next()
  })
  app.get('/health', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/health/ready', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (database.away) return reply.code(503).header('retry-after', 5).send({ status: 'unavailable', database: 'away' })
    return { status: 'ready', database: 'there', ...(await parts()), attention: await attention() }
  })
}
