import type { Tx } from '#kernel/db.ts'
import { billedOf, lockOrdersOf } from './billed-orders.sql.ts'

/** The orders on account that an invoice bills, for whoever lays money over them. */
export const billedOrders = {
  lock: async (tx: Tx, invoiceId: number): Promise<void> => {
    await lockOrdersOf(tx, invoiceId)
  },
  of: (tx: Tx, invoiceId: number): PromiseLike<readonly { order_id: number; billed_cents: number }[]> => billedOf(tx, invoiceId),
}
