import type { Tx } from '#kernel/db.ts'
import { Conflict } from '#kernel/errors.ts'
import type { Invoice } from '#modules/invoicing/invoices/invoice.ts'
import { standingInvoices } from '#modules/invoicing/invoices/read.ts'
import { customerToBill } from './customers-to-bill.sql.ts'
import type { BillingSettings } from './deps.ts'
import { announceCancelled, announceInvoice } from './emails.ts'
import { orderNumbered } from './orders-to-bill.sql.ts'

/**
 * Writes once more that an invoice is there: to the address that its order has now, or to the account where it is one for several orders.
 * @returns the address. @throws Conflict 'invoice.stands_no_more' or 'invoice.of_no_order'
 */
export async function sendInvoice(tx: Tx, settings: BillingSettings, invoice: Invoice): Promise<string> {
  if ((await standingInvoices(tx, [invoice.id])).length === 0) throw new Conflict('invoice.stands_no_more')
  const order = await orderOf(tx, invoice)
  if (!order) throw new Conflict('invoice.of_no_order')
  await announceInvoice(tx, settings, order, invoice)
  return order.email
}

/** Tells whoever was sent an invoice that it has been cancelled, where anybody was. */
export async function tellOfCancelled(tx: Tx, settings: BillingSettings, invoice: Invoice): Promise<void> {
  const order = await orderOf(tx, invoice)
  if (order) await announceCancelled(tx, settings, order, invoice)
}

/** The last order of an invoice, with the address that it has now, or that of the account where it is one for several orders. */
async function orderOf(tx: Tx, invoice: Invoice) {
  const number = invoice.reference.orders.at(-1)
  const order = number === undefined ? undefined : await orderNumbered(tx, number)
  if (!order) return undefined
  const account = invoice.summary && order.owner_kind === 'customer' ? await customerToBill(tx, order.owner_id) : undefined
  return { ...order, email: account?.email ?? order.email }
}
