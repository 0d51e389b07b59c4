import type { FastifyRequest } from 'fastify'
import { signal } from '#kernel/signals.ts'
import { observedRoute } from './observed-route.ts'

/** Says that a request failed of something that nobody foresaw; what was asked for and by whom is not in it. */
export function signalFault(request: FastifyRequest, error: unknown): void {
  const { route, shop, language } = observedRoute(request)
  signal('fault', { error, route: `${request.method} ${route}`, requestId: request.id, shop, language })
}
