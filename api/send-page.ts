import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { waitSeconds } from './http-errors.ts'
import type { CachedPage, Encoding, PageCache } from './page-cache.ts'
import { sharedFor } from './public-answers.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Pages that are the same for everyone. */
    cachedPages: PageCache
  }
}

/** The encoding a reader takes; brotli before gzip. */
export function encodingOf({ raw }: FastifyRequest): Encoding {
  const accepted = String(raw.headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

/** Writes a page that is the same for everyone; nothing is left for the framework to do. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  { encoding, bytes, keptFor = sharedFor() }: { encoding: Encoding; bytes: Buffer; keptFor?: string },
) {
  reply.hijack()
  const unchanged = page.status === 200 && request.raw.headers['if-none-match'] === page.etag
  reply.raw.writeHead(unchanged ? 304 : page.status, {
    ...page.headers,
    etag: page.etag,
    vary: 'accept-encoding',
    ...(page.status === 200 ? { 'cache-control': keptFor } : {}),
    ...(page.status === 503 ? { 'retry-after': String(waitSeconds) } : {}),
    ...(encoding === 'identity' || unchanged ? {} : { 'content-encoding': encoding }),
    ...(unchanged ? {} : { 'content-length': bytes.length }),
    'x-request-id': request.id,
  })
  reply.raw.end(unchanged || request.raw.method === 'HEAD' ? undefined : bytes)
}

/** Answers with a fresh page that is at hand before anything else is done; its address is its name among the kept pages. */
export function sendCachedPages(app: FastifyInstance) {
  const pages = app.cachedPages
  app.addHook('onRequest', (request, reply, next) => {
    const { method, url } = request.raw
    const page = method === 'GET' && url !== undefined ? pages.fresh(url) : undefined
    if (!page) return next()
    const encoding = encodingOf(request)
    const bytes = pages.held(page, encoding)
    if (!bytes) return next()
    sendPage(request, reply, page, { encoding, bytes })
  })
}
