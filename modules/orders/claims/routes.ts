import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import { OfNote } from '#modules/libraries/delivery-notes/contract.ts'
import { requireNoteReader } from '#modules/libraries/delivery-notes/routes.ts'
import type { StaffPost } from '#modules/platform/mail/email-message.ts'
import { ClaimList, ClaimMissing, ClaimView, ListClaims, MakeClaim } from './contract.ts'
import { claimMissing, makeClaim } from './make-claim.ts'
import { claimView, listClaims } from './read-claims.ts'

const tags = ['claims']

/** What a library or business claims of its delivery notes. */
export const claimRoutes =
  ({ db, ...post }: { db: Pool } & StaffPost): FastifyPluginAsyncZod =>
  async (app) => {
    app.post('/claims/', { schema: { tags, body: ListClaims, response: { 200: ClaimList } } }, async ({ body }) => {
      const caller = await requireNoteReader(db, body, 'papers.read', new Date())
      return listClaims(db, caller.id, { before: body.before || null, order: body.order || null })
    })
    app.post(
      '/delivery-notes/:note/claim/',
      { schema: { tags, params: OfNote, body: MakeClaim, response: { 201: ClaimView } } },
      async ({ params, body }, reply) => {
        const now = new Date()
        const { id: customerId, member } = await requireNoteReader(db, body, 'claim.make', now)
        const lines = body.lines.map(({ line, kind, copies }) => ({ position: line, kind, copies }))
        const input = { customerId, memberId: member?.id ?? null, note: params.note, comments: body.comments, lines, now }
        return reply.code(201).send(claimView(await makeClaim(db, post, input)))
      },
    )
    app.post(
      '/delivery-notes/:note/claim-missing/',
      { schema: { tags, params: OfNote, body: ClaimMissing, response: { 201: ClaimView } } },
      async ({ params, body }, reply) => {
        const now = new Date()
        const { id: customerId, member } = await requireNoteReader(db, body, 'claim.make', now)
        const input = { customerId, memberId: member?.id ?? null, note: params.note, comments: body.comments, now }
        return reply.code(201).send(claimView(await claimMissing(db, post, input)))
      },
    )
  }
