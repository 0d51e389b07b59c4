import type { Tx } from '#kernel/db.ts'
import { Conflict, Refused } from '#kernel/errors.ts'
import type { RefundRow } from '#modules/orders/money/refunds.ts'
import type { Doing } from '#modules/orders/order/steps.ts'
import { lockOrder } from '#modules/orders/parcels/whole-order.ts'
import type { ReturnDeps } from './deps.ts'
import { refund } from './refund.ts'
import { overShipping, shippingLeft, withCustomer } from './rules.ts'

/**
 * Money that the shop gives back although nothing comes back: a damaged copy that stays, shipping that took too long. Only for what has
 * left: what has not is called off instead, and is not billed yet.
 * @throws NotFound; Conflict 'refund.not_left'; Refused 'refund.too_much', 'payment.over_refund'. The database refuses more than was paid.
 */
export async function giveMoneyBack(
  tx: Tx,
  deps: ReturnDeps,
  {
    number,
    lines,
    shippingCents,
    reason,
  }: { number: string; lines: readonly { lineId: number; cents: number }[]; shippingCents: number; reason: string },
  doing: Doing,
): Promise<RefundRow> {
  const whole = await lockOrder(tx, number)
  const hasLeft = (id: number) => whole.lines.some((line) => line.id === id && withCustomer.includes(line.fulfilment))
  if (lines.some(({ lineId }) => !hasLeft(lineId))) throw new Conflict('refund.not_left')
  const shipping = overShipping(shippingCents, shippingLeft(whole.parcels))
  if (!shipping) throw new Refused('refund.too_much')
  const money = lines.map(({ lineId, cents }) => ({ lineId, quantity: 0, goodsCents: cents, surchargeCents: 0 }))
  return refund(
    tx,
    deps,
    whole,
    { returnId: null, lines: money, shipping, reason, byRight: false, goodwill: true },
    { ...doing, reason },
  )
}
