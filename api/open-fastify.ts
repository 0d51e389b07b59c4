import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Config } from './config.ts'
import { loggedError } from './logged-error.ts'
import { namePlugins } from './named-plugins.ts'
import { readableAddress } from './request-address.ts'
import { boundConnections, closeAsAnswersEnd, timeouts } from './timeouts.ts'
import { trustedProxies } from './trusted-proxies.ts'

/** A body larger than this is refused with 413; nothing the shop takes is longer. */
const bodyLimit = 256 * 1024

/** Long enough that no two are the same, and nothing that could break a line of the log. */
const usableId = /^[\w.-]{16,100}$/

/** The id that a proxy of ours gave a request, so that it has one name on the whole way; from anybody else it is not taken. */
const givenId = ({ TRUST_PROXY }: Config, given: string | string[] | undefined): string | null =>
  TRUST_PROXY !== false && typeof given === 'string' && usableId.test(given) ? given : null

/** The server without a single call: how long it waits, what it reads, what it writes into the log. */
export function openFastify(config: Config): FastifyInstance {
  const app = Fastify({
    logger:
      config.NODE_ENV === 'test'
        ? false
        : {
            level: config.LOG_LEVEL,
            redact: ['req.headers.authorization', 'req.headers.cookie'],
            serializers: { err: loggedError },
          },
    trustProxy: trustedProxies(config.TRUST_PROXY),
    bodyLimit,
    ...timeouts(config),
    genReqId: ({ headers }) => givenId(config, headers['x-request-id']) ?? randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    // Node bounds an address as a whole; each call says how long its own parameters may be.
    routerOptions: { maxParamLength: 16_384 },
    rewriteUrl: (request) => readableAddress(request.url ?? '/'),
  })
  namePlugins(app)
  boundConnections(app, config)
  closeAsAnswersEnd(app)
  app.setValidatorCompiler(validatorCompiler)
  // Views are built field by field against their contract; tests serialise through it, production trusts the compiler's check.
  app.setSerializerCompiler(config.NODE_ENV === 'test' ? serializerCompiler : () => (data) => JSON.stringify(data))
  return app
}
