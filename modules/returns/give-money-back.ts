import type { Db } from '#kernel/db.ts'
import { lockOrder } from '#modules/orders/for-returns.ts'
import type { Doing } from '#modules/orders/life.ts'
import type { ReturnDeps } from './deps.ts'
import { refund } from './refund.ts'
import type { RefundRow } from './returns.sql.ts'

/**
 * Money that the shop gives back although nothing comes back: a damaged copy that stays, shipping that took too long.
 * @throws NotFound; Refused 'payment.over_refund'; the database refuses more than was paid for a line or for shipping.
 */
export async function giveMoneyBack(
  tx: Db,
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
  const money = lines.map(({ lineId, cents }) => ({ lineId, quantity: 0, goodsCents: cents, surchargeCents: 0 }))
  return refund(tx, deps, whole, { returnId: null, lines: money, shippingCents, reason, byRight: false }, { ...doing, reason })
}
