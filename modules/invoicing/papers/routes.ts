import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { requireKnownCaller } from '#modules/people/access/caller.ts'
import { requireMember } from '#modules/people/access/member-grants.ts'
import { requireTrade } from '#modules/people/customers/trade-standing.ts'
import {
  documentFormats,
  ExportList,
  listFormats,
  NotePaper,
  NotesPaper,
  OrderPaper,
  OrdersPaper,
  PaperLinks,
  ShowPaperLinks,
  Ticket,
} from './contract.ts'
import { mediaTypes, type PaperFile, type PaperRequest, type PaperShop, paperFile } from './files.ts'
import { readTicket, writeTicket } from './ticket.ts'

export interface PaperDeps {
  db: Pool
  secret: string
  letterhead: PaperShop
}

const tags = ['papers']
const produces = mediaTypes
/** A year of lines takes seconds to write. */
const fewPerMinute = { rateLimit: { max: 30, timeWindow: 60_000 } }
const nothing = { number: '', status: 'all', q: '', from: '', to: '' }

const send = (reply: FastifyReply, { name, type, content }: PaperFile) =>
  reply
    .headers({
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
    .send(content)

/** @throws Forbidden for anybody but the people of a library or verified business who may read its papers (L-15). */
async function readerOf(db: Pool, body: { id: string; token: string }, now: Date): Promise<string> {
  const caller = await requireKnownCaller(db, body, now)
  await requireTrade(db, caller, now)
  requireMember(caller, 'papers.read')
  return caller.id
}

/** Orders and delivery notes as files, for whoever holds a session. */
export const paperFileRoutes =
  ({ db, secret, letterhead }: PaperDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const answer = async (reply: FastifyReply, body: { id: string; token: string }, asked: Omit<PaperRequest, 'customerId'>) => {
      const now = new Date()
      const customerId = await readerOf(db, body, now)
      return send(reply, await paperFile(db, { ...asked, customerId }, letterhead, now))
    }
    app.post(
      '/papers/order/',
      { schema: { tags, body: OrderPaper, produces }, config: fewPerMinute },
      ({ body, language }, reply) =>
        answer(reply, body, { ...nothing, kind: 'order', number: body.number, format: body.format, language }),
    )
    app.post(
      '/papers/note/',
      { schema: { tags, body: NotePaper, produces }, config: fewPerMinute },
      ({ body, language }, reply) =>
        answer(reply, body, { ...nothing, kind: 'note', number: body.note, format: body.format, language }),
    )
    app.post(
      '/papers/orders/',
      { schema: { tags, body: OrdersPaper, produces }, config: fewPerMinute },
      ({ body, language }, reply) => answer(reply, body, { ...body, kind: 'orders', number: '', language }),
    )
    app.post(
      '/papers/notes/',
      { schema: { tags, body: NotesPaper, produces }, config: fewPerMinute },
      ({ body, language }, reply) => answer(reply, body, { ...body, kind: 'notes', number: '', status: 'all', q: '', language }),
    )
    app.post(
      '/library/export/',
      { schema: { tags, body: ExportList, produces }, config: fewPerMinute },
      ({ body: { of, ...body }, language }, reply) =>
        of === 'orders'
          ? answer(reply, body, { ...body, kind: 'orders', number: '', language })
          : answer(reply, body, { ...body, kind: 'notes', number: '', status: 'all', q: '', language }),
    )
    app.post(
      '/papers/links/',
      { schema: { tags, body: ShowPaperLinks, response: { 200: PaperLinks } } },
      async ({ body, language }) => {
        const now = new Date()
        const customer = await readerOf(db, body, now)
        const { kind, number, status, q, from, to } = body
        const formats = kind === 'order' || kind === 'note' ? documentFormats : listFormats
        return {
          items: formats.map((format) => ({
            format,
            href: `/api/papers/file/?ticket=${writeTicket(secret, { customer, kind, number, status, q, from, to, format, language }, now)}`,
          })),
        }
      },
    )
  }

/** The same files behind plain links, which work without scripts: their ticket is what lets in, for two hours. */
export const paperLinkRoutes =
  ({ db, secret, letterhead }: PaperDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/papers/file/',
      { schema: { tags, querystring: Ticket, produces }, config: fewPerMinute },
      async ({ query }, reply) => {
        const now = new Date()
        const ticket = readTicket(secret, query.ticket, now)
        if (!ticket) throw new NotFound('papers.link_over')
        const { customer: customerId, ...asked } = ticket
        await requireTrade(db, { kind: 'customer', id: customerId }, now)
        return send(reply, await paperFile(db, { ...asked, customerId, language: ticket.language as Language }, letterhead, now))
      },
    )
  }
