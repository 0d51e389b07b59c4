import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import { type Caller, requireKnownCaller } from '#modules/people/access/caller.ts'
import { requireMember } from '#modules/people/access/member-grants.ts'
import { requireLibrary, requireTrade, type TradeKind } from '#modules/people/customers/trade-standing.ts'
import { AskBudgets, AskLedger, BudgetPage, Ledger, OfBudget } from './contract.ts'
import { budgetPage, ledgerPage, type PaperHref } from './read-budgets.ts'

const tags = ['budgets']

/** Budgets of libraries and what was agreed with them and with businesses (L-01, L-02, L-16). */
export const budgetRoutes =
  ({ db, paperHref: href }: { db: Pool; paperHref: PaperHref }): FastifyPluginAsyncZod =>
  async (app) => {
    app.post('/budgets/', { schema: { tags, body: AskBudgets, response: { 200: BudgetPage } } }, async ({ body }) => {
      const { caller, kind } = await requireReader(db, body)
      return budgetPage(db, { customerId: caller.id, kind, year: body.year ?? null, now: new Date(), href })
    })
    app.post(
      '/budgets/:budget/',
      { schema: { tags, params: OfBudget, body: AskLedger, response: { 200: Ledger } } },
      async ({ params, body }) => {
        const caller = await requireKnownCaller(db, body)
        await requireLibrary(db, caller, new Date())
        requireMember(caller, 'budget.read')
        return ledgerPage(db, { customerId: caller.id, budgetId: params.budget, before: body.before ?? null, href })
      },
    )
  }

/** A library has budgets, a business its terms and open invoices. @throws Forbidden for anybody else (L-15). */
async function requireReader(db: Pool, body: { id: string; token: string }): Promise<{ caller: Caller; kind: TradeKind }> {
  const caller = await requireKnownCaller(db, body)
  const kind = await requireTrade(db, caller, new Date())
  requireMember(caller, 'budget.read')
  return { caller, kind }
}
