import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '#kernel/errors.ts'

/** Where the shop says from which address a request seems to come, to whoever knows its secret. */
export const seenAddressPath = '/health/seen'

/** What `npm run doctor` says to be answered. */
export const proofFor = (secret: string): string => createHmac('sha256', secret).update('seen address').digest('base64url')

/** What the shop takes a request for, behind whatever proxies stand before it. */
export interface Seen {
  address: string
  protocol: string
  host: string
}

export function tellSeenAddress(app: FastifyInstance, secret: string) {
  const proof = Buffer.from(`Bearer ${proofFor(secret)}`)
  app.get(seenAddressPath, { schema: { hide: true } }, async (request, reply): Promise<Seen> => {
    const given = Buffer.from(request.headers.authorization ?? '')
    if (given.length !== proof.length || !timingSafeEqual(given, proof)) throw new NotFound('http.no_such_call')
    reply.header('cache-control', 'no-store')
    return { address: request.ip, protocol: request.protocol, host: request.host }
  })
}
