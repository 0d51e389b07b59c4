import type { Db } from '#kernel/db.ts'
import { type Cents, toEuros } from '#kernel/money.ts'
import { refundsOf } from '#modules/orders/money/refunds.ts'
import { hasLeft, mayCancel } from '#modules/orders/parcels/calling-off.ts'
import type { WholeOrder } from '#modules/orders/parcels/whole-order.ts'
import { mayWithdraw } from '#modules/people/customers/trade-standing.ts'
import type { OrderReturns } from './contract.ts'
import { returnLinesOf, returnsOf } from './returns.sql.ts'
import { copiesToReturn, copiesToWithdraw, withdrawableUntil } from './rules.ts'

const euros = (amount: number) => toEuros(amount as Cents)

/** What its customer can still do with an order, and what came back of it. */
export async function orderReturns(db: Db, whole: WholeOrder): Promise<OrderReturns> {
  const { order, lines, parcels } = whole
  const [returns, parts, refunds, consumers] = await Promise.all([
    returnsOf(db, order.id),
    returnLinesOf(db, order.id),
    refundsOf(db, order.id),
    mayWithdraw(db, order),
  ])
  const titleOf = (id: number) => lines.find((line) => line.id === id)?.title ?? ''
  return {
    cancellable: lines.filter((line) => mayCancel(line, 'customer') && !hasLeft(whole, line.id)).map((line) => line.id),
    returnable: lines
      .map((line) => ({ line: line.id, title: line.title, quantity: copiesToReturn(line) }))
      .filter((line) => line.quantity > 0),
    withdrawable: consumers && lines.some((line) => copiesToWithdraw(line) > 0),
    withdrawable_until: withdrawableUntil(parcels),
    returns: returns.map((row) => ({
      kind: row.kind,
      state: row.state,
      date: row.requested_at.toISOString(),
      answer: row.answer,
      lines: parts
        .filter((part) => part.return_id === row.id)
        .map((part) => ({ title: titleOf(part.order_line_id), quantity: part.received ?? part.quantity })),
    })),
    refunds: refunds.flatMap(({ state, ...refund }) =>
      // What one colleague asks of another is not promised to anybody yet.
      state === 'refused' || (state === 'requested' && refund.goodwill)
        ? []
        : [
            {
              state,
              date: (refund.done_at ?? refund.requested_at).toISOString(),
              total: euros(refund.amount_cents),
              shipping: euros(refund.shipping_cents),
            },
          ],
    ),
  }
}
