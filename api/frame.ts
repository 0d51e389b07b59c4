import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import type { KnownAddresses } from '#modules/editorial/page-addresses/known-addresses.ts'
import type { AnswerCache } from '#modules/goods/search/answer-cache.ts'
import type { KnownStorefronts } from '#modules/platform/storefronts/known-storefronts.ts'
import { answerFromCache } from './answer-from-cache.ts'
import { compressAnswers } from './compress-answers.ts'
import type { Config } from './config.ts'
import { type DatabaseState, gateDatabase } from './database-gate.ts'
import { describeCalls } from './describe-calls.ts'
import { answerErrors } from './http-errors.ts'
import { limitAddresses } from './limit-addresses.ts'
import { PageCache } from './page-cache.ts'
import { readFields, readJson } from './read-bodies.ts'
import { readLanguage } from './request-language.ts'
import { protectAnswers } from './security-headers.ts'
import { securityText } from './security-text.ts'
import { tellSeenAddress } from './seen-address.ts'
import { sendCachedPages } from './send-page.ts'
import type { SharedLimits } from './shared-limits.ts'
import { isTryOut } from './try-out.ts'

interface Held {
  answers: AnswerCache
  storefronts: KnownStorefronts
  addresses: KnownAddresses
  database: DatabaseState
  attention: () => Promise<readonly string[]>
  /** What a process is ready with, beside its database. */
  parts: () => Promise<object>
  sharedLimits: SharedLimits | undefined
}

/** What holds for every answer, whichever call gives it; in this order. */
export async function frame(
  app: FastifyInstance,
  config: Config,
  { answers, storefronts, addresses, database, attention, parts, sharedLimits }: Held,
): Promise<void> {
  app.decorate('cachedPages', new PageCache())
  sendCachedPages(app)
  app.decorate('storefronts', storefronts)
  app.decorate('pageAddresses', addresses)
  protectAnswers(app, { publicUrl: config.PUBLIC_URL })
  readLanguage(app)
  answerErrors(app)
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id)
    next()
  })
  await compressAnswers(app)
  answerFromCache(app, { secret: config.SECRET, answers })
  gateDatabase(app, database, attention, parts)
  tellSeenAddress(app, config.SECRET)
  securityText(app, config)

  await limitAddresses(app, config, sharedLimits)
  await describeCalls(app, { whole: isTryOut(config), store: config.STORE_CODE })
  readJson(app)
  await app.register(formbody, { parser: readFields })
}
