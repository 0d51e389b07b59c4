import { hash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { signal } from '#kernel/signals.ts'
import type { AnswerCache } from '#modules/goods/search/answer-cache.ts'
import { BytesCache } from '#modules/goods/search/bytes-cache.ts'
import { heldAccess } from '#modules/people/access/access-token.ts'
import { compressedFrom } from './compress-answers.ts'
import { sharedFor } from './public-answers.ts'
import { encodingOf } from './send-page.ts'

const mostCompressedBytes = 12 * 1024 * 1024
/** It is sent again and again. */
const well = 5

const compressed = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: well,
      [constants.BROTLI_PARAM_LGWIN]: 17,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

/**
 * Gives answers that are at hand before anything is counted, parsed or checked again: reading one costs less than the limit on its
 * readers would. Asks for a token that was verified before; everything else goes the whole way.
 */
export function answerFromCache(app: FastifyInstance, { secret, answers }: { secret: string; answers: AnswerCache }) {
  // Known by what they say, so that none outlives it: the digest of an answer costs a fifth of compressing it.
  const small = new BytesCache<string>(mostCompressedBytes)
  const smallOf = (bytes: Buffer): Buffer => {
    const key = hash('sha256', bytes, 'base64')
    const known = small.get(key)
    if (known) return known
    const made = compressed(bytes)
    small.set(key, made)
    return made
  }
  app.addHook('onRequest', (request, reply, next) => {
    const { method, url } = request.raw
    if (method !== 'GET' || url === undefined || !url.startsWith('/api/')) return next()
    if (heldAccess(secret, request.headers.authorization) === null) return next()
    const bytes = answers.of(url)
    signal('cache-asked', { cache: 'answers', found: bytes === null ? 'none' : 'kept' })
    if (bytes === null) return next()
    reply.headers({ 'cache-control': sharedFor(), 'content-type': 'application/json; charset=utf-8' })
    if (bytes.length < compressedFrom || encodingOf(request) !== 'br') return void reply.send(bytes)
    reply.headers({ vary: 'accept-encoding', 'content-encoding': 'br' }).send(smallOf(bytes))
  })
}
