import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ShopError } from '#kernel/errors.ts'
import { type CountedAddress, countedAddress } from '#modules/people/access/counted-address.ts'
import type { Config } from './config.ts'
import { isOwnRead } from './server-api.ts'
import type { SharedLimits } from './shared-limits.ts'

const mostAddresses = 20_000
/** Files that lie ready, and signs of life. */
const uncounted = /^\/((staff\/)?assets\/|health)/

/** Whose calls are counted together; a connection that broke before it was answered has no address any more. */
export const countedWith = ({ ip }: Pick<FastifyRequest, 'ip'>): CountedAddress => countedAddress(ip ?? '')

/**
 * How much one address may ask for in a minute, of everything that is registered after this; a route that says otherwise is counted
 * by itself. Where counts are shared, all processes count together. What the shop asks of itself, to render a page, is not counted: the page is.
 */
export const limitAddresses = (
  app: FastifyInstance,
  { CALLS_PER_MINUTE }: Pick<Config, 'CALLS_PER_MINUTE'>,
  shared?: SharedLimits,
) =>
  app.register(rateLimit, {
    max: CALLS_PER_MINUTE,
    timeWindow: 60_000,
    ...(shared ? { store: shared.store } : { cache: mostAddresses }),
    keyGenerator: countedWith,
    allowList: (request) => isOwnRead(request) || uncounted.test(request.url),
    errorResponseBuilder: () => new ShopError('too_many', 'http.too_many'),
  })
