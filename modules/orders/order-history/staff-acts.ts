import type { Tx } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { orderByNumber } from '#modules/orders/order/orders.ts'
import { type Doing, noteEvent } from '#modules/orders/order/steps.ts'
import { sendAgain } from '#modules/platform/mail/of-order.ts'
import { orderIdFor } from './staff-view.ts'
import { openAtCounter } from './store-bound.sql.ts'

/** As long as a customer may stand at a counter, and come back to it. */
const shownHours = 24

interface Shown {
  number: string
  reason: string
  /** Null for whoever sees every order anyway. */
  storeCode: string | null
  staffId: number
  now: Date
}

/** Lets a store read an order of others for a day: what was bought anywhere comes back anywhere. @throws NotFound 'order.unknown' */
export async function showAtCounter(tx: Tx, { number, storeCode, ...shown }: Shown): Promise<void> {
  const order = await orderByNumber(tx, number)
  if (!order) throw new NotFound('order.unknown')
  if (storeCode === null) return
  const until = new Date(shown.now.getTime() + shownHours * 3_600_000)
  await openAtCounter(tx, { orderId: order.id, storeCode, until, ...shown })
}

/** Sends an e-mail about an order once more, and writes so into its history. @throws NotFound, Conflict with the reason. */
export async function sendEmailAgain(
  tx: Tx,
  { number, email, onlyStore }: { number: string; email: number; onlyStore: string | null },
  doing: Doing,
): Promise<void> {
  const orderId = await orderIdFor(tx, number, onlyStore)
  const order = (await orderByNumber(tx, number))!
  await sendAgain(tx, { order: number, email, recipient: order.email, now: doing.now })
  await noteEvent(tx, orderId, 'email_again', doing)
}
