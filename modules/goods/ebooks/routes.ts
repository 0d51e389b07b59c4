import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import { Forbidden, NotFound, type RefusalCode, ShopError } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { slugOf } from '#kernel/slug.ts'
import { atOrder } from '#modules/orders/order/at-order.ts'
import { OrderNumber } from '#modules/orders/order/contract.ts'
import { requireKnownCaller } from '#modules/people/access/caller.ts'
import { countedAddress } from '#modules/people/access/counted-address.ts'
import { ebooksIn, ebooksOf } from './bought.ts'
import { BoughtEbooks, EbooksOfOrder, LicenseId, LicenseUser, ListEbooks, SampleOf, Ticket } from './contract.ts'
import { copyFor } from './copies.ts'
import { ownerOf } from './ebooks.sql.ts'
import { hasFile, openEbook } from './fetch.ts'
import type { EbookStore } from './file-store.ts'
import { licenseType } from './lcp/license-server.ts'
import { type LicenseDeps, licenseFor, userDataOf } from './lcp/licenses.ts'
import { rangeOf } from './range.ts'
import { type EbookMediaType, kinds } from './sniff.ts'
import { readerOf, readTicket } from './ticket.ts'
import { sampleOf } from './uploads.sql.ts'

export interface EbookDeps extends LicenseDeps {
  db: Pool
  ebookFiles: EbookStore
  /** A page of one sentence, and the policy that lets its style be: the link of a file is opened by browsers. */
  plainPage: (language: Language, code: RefusalCode) => { page: string; policy: string }
}

const tags = ['ebooks']

/** What was bought and where to fetch it, for its owner and for whoever holds the link of the order's letter. */
export const ebookRoutes =
  ({ db, secret }: EbookDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post('/ebooks/', { schema: { tags, body: ListEbooks, response: { 200: BoughtEbooks } } }, async ({ body, language }) => {
      const now = new Date()
      const caller = await requireKnownCaller(db, body, now)
      return { items: await ebooksOf(db, caller.id, { secret, language, now }) }
    })
    app.post(
      '/order/:number/ebooks/',
      {
        schema: { tags, params: OrderNumber, body: EbooksOfOrder, response: { 200: BoughtEbooks } },
      },
      async ({ body, params: { number }, language }) => {
        const now = new Date()
        const at = await atOrder(db, { secret, number, now }, body)
        const order = await ownerOf(db, number)
        if (!order || !at.mayRead(order)) throw new NotFound('order.unknown')
        // A letter alone shows what an account bought; fetching it, which ends the right to withdraw, is its owner's.
        return { items: await ebooksIn(db, number, { secret, language, now, mayFetch: !at.mustSignIn(order) }) }
      },
    )
  }

/** A file or the part of it that is asked for, under a name of its own. */
async function sendPart(
  request: FastifyRequest,
  reply: FastifyReply,
  { file_key, media_type, bytes, title }: { file_key: string; media_type: EbookMediaType; bytes: number; title: string },
  { files, shown = 'attachment' }: { files: EbookStore; shown?: 'attachment' | 'inline' },
) {
  const range = rangeOf(request.headers.range, bytes)
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${bytes}`).send()
  const { start, end } = range ?? { start: 0, end: bytes - 1 }
  reply.headers({
    'content-type': media_type,
    'content-disposition': `${shown}; filename="${slugOf(title)}.${kinds[media_type].ending}"`,
    'accept-ranges': 'bytes',
    'content-length': end - start + 1,
  })
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${bytes}`)
  return reply.send(await files.read(file_key, { start, end }))
}

/** The license of an ebook that was sold under LCP: asked for before it is counted, so that nobody loses a download to a server that is away. */
async function sendLicense(
  request: FastifyRequest,
  reply: FastifyReply,
  { deps, row, opening }: { deps: EbookDeps; row: { line: number; title: string }; opening: { reader: Buffer; now: Date } },
) {
  const send = (license?: string) =>
    reply
      .headers({ 'content-type': licenseType, 'content-disposition': `attachment; filename="${slugOf(row.title)}.lcpl"` })
      .send(license)
  if (request.method !== 'GET') return send()
  // Named a file once there is one: a browser shows nothing of a refusal that comes as an attachment.
  const license = await licenseFor(deps.db, deps, row.line, opening.now)
  return send(await openEbook(deps.db, row.line, { ...opening, counts: true, bring: async () => license }))
}

const fewPerMinute = { rateLimit: { max: 60, timeWindow: 60_000 } }

/** The files themselves behind signed links: their ticket is what lets in, for two hours. */
export const ebookFileRoutes =
  (deps: EbookDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, secret, ebookFiles, plainPage } = deps
    app.get(
      '/ebooks/sample/:product/',
      { schema: { tags, params: SampleOf, produces: ['application/epub+zip', 'application/pdf'] }, config: fewPerMinute },
      async (request, reply) => {
        const sample = await sampleOf(db, request.params.product)
        if (!sample || !(await ebookFiles.has(sample.file_key, sample.bytes))) throw new NotFound('ebooks.no_sample')
        reply.headers({ 'cache-control': 'public, max-age=300', 'x-robots-tag': 'noindex', 'x-content-type-options': 'nosniff' })
        const shown = sample.media_type === 'application/pdf' ? 'inline' : 'attachment'
        return sendPart(request, reply, sample, { files: ebookFiles, shown })
      },
    )
    app.get(
      '/ebooks/file/',
      {
        schema: { tags, querystring: Ticket, produces: ['application/epub+zip', 'application/pdf', licenseType] },
        config: fewPerMinute,
      },
      async (request, reply) => {
        const now = new Date()
        const { ticket } = request.query
        reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', 'x-content-type-options': 'nosniff' })
        try {
          const line = readTicket(secret, ticket, now)
          if (line === null) throw new NotFound('ebooks.link_over')
          const opening = { reader: readerOf(secret, ticket, countedAddress(request.ip)), now }
          const asked = await openEbook(db, line, { ...opening, counts: false, bring: async (row) => row })
          if (asked.lcp) return await sendLicense(request, reply, { deps, row: asked, opening })
          const file = await openEbook(db, line, {
            ...opening,
            counts: request.method === 'GET',
            bring: async (row) => (hasFile(row) && (await ebookFiles.has(row.file_key, row.bytes)) ? row : null),
          })
          const sent = await copyFor(db, ebookFiles, file, now)
          return await sendPart(request, reply, { ...file, ...sent }, { files: ebookFiles })
        } catch (error) {
          if (!(error instanceof ShopError) || !request.headers.accept?.includes('text/html')) throw error
          const status = { not_found: 404, conflict: 409, unavailable: 503 }[error.kind as string] ?? 400
          const { page, policy } = plainPage(request.language, error.code)
          reply.header('content-security-policy', policy)
          return reply.code(status).type('text/html; charset=utf-8').send(page)
        }
      },
    )
    app.get(
      '/ebooks/licenses/:license/',
      { schema: { tags, params: LicenseId, response: { 200: LicenseUser } }, config: fewPerMinute },
      async (request) => {
        if (!deps.licenses?.isItself(request.headers.authorization)) throw new Forbidden('ebooks.not_the_server')
        return userDataOf(db, deps, request.params.license)
      },
    )
  }
