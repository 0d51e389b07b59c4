import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { Pool } from '#kernel/db.ts'
import { InvalidFields } from '#kernel/errors.ts'
import { askForInvoice } from '#modules/invoicing/billing/ask-for-invoice.ts'
import { InvoiceRequested, RequestInvoice } from '#modules/invoicing/billing/contract.ts'
import type { BillingSettings } from '#modules/invoicing/billing/deps.ts'
import { paperAddress } from '#modules/orders/order/order-key.ts'
import { type Caller, requireKnownCaller } from '#modules/people/access/caller.ts'
import type { MemberAction } from '#modules/people/access/contract.ts'
import { requireMember } from '#modules/people/access/member-grants.ts'
import { requireTrade } from '#modules/people/customers/trade-standing.ts'
import {
  AskInvoice,
  ListNotes,
  NoteDetail,
  NoteInvoiceRequested,
  NoteList,
  NoteSummary,
  OfNote,
  ReceiveArticle,
  ShowNote,
} from './contract.ts'
import { requestNoteInvoice } from './note-invoice.ts'
import { type BesideNote, type Link, listNotes, noteDetail, summaryOf } from './read-notes.ts'
import { beginCountAnew, receiveArticle } from './scan.ts'
import { typedRange } from './shown-day.ts'

const tags = ['delivery notes']

/** Addresses of an order's papers, each opening itself alone for two hours. */
export const paperLink =
  (secret: string): Link =>
  (order, path) =>
    paperAddress(secret, order, path)

/** Somebody of a library or of a business that the shop knows, who may do it (L-15). @throws Forbidden */
export async function requireNoteReader(
  db: Pool,
  body: { id: string; token: string },
  action: MemberAction,
  now: Date,
): Promise<Caller> {
  const caller = await requireKnownCaller(db, body, now)
  await requireTrade(db, caller, now)
  requireMember(caller, action)
  return caller
}

/** @throws InvalidFields for what an invoice of an order needs and was not said. */
function fiscal(fields: object): z.output<typeof RequestInvoice> {
  const read = RequestInvoice.safeParse(fields)
  if (read.success) return read.data
  throw new InvalidFields(Object.fromEntries(read.error.issues.map(({ path }) => [String(path[0]), 'form.missing'])))
}

/** Delivery notes of libraries and businesses, and their invoices (L-03 to L-06). */
export const deliveryNoteRoutes =
  (deps: { db: Pool } & Omit<BesideNote, 'link'> & BillingSettings): FastifyPluginAsyncZod =>
  async (app) => {
    const { db } = deps
    const link = paperLink(deps.secret)
    const beside = { link, claimedOf: deps.claimedOf, budgetTitle: deps.budgetTitle }
    app.post('/delivery-notes/', { schema: { tags, body: ListNotes, response: { 200: NoteList } } }, async ({ body }) => {
      const caller = await requireNoteReader(db, body, 'papers.read', new Date())
      return listNotes(db, caller.id, { ...typedRange(body), order: body.order || null, before: body.before || null }, link)
    })
    app.post(
      '/delivery-notes/:note/',
      { schema: { tags, params: OfNote, body: ShowNote, response: { 200: NoteDetail } } },
      async ({ params, body }) => {
        const caller = await requireNoteReader(db, body, 'papers.read', new Date())
        return noteDetail(db, caller.id, params.note, beside)
      },
    )
    app.post(
      '/delivery-notes/:note/receive/',
      { schema: { tags, params: OfNote, body: ReceiveArticle, response: { 200: NoteDetail } } },
      async ({ params, body }) => {
        const { id: customerId } = await requireNoteReader(db, body, 'claim.make', new Date())
        await receiveArticle(db, { customerId, code: params.note, scanned: body.article, copies: body.copies, sure: body.sure })
        return noteDetail(db, customerId, params.note, beside)
      },
    )
    app.post(
      '/delivery-notes/:note/count-anew/',
      { schema: { tags, params: OfNote, body: ShowNote, response: { 200: NoteDetail } } },
      async ({ params, body }) => {
        const { id: customerId } = await requireNoteReader(db, body, 'claim.make', new Date())
        await db.begin((tx) => beginCountAnew(tx, customerId, params.note))
        return noteDetail(db, customerId, params.note, beside)
      },
    )
    const ofNote = async (code: string, body: z.output<typeof ShowNote>) => {
      const now = new Date()
      const caller = await requireNoteReader(db, body, 'invoice.request', now)
      const by = caller.member?.email ?? caller.email
      return summaryOf(await requestNoteInvoice(db, deps, { customerId: caller.id, code, by, now }), link)
    }
    app.post(
      '/delivery-notes/:note/invoice-request/',
      { schema: { tags, params: OfNote, body: ShowNote, response: { 200: NoteSummary } } },
      ({ params, body }) => ofNote(params.note, body),
    )
    // The invoice of either, in one call.
    app.post(
      '/invoice/',
      {
        schema: {
          tags: ['invoices'],
          body: AskInvoice,
          response: { 200: NoteInvoiceRequested, 201: InvoiceRequested },
        },
        config: { rateLimit: { max: 30, timeWindow: 60_000 } },
      },
      async ({ body }, reply) => {
        const { note, number, ...fields } = body
        if (note) return ofNote(note, body)
        const { isNew, input } = await askForInvoice(db, deps, number, fiscal(fields))
        return reply.code(isNew ? 201 : 200).send(input)
      },
    )
  }
