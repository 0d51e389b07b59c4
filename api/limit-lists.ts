import type { FastifyInstance, FastifyRequest } from 'fastify'
import { heldAccess } from '#modules/people/access/access-token.ts'
import { isOwnRead } from './server-api.ts'

/** The longest list that anybody gets (I-17), and the longest for the token that every browser has. */
const longest = 1_000
const longestForBrowsers = 100

const limitIn = (query: unknown): { limit?: unknown } => (typeof query === 'object' && query !== null ? query : {})

/** Cuts what is asked for as too long a list to the longest that its caller gets, rather than refusing it. */
export function limitLists(app: FastifyInstance, secret: string) {
  const most = (request: FastifyRequest) =>
    isOwnRead(request) || heldAccess(secret, request.headers.authorization) === 'partner' ? longest : longestForBrowsers
  app.addHook('preValidation', async ({ query }) => {
    const asked = limitIn(query)
    if (typeof asked.limit === 'string' && Number(asked.limit) > longest) asked.limit = String(longest)
  })
  app.addHook('preHandler', async (request) => {
    const asked = limitIn(request.query)
    if (typeof asked.limit === 'number' && asked.limit > most(request)) asked.limit = most(request)
  })
}
