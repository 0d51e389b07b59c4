import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireDesk } from '#modules/libraries/desk/access.ts'
import { type Limit, takeAttempt } from '#modules/people/access/attempts.ts'
import { requireMember } from '#modules/people/access/member-grants.ts'
import { AskBookseller, AskedBookseller, DecidedRequest, DecideRequest, RequestList, ShowRequests } from './contract.ts'
import { requestRows, waitingCount } from './requests.sql.ts'
import { type AskDeps, askBookseller, decideRequest } from './requests.ts'
import { viewRequests } from './view-requests.ts'

const asks: Limit = { name: 'bookseller-request', most: 60, minutes: 60 }
const perPage = 50

/** What libraries and businesses ask a bookseller for, and what becomes of it. */
export const requestRoutes =
  (deps: AskDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const tags = ['requests']
    const { db } = deps

    app.post(
      '/requests/',
      { schema: { tags, body: AskBookseller, response: { 201: AskedBookseller } } },
      async ({ body, language }, reply) => {
        const now = new Date()
        const caller = await requireDesk(db, body, now)
        requireMember(caller, 'request.make')
        await takeAttempt(db, asks, caller.id, now)
        return reply.code(201).send({ numbers: await askBookseller(deps, caller, body, { now, language }) })
      },
    )
    app.post(
      '/requests/list/',
      { schema: { tags, body: ShowRequests, response: { 200: RequestList } } },
      async ({ body, language }) => {
        const now = new Date()
        const caller = await requireDesk(db, body, now)
        const states = body.waiting ? (['open', 'answered'] as const) : undefined
        const rows = await requestRows(db, {
          customerId: caller.id,
          ...(states && { states }),
          before: body.before,
          limit: perPage,
        })
        return {
          items: await viewRequests(db, rows, { language, now }),
          next: rows.length === perPage ? (rows.at(-1)?.id ?? null) : null,
          waiting: await waitingCount(db, caller.id),
        }
      },
    )
    app.post(
      '/requests/decide/',
      { schema: { tags, body: DecideRequest, response: { 200: DecidedRequest } } },
      async ({ body }) => {
        const now = new Date()
        const caller = await requireDesk(db, body, now)
        requireMember(caller, 'request.make')
        return { list: await decideRequest(db, caller, body, now) }
      },
    )
  }
