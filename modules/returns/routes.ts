import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Pool } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { type Cents, toEuros } from '#kernel/money.ts'
import { requireCaller } from '#modules/access/caller.ts'
import { type MemberAction, requireMember } from '#modules/access/member-grants.ts'
import { readOrder } from '#modules/orders/for-returns.ts'
import type { WholeOrder } from '#modules/orders/life.ts'
import { opensOrder } from '#modules/orders/order-key.ts'
import { cancelLines } from './cancel.ts'
import {
  AskedReturn,
  AskReturn,
  CancelLines,
  Cancelled,
  ConfirmWithdrawal,
  FindWithdrawal,
  OrderReturns,
  ShowReturns,
  Withdrawable,
  WithdrawalReceipt,
} from './contract.ts'
import type { ReturnDeps } from './deps.ts'
import { orderReturns } from './read-returns.ts'
import { requestReturn } from './send-back.ts'
import { confirmWithdrawal, findWithdrawable, type WithdrawableLine } from './withdraw.ts'

const Number_ = z.object({ number: z.string().max(20) })
const linesView = (lines: readonly WithdrawableLine[]) => lines.map(({ lineId, ...line }) => ({ line: lineId, ...line }))

/** What a customer does with an order afterwards: its owner, or whoever holds the link of its letter; withdrawing needs neither. */
export const returnRoutes =
  ({ db, deps }: { db: Pool; deps: ReturnDeps }): FastifyPluginAsyncZod =>
  async (app) => {
    const tags = ['returns']

    /** @throws NotFound alike for unknown and foreign numbers (O-15), Forbidden for a role that may not. */
    const own = async (number: string, body: z.output<typeof ShowReturns>, action: MemberAction): Promise<WholeOrder> => {
      const caller = await requireCaller(db, body)
      const whole = await readOrder(db, number)
      const byLink = body.key !== '' && opensOrder(deps.secret, number, body.key)
      if (!byLink && caller?.id !== whole.order.owner_id) throw new NotFound('order.unknown')
      if (!byLink && caller) requireMember(caller, action)
      return whole
    }
    const doing = ({ order }: WholeOrder, reason = '') => ({
      actor: { kind: 'customer' as const, id: order.owner_id },
      now: new Date(),
      reason,
    })

    app.post(
      '/order/:number/returns/',
      { schema: { tags, params: Number_, body: ShowReturns, response: { 200: OrderReturns } } },
      async ({ params, body }) => orderReturns(db, await own(params.number, body, 'order.read')),
    )
    app.post(
      '/order/:number/cancel/',
      { schema: { tags, params: Number_, body: CancelLines, response: { 200: Cancelled } } },
      async ({ params: { number }, body }) => {
        const whole = await own(number, body, 'claim.make')
        const { refundCents } = await db.begin((tx) => cancelLines(tx, deps, { number, lineIds: body.lines }, doing(whole)))
        return { total_refunded: toEuros(refundCents as Cents) }
      },
    )
    app.post(
      '/order/:number/return/',
      { schema: { tags, params: Number_, body: AskReturn, response: { 201: AskedReturn } } },
      async ({ params: { number }, body }, reply) => {
        const whole = await own(number, body, 'claim.make')
        const lines = body.lines.map(({ line, quantity }) => ({ lineId: line, quantity }))
        const asked = { number, kind: body.kind, lines, reason: body.reason }
        const made = await db.begin((tx) => requestReturn(tx, asked, doing(whole, body.reason)))
        return reply.code(201).send({ return: made })
      },
    )
    app.post(
      '/withdrawal/find/',
      { schema: { tags, body: FindWithdrawal, response: { 200: Withdrawable } } },
      async ({ body, ip }) => {
        const { number, late, lines } = await findWithdrawable(db, body, { now: new Date(), address: ip })
        return { number, late, lines: linesView(lines) }
      },
    )
    app.post(
      '/withdrawal/',
      { schema: { tags, body: ConfirmWithdrawal, response: { 200: WithdrawalReceipt } } },
      async ({ body, ip }) => {
        const declared = { ...body, lineIds: body.lines }
        const { number, at, late, lines } = await confirmWithdrawal(db, deps, declared, { now: new Date(), address: ip })
        return { number, late, date: at.toISOString(), lines: linesView(lines) }
      },
    )
  }
