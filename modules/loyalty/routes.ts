import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Db, Pool } from '#kernel/db.ts'
import { Forbidden } from '#kernel/errors.ts'
import { requireKnownCaller } from '#modules/access/caller.ts'
import { type MemberAction, requireMember } from '#modules/access/member-grants.ts'
import { issueCard } from './card.ts'
import { Holder, Loyalty } from './contract.ts'
import { cardOf, movementsOf } from './points.sql.ts'
import { pointsOf } from './points.ts'

const movementsShown = 100

/** A customer's card with its points and latest movements. */
export async function loyaltyOf(db: Db, customerId: string, now: Date): Promise<Loyalty> {
  const card = await cardOf(db, customerId)
  if (!card) return { card: null, available: 0, pending: 0, movements: [] }
  const points = await pointsOf(db, customerId, now)
  return {
    card: { number: card.number, issued_at: card.issued_at.toISOString() },
    available: points?.available ?? 0,
    pending: points?.pending ?? 0,
    movements: await movementsOf(db, customerId, movementsShown),
  }
}

/** Card and points of the customer who calls; guests have no account and no card (K-29, M-06). */
export const loyaltyRoutes =
  ({ db, clock = () => new Date() }: { db: Pool; clock?: () => Date }): FastifyPluginAsyncZod =>
  async (app) => {
    const tags = ['loyalty']
    const customerOf = async (body: { id: string; token: string }, action: MemberAction) => {
      const caller = await requireKnownCaller(db, body, clock())
      if (caller.kind !== 'customer') throw new Forbidden()
      requireMember(caller, action)
      return caller.id
    }
    app.post('/loyalty/', { schema: { tags, body: Holder, response: { 200: Loyalty } } }, async ({ body }) =>
      loyaltyOf(db, await customerOf(body, 'order.read'), clock()),
    )
    app.post('/loyalty/card/', { schema: { tags, body: Holder, response: { 201: Loyalty } } }, async ({ body }, reply) => {
      const customerId = await customerOf(body, 'account.manage')
      await issueCard(db, customerId)
      return reply.code(201).send(await loyaltyOf(db, customerId, clock()))
    })
  }
