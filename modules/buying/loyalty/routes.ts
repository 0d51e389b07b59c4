import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import { Forbidden } from '#kernel/errors.ts'
import { requireKnownCaller } from '#modules/people/access/caller.ts'
import type { MemberAction } from '#modules/people/access/contract.ts'
import { requireMember } from '#modules/people/access/member-grants.ts'
import { issueCard } from './card.ts'
import {
  Acknowledgement,
  CardRequestChoices,
  CardRequestForm,
  Holder,
  Loyalty,
  MovementPage,
  MovementsWanted,
} from './contract.ts'
import { loyaltyMessages } from './messages.ts'
import { type CardRequestDeps, cardRequestChoices, requestCard } from './request-card.ts'
import { loyaltyOf, movementPage } from './show-card.ts'

const config = { rateLimit: { max: 20, timeWindow: 60_000 } }

interface Deps extends CardRequestDeps {
  db: Pool
  clock?: () => Date
}

/** Card and points of the customer who calls; guests have no account and no card (K-29, M-06). */
export const loyaltyRoutes =
  ({ db, clock = () => new Date(), ...deps }: Deps): FastifyPluginAsyncZod =>
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
    app.post(
      '/loyalty/movements/',
      { schema: { tags, body: MovementsWanted, response: { 200: MovementPage } } },
      async ({ body }) => movementPage(db, await customerOf(body, 'order.read'), body.before),
    )
    app.get('/loyalty/card/choices/', { schema: { tags, response: { 200: CardRequestChoices } } }, ({ language }) =>
      cardRequestChoices(db, language),
    )
    app.post(
      '/loyalty/card/request/',
      { schema: { tags, body: CardRequestForm, response: { 201: Acknowledgement } }, config },
      async (request, reply) => {
        const arrival = { now: clock(), language: request.language, address: request.ip || null }
        await requestCard(db, request.body, arrival, deps)
        return reply.code(201).send({ detail: loyaltyMessages[request.language]['card.sent'] })
      },
    )
    app.post('/loyalty/card/', { schema: { tags, body: Holder, response: { 201: Loyalty } } }, async ({ body }, reply) => {
      const customerId = await customerOf(body, 'account.manage')
      await issueCard(db, customerId)
      return reply.code(201).send(await loyaltyOf(db, customerId, clock()))
    })
  }
