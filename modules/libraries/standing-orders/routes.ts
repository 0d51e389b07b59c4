import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import { requireMember } from '#modules/people/access/member-grants.ts'
import { requireCustomer } from '#modules/people/customers/session.ts'
import { requireLibrary } from '#modules/people/customers/trade-standing.ts'
import {
  DecideStanding,
  ListStanding,
  PreviewStanding,
  SaveStanding,
  ShowStanding,
  StandingDecided,
  StandingDetail,
  StandingList,
  StandingPreview,
  StandingSaved,
} from './contract.ts'
import { decideProposal, endStanding, saveStanding } from './manage.ts'
import { listStanding, previewStanding, showStanding } from './views.ts'

const tags = ['standing-orders']
/** A preview reads the novelties of years. */
const fewPerMinute = { rateLimit: { max: 40, timeWindow: 60_000 } }

/** Standing orders of libraries: everybody of the account reads them, holder and approvers write and decide. */
export const standingOrderRoutes =
  ({ db }: { db: Pool }): FastifyPluginAsyncZod =>
  async (app) => {
    const asking = async (request: FastifyRequest, body: { id: string; token: string }, { manage }: { manage: boolean }) => {
      const now = new Date()
      const caller: Caller = await requireCustomer(db, body, now)
      await requireLibrary(db, caller, now)
      requireMember(caller, manage ? 'standing.manage' : 'order.read')
      return { caller, language: request.language, now }
    }
    const schema = <B, R>(body: B, answer: R) => ({ tags, body, response: { 200: answer } })

    app.post('/standing-orders/', { schema: schema(ListStanding, StandingList) }, async (request) =>
      listStanding(db, await asking(request, request.body, { manage: false })),
    )
    app.post('/standing-orders/show/', { schema: schema(ShowStanding, StandingDetail) }, async (request) =>
      showStanding(db, request.body.standing, await asking(request, request.body, { manage: false })),
    )
    app.post(
      '/standing-orders/preview/',
      { schema: schema(PreviewStanding, StandingPreview), config: fewPerMinute },
      async (request) => {
        const { standing, ...parts } = request.body
        return previewStanding(db, standing, parts, await asking(request, request.body, { manage: true }))
      },
    )
    app.post('/standing-orders/save/', { schema: schema(SaveStanding, StandingSaved) }, async (request) => {
      const input = await asking(request, request.body, { manage: true })
      const { standing, ...parts } = request.body
      const id = await saveStanding(db, input.caller, standing, parts, input.now)
      return { standing: id, sentence: (await showStanding(db, id, input)).sentence }
    })
    app.post('/standing-orders/end/', { schema: schema(ShowStanding, StandingList) }, async (request) => {
      const input = await asking(request, request.body, { manage: true })
      await endStanding(db, input.caller, request.body.standing, input.now)
      return listStanding(db, input)
    })
    app.post('/standing-orders/decide/', { schema: schema(DecideStanding, StandingDecided) }, async (request) => {
      const { caller, now } = await asking(request, request.body, { manage: true })
      const { standing: id, accept, refuse, note } = request.body
      const { listId, ...counts } = await decideProposal(db, caller, { id, accept, refuse, note, now })
      return { standing: id, list: listId, ...counts }
    })
  }
