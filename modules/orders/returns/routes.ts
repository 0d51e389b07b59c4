import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { Pool } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { type Cents, toEuros } from '#kernel/money.ts'
import { type AtOrder, atOrder } from '#modules/orders/order/at-order.ts'
import { OrderNumber } from '#modules/orders/order/contract.ts'
import type { WholeOrder } from '#modules/orders/parcels/whole-order.ts'
import { readOrder } from '#modules/orders/parcels/whole-order.ts'
import { requireCaller } from '#modules/people/access/caller.ts'
import { requireMember } from '#modules/people/access/member-grants.ts'
import { cancelLines } from './cancel.ts'
import {
  AskReturn,
  CancelLines,
  Cancelled,
  ConfirmWithdrawal,
  DeclareWithdrawal,
  OpenWithdrawal,
  OrderReturns,
  ReturnRequest,
  ShowReturns,
  WithdrawalDeclared,
  WithdrawalReceipt,
  WithdrawalToConfirm,
} from './contract.ts'
import { confirmDeclaration, declareWithdrawal, openDeclaration } from './declare.ts'
import type { ReturnDeps } from './deps.ts'
import { orderReturns } from './read-returns.ts'
import { requestReturn } from './send-back.ts'
import type { WithdrawableLine } from './withdraw.ts'

const linesView = (lines: readonly WithdrawableLine[]) => lines.map(({ lineId, ...line }) => ({ line: lineId, ...line }))

/** What a customer does with an order afterwards: its owner, or whoever holds the link of its letter; withdrawing needs neither. */
export const returnRoutes =
  (deps: { db: Pool } & ReturnDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db } = deps
    const tags = ['returns']

    /** @throws NotFound alike for unknown and foreign numbers (O-15), Forbidden for a role that may not. */
    const own = async (number: string, body: z.output<typeof ShowReturns>): Promise<WholeOrder & { at: AtOrder }> => {
      const at = await atOrder(db, { secret: deps.secret, number }, body)
      return { ...(await readOrder(db, number)), at }
    }
    const acted = async (number: string, body: z.output<typeof ShowReturns>) => {
      const whole = await own(number, body)
      whole.at.requireAct(whole.order, 'claim.make')
      return whole
    }
    const doing = ({ order }: WholeOrder, reason = '') => ({
      actor: { kind: 'customer' as const, id: order.owner_id },
      now: new Date(),
      reason,
    })

    app.post(
      '/order/:number/returns/',
      { schema: { tags, params: OrderNumber, body: ShowReturns, response: { 200: OrderReturns } } },
      async ({ params, body }) => {
        const { at, ...whole } = await own(params.number, body)
        if (!at.mayRead(whole.order)) throw new NotFound('order.unknown')
        if (at.caller && at.owns(whole.order)) requireMember(at.caller, 'order.read')
        const left = await orderReturns(db, whole)
        return at.mustSignIn(whole.order) ? { ...left, cancellable: [], returnable: [] } : left
      },
    )
    app.post(
      '/order/:number/cancel/',
      { schema: { tags, params: OrderNumber, body: CancelLines, response: { 200: Cancelled } } },
      async ({ params: { number }, body }) => {
        const whole = await acted(number, body)
        const { refundCents } = await db.begin((tx) => cancelLines(tx, deps, { number, lineIds: body.lines }, doing(whole)))
        return { total_refunded: toEuros(refundCents as Cents) }
      },
    )
    app.post(
      '/order/:number/return/',
      { schema: { tags, params: OrderNumber, body: AskReturn, response: { 201: ReturnRequest } } },
      async ({ params: { number }, body }, reply) => {
        const whole = await acted(number, body)
        const lines = body.lines.map(({ line, quantity }) => ({ lineId: line, quantity }))
        const input = { number, kind: body.kind, lines, reason: body.reason }
        const made = await db.begin((tx) => requestReturn(tx, input, doing(whole, body.reason)))
        return reply.code(201).send({ return: made })
      },
    )
    app.post(
      '/withdrawal/',
      { schema: { tags, body: DeclareWithdrawal, response: { 200: WithdrawalDeclared } } },
      async ({ body, ip }) => {
        const now = new Date()
        const caller = await requireCaller(db, body, now)
        const { at, key } = await declareWithdrawal(db, deps, body, { now, address: ip, caller })
        return { date: at.toISOString(), key }
      },
    )
    app.post(
      '/withdrawal/find/',
      { schema: { tags, body: OpenWithdrawal, response: { 200: WithdrawalToConfirm } } },
      async ({ body }) => {
        const { number, name, at, late, lines } = await openDeclaration(db, body.key, new Date())
        return { number, name, late, date: at.toISOString(), lines: linesView(lines) }
      },
    )
    app.post(
      '/withdrawal/confirm/',
      { schema: { tags, body: ConfirmWithdrawal, response: { 200: WithdrawalReceipt } } },
      async ({ body }) => {
        const input = { key: body.key, lineIds: body.lines }
        const { number, at, late, lines } = await confirmDeclaration(db, deps, input, new Date())
        return { number, late, date: at.toISOString(), lines: linesView(lines) }
      },
    )
  }
