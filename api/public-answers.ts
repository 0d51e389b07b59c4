import type { FastifyInstance } from 'fastify'
import { dayEnds } from '#kernel/days.ts'

const [freshFor, staleFor] = [10, 59]
const keptFor = (fresh: number, stale: number) => `public, s-maxage=${fresh}, stale-while-revalidate=${stale}`
const always = keptFor(freshFor, staleFor)

/**
 * Public GET answers may be kept 10 seconds and shown 59 more while renewed, and none longer than the day in Madrid, whose offers and blocks
 * it shows; all else is nobody's to keep (E-25).
 */
export function sharedFor(now = Date.now()): string {
  const left = Math.floor((dayEnds(now) - now) / 1_000)
  if (left >= freshFor + staleFor) return always
  const fresh = Math.min(left, freshFor)
  return keptFor(fresh, left - fresh)
}

export function publicAnswers(api: FastifyInstance) {
  api.addHook('onSend', (request, reply, payload, next) => {
    if (!reply.hasHeader('cache-control')) {
      const shared = request.method === 'GET' && reply.statusCode === 200
      reply.header('cache-control', shared ? sharedFor() : 'no-store')
    }
    next(null, payload)
  })
}
