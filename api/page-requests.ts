import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { type RefusalCode, ShopError } from '#kernel/errors.ts'
import { isUnavailable, waitSeconds } from './http-errors.ts'
import { hashOf } from './inline-parts.ts'
import { languageOfPath, plainPage, plainStyle } from './plain-page.ts'
import { hasFewFields } from './read-bodies.ts'
import { pageHeaders } from './security-headers.ts'
import { signalFault } from './signal-fault.ts'

/** A form of the shop is a few kilobytes; those that take a file are named with their own limit where they are served. */
export const formLimit = 256 * 1024
const methods = ['GET', 'HEAD', 'POST']
const forms = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i

const codes: Record<number, RefusalCode> = {
  403: 'forbidden',
  404: 'not_found',
  405: 'http.method',
  413: 'http.too_large',
  415: 'http.unsupported',
  429: 'http.too_many',
  503: 'http.unavailable',
}

/** Answered with a page of one sentence and this status. */
export class PageError extends Error {
  readonly statusCode: number
  constructor(statusCode: number) {
    super(`Page request answered with ${statusCode}`)
    this.statusCode = statusCode
  }
}

function statusOf(error: Error): number {
  if (isUnavailable(error)) return 503
  const given = 'statusCode' in error ? Number(error.statusCode) : 500
  return given >= 400 && given < 600 ? given : 500
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null)

/** Pages take forms of the shop's own, of bounded size, by GET, HEAD and POST; whatever else comes is answered with a page that says so. */
export function answerAsPages(app: FastifyInstance, publicUrl: string) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.addHook('onRequest', async (request, reply) => {
    if (methods.includes(request.method)) return
    reply.header('allow', methods.join(', '))
    throw new PageError(405)
  })
  app.addHook('preHandler', async (request) => {
    const { origin } = request.headers
    if (request.method === 'POST' && origin !== undefined && hostOf(origin) !== request.host) throw new PageError(403)
  })
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const status = statusOf(error)
    if (status >= 500 && !(error instanceof ShopError)) {
      request.log.error(error)
      if (status !== 503) signalFault(request, error)
    }
    if (status === 503) reply.header('retry-after', waitSeconds)
    const code = codes[status] ?? (status < 500 ? 'http.unreadable' : 'http.internal')
    return reply
      .code(status)
      .headers({ ...pageHeaders({ scripts: [], styles: [hashOf(plainStyle)] }, { publicUrl }), 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(plainPage(languageOfPath(request.url), code))
  })
}

/** A list of ten thousand lines that was read is taken with two fields a line; no form has more parts than files and their words. */
const mostFields = 30_000
const mostParts = 100

/** Whether a form is counted to have as many fields as any of the shop's; what is beyond them is not looked for. */
export function isParsable(body: Buffer, type: string): boolean {
  if (!/^multipart/i.test(type)) return hasFewFields(body.toString('latin1'), mostFields)
  const [, quoted, bare = ''] = /;\s?boundary=(?:"([^"]{1,100})"|([^\s;"]{1,100}))/i.exec(type) ?? []
  const line = Buffer.from(`--${quoted ?? bare}`)
  let parts = 0
  for (let index = body.indexOf(line); index >= 0 && parts <= mostParts; index = body.indexOf(line, index + line.length))
    parts += 1
  return parts <= mostParts
}

/** The body of a form, once it is known to be one. @throws an error with status 415 or 400 */
export async function readForm(request: FastifyRequest): Promise<Uint8Array<ArrayBuffer> | null> {
  if (request.method !== 'POST') return null
  const type = String(request.headers['content-type'] ?? '')
  if (!forms.test(type)) throw new PageError(415)
  const given = (request.body as Buffer | undefined) ?? Buffer.alloc(0)
  if (!isParsable(given, type)) throw new PageError(413)
  const body = new Uint8Array(given)
  await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new PageError(400)
  })
  return body
}
