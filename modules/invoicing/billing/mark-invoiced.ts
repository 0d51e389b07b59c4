import type { Tx } from '#kernel/db.ts'
import { linesInvoiced } from '#modules/orders/order/lines-invoiced.ts'
import { whollyBilledLines } from './billed.sql.ts'

/** Says at an order's lines that all of their copies have an invoice, once they do. The order is locked. */
export async function markInvoiced(tx: Tx, orderId: number): Promise<void> {
  const lines = await whollyBilledLines(tx, orderId)
  await linesInvoiced(
    tx,
    lines.map(({ id }) => id),
  )
}
