import type { Tx } from '#kernel/db.ts'
import { giveInvoices } from './customer-invoices.sql.ts'

/** Invoices of orders that became an account's are the account's too. */
export async function adoptInvoices(tx: Tx, customerId: string, orders: readonly number[]): Promise<void> {
  if (orders.length > 0) await giveInvoices(tx, customerId, orders)
}
