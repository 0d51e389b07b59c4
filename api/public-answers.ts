import type { FastifyInstance } from 'fastify'

/** Public GET answers may be kept 10 seconds and shown 59 more while renewed; all else is nobody's to keep (E-25). */
export const sharedFor = 'public, s-maxage=10, stale-while-revalidate=59'

export function publicAnswers(api: FastifyInstance) {
  api.addHook('onSend', (request, reply, payload, next) => {
    if (!reply.hasHeader('cache-control')) {
      const shared = request.method === 'GET' && reply.statusCode === 200
      reply.header('cache-control', shared ? sharedFor : 'no-store')
    }
    next(null, payload)
  })
}
