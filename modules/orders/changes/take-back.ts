import type { Tx } from '#kernel/db.ts'
import { Conflict } from '#kernel/errors.ts'
import { type AroundRefund, aroundRefunds } from '#modules/orders/money/refund-means.ts'
import { refundsOf } from '#modules/orders/money/refunds.ts'
import type { Doing } from '#modules/orders/order/steps.ts'
import { orderActs } from '#modules/orders/parcels/acts.ts'
import { lockOrder } from '#modules/orders/parcels/whole-order.ts'
import type { ReturnDeps } from '#modules/orders/returns/deps.ts'
import { receiveAtOnce } from '#modules/orders/returns/send-back.ts'

interface Back {
  number: string
  storeCode: string
  /** What comes back, and whether it can be sold again. */
  back: readonly { lineId: number; quantity: number; restock: boolean }[]
}

export interface TakenBack {
  returnId: number
  /** With the shipping of parcels of which nothing stays with the customer. */
  givenBackCents: number
  means: AroundRefund['means']
  /** Whether another person of finance has to approve the money. */
  secondPerson: boolean
}

/**
 * Takes copies back over a counter in one act: decided on, received, and their money on its way back as it was paid.
 * @throws NotFound; Conflict why nothing can come back, 'return.too_many'; as refund
 */
export async function takeBack(tx: Tx, deps: ReturnDeps, { number, storeCode, back }: Back, doing: Doing): Promise<TakenBack> {
  const whole = await lockOrder(tx, number)
  const refusal = orderActs(whole).return
  if (refusal) throw new Conflict(refusal)
  const lines = back.map(({ lineId, quantity, restock }) => ({ lineId, received: quantity, restock }))
  const returnId = await receiveAtOnce(tx, deps, whole, { lines, storeCode }, doing)
  const refund = (await refundsOf(tx, whole.order.id)).find(({ return_id }) => return_id === returnId)
  if (!refund) return { returnId, givenBackCents: 0, means: [], secondPerson: false }
  return {
    returnId,
    givenBackCents: refund.amount_cents,
    means: (await aroundRefunds(tx, [refund])).get(refund.id)?.means ?? [],
    secondPerson: refund.needs_second_person && refund.state === 'requested',
  }
}
