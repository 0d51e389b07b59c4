import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { fileOf } from '#modules/libraries/intake/intake.ts'
import { fileBodyLimit } from '#modules/libraries/intake/routes.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import { largeBodyFor } from '#modules/people/access/large-bodies.ts'
import { requireMember } from '#modules/people/access/member-grants.ts'
import { requireCustomer } from '#modules/people/customers/session.ts'
import { requireLibrary } from '#modules/people/customers/trade-standing.ts'
import { SendOrder, SentOrder, SentOrders, ShowSent } from './contract.ts'
import { orderLetterMessages } from './messages.ts'
import { orderLetterRows } from './order-letters.sql.ts'
import { type OrderLetterDeps, sendOrder } from './send-order.ts'
import { letterView } from './view-letters.ts'

const perPage = 20

/**
 * Who orders by e-mail: an activated library (L-15), and of its people those who need nobody's approval, for a letter has no sum
 * that could be compared with a limit. @throws Forbidden
 */
export async function requireSender(db: Pool, body: { id: string; token: string }, now: Date): Promise<Caller> {
  const caller = await requireCustomer(db, body, now)
  await requireLibrary(db, caller, now)
  requireMember(caller, 'order.approve')
  return caller
}

const said = (language: Language) => orderLetterMessages[language]['order_letter.sent']

/** Orders by e-mail with a file (L-08 to L-10). */
export const orderLetterRoutes =
  (deps: OrderLetterDeps & { db: Pool }): FastifyPluginAsyncZod =>
  async (app) => {
    const tags = ['order-letters']
    const { db } = deps
    app.post(
      '/order-letters/',
      {
        bodyLimit: fileBodyLimit,
        preParsing: largeBodyFor((signed, now) => requireSender(db, signed, now)),
        schema: { tags, body: SendOrder, response: { 201: SentOrder } },
      },
      async ({ body, language }, reply) => {
        const now = new Date()
        const caller = await requireSender(db, body, now)
        const { comments, key } = body
        const sent = await sendOrder(deps, caller, { comments, key, file: fileOf(body.file) }, { now, language })
        return reply.code(201).send({ detail: said(language), ...sent })
      },
    )
    app.post('/order-letters/list/', { schema: { tags, body: ShowSent, response: { 200: SentOrders } } }, async ({ body }) => {
      const caller = await requireSender(db, body, new Date())
      const rows = await orderLetterRows(db, { customerId: caller.id, before: body.before, limit: perPage })
      return { items: rows.map(letterView), next: rows.length === perPage ? (rows.at(-1)?.id ?? null) : null }
    })
  }
