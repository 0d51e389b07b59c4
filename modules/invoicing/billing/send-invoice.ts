import type { Tx } from '#kernel/db.ts'
import { Conflict } from '#kernel/errors.ts'
import type { Invoice } from '#modules/invoicing/invoices/invoice.ts'
import { standingInvoices } from '#modules/invoicing/invoices/read.ts'
import { customerToBill } from './customers-to-bill.sql.ts'
import type { BillingSettings } from './deps.ts'
import { announceInvoice } from './emails.ts'
import { orderNumbered } from './orders-to-bill.sql.ts'

/**
 * Writes once more that an invoice is there: to the address that its order has now, or to the account where it is one for several orders.
 * @returns the address. @throws Conflict 'invoice.stands_no_more' or 'invoice.of_no_order'
 */
export async function sendInvoice(tx: Tx, settings: BillingSettings, invoice: Invoice): Promise<string> {
  if ((await standingInvoices(tx, [invoice.id])).length === 0) throw new Conflict('invoice.stands_no_more')
  const number = invoice.reference.orders.at(-1)
  const order = number === undefined ? undefined : await orderNumbered(tx, number)
  if (!order) throw new Conflict('invoice.of_no_order')
  const account = invoice.summary && order.owner_kind === 'customer' ? await customerToBill(tx, order.owner_id) : undefined
  const email = account?.email ?? order.email
  await announceInvoice(tx, settings, { ...order, email }, invoice)
  return email
}
