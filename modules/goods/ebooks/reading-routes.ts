import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { NotFound } from '#kernel/errors.ts'
import { SampleOf } from './contract.ts'
import { keepPlace } from './reading.sql.ts'
import { copyToRead, openToRead } from './reading.ts'
import { KeepPlace, OpenBook, OpenBought, OpenReading, PartOfBought, PartOfSample, Place } from './reading-contract.ts'
import type { EbookDeps } from './routes.ts'
import { partOf, partsOf } from './stored-parts.ts'
import { readTicket } from './ticket.ts'
import { sampleToRead } from './uploads.sql.ts'

const tags = ['ebooks']
type Deps = Pick<EbookDeps, 'db' | 'secret' | 'ebookFiles'>

const lineOf = (secret: string, ticket: string, now: Date, opens: 'file' | 'reading') => {
  const line = readTicket(secret, ticket, now, opens)
  if (line === null) throw new NotFound('ebooks.link_over')
  return line
}

/** Opening a book to read it in the browser: a sample by anybody, a bought one by its signed link. */
export const readingRoutes =
  ({ db, secret, ebookFiles }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/ebooks/sample/:product/book/',
      { schema: { tags, params: SampleOf, response: { 200: OpenBook } } },
      async ({ params: { product } }) => {
        const sample = await sampleToRead(db, product)
        if (!sample || !(await ebookFiles.has(sample.file_key, sample.bytes))) throw new NotFound('ebooks.no_sample')
        const { title, author } = sample
        return { title, author, parts: await partsOf(ebookFiles, sample), part: `/api/ebooks/sample/${product}/part/?part=` }
      },
    )
    app.post('/ebooks/reading/', { schema: { tags, body: OpenReading, response: { 200: OpenBought } } }, async ({ body }) => {
      const now = new Date()
      return openToRead(db, ebookFiles, lineOf(secret, body.ticket, now, 'file'), { secret, now })
    })
    app.put('/ebooks/reading/place/', { schema: { tags, body: KeepPlace, response: { 200: Place } } }, async ({ body }) => {
      const now = new Date()
      const { reading, ...place } = body
      await keepPlace(db, lineOf(secret, reading, now, 'reading'), place, now)
      return place
    })
  }

/** A reader asks for each chapter, picture and typeface of a book. */
const manyPerMinute = { rateLimit: { max: 1200, timeWindow: 60_000 } }

/** A part is data for the reader, and no page of the shop, whatever stands in it: opened by its address it may do nothing. */
const asData = (reply: FastifyReply, bytes: number, kept: string) =>
  reply.headers({
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-length': bytes,
    'cache-control': kept,
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
  })

/** The parts themselves, by what was signed when the book was opened. */
export const readingPartRoutes =
  ({ db, secret, ebookFiles }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/ebooks/sample/:product/part/',
      {
        schema: { tags, params: SampleOf, querystring: PartOfSample, produces: ['application/octet-stream'] },
        config: manyPerMinute,
      },
      async ({ params, query }, reply) => {
        const sample = await sampleToRead(db, params.product)
        if (!sample) throw new NotFound('ebooks.no_sample')
        const { stream, bytes } = await partOf(ebookFiles, sample, query.part)
        return asData(reply, bytes, 'public, max-age=300').send(stream)
      },
    )
    app.get(
      '/ebooks/reading/part/',
      { schema: { tags, querystring: PartOfBought, produces: ['application/octet-stream'] }, config: manyPerMinute },
      async ({ query }, reply) => {
        const now = new Date()
        const copy = await copyToRead(db, ebookFiles, lineOf(secret, query.reading, now, 'reading'), now)
        const { stream, bytes } = await partOf(ebookFiles, copy, query.part)
        return asData(reply, bytes, 'private, no-store').send(stream)
      },
    )
  }
