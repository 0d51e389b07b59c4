import { hostname } from 'node:os'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { observedRoute } from './observed-route.ts'
import { isOwnRead } from './server-api.ts'

/** One request as the log tells it. */
export interface RequestLine {
  route: string
  method: string
  status: number
  /** From the first byte read to the last byte written. */
  ms: number
  shop: string
  language: string
  request_id: string
  node: string
}

export const nodeName = ({ NODE_NAME }: Pick<Config, 'NODE_NAME'>): string => NODE_NAME ?? hostname()

interface LogOptions {
  /** By what this process is known among several. */
  node: string
  write: (line: RequestLine) => void
}

/**
 * Writes a line a request: which call or screen it was, how it ended and how long it took. Who asked, and what for, is not in it; nor
 * what the shop reads of itself, for a page that has a line already or to draw pictures, unless it failed.
 */
export function logRequests(app: FastifyInstance, { node, write }: LogOptions) {
  app.addHook('onResponse', (request, reply, done) => {
    if (isOwnRead(request) && reply.statusCode < 500) return done()
    const { language, ...asked } = observedRoute(request)
    write({
      ...asked,
      method: request.method,
      status: reply.raw.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      language,
      request_id: request.id,
      node,
    })
    done()
  })
}
