import type { Tx } from '#kernel/db.ts'
import { movePayment, type OrderRow, setAccountDue } from '#modules/orders/order/orders.ts'
import { accountStateOf, accountTransitions } from '#modules/orders/order/states.ts'
import { givenBackOnAccount } from './refunds.sql.ts'

/**
 * Sets what an order on account owes and where its money stands. The order is locked; `dueCents` is what its living parcels cost,
 * `isLiving` whether it has any.
 */
export async function followAccount(
  tx: Tx,
  order: OrderRow,
  { dueCents, isLiving }: { dueCents: number; isLiving: boolean },
): Promise<void> {
  const givenBackCents = await givenBackOnAccount(tx, order.id)
  const left = isLiving ? dueCents - givenBackCents : 0
  await setAccountDue(tx, order.id, left)
  const next = accountStateOf({ isLiving, dueCents: left, givenBackCents, receivedCents: order.received_cents })
  if (accountTransitions[order.payment_state]?.includes(next)) await movePayment(tx, order.id, [order.payment_state], next)
}
