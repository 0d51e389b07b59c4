import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { Invoice } from './invoice.ts'
import {
  cancelledIds,
  invoiceById,
  invoiceByNumber,
  invoicesBySource,
  invoicesOfIds,
  replacedBy,
  standingIds,
} from './invoices.sql.ts'

export const findInvoice = (db: Db, id: number): Promise<Invoice | undefined> => invoiceById(db, id)
export const findInvoiceNumbered = (db: Db, number: string): Promise<Invoice | undefined> => invoiceByNumber(db, number)

/** @throws NotFound 'staff.invoice_unknown' */
export async function requireInvoice(db: Db, number: string): Promise<Invoice> {
  const invoice = await invoiceByNumber(db, number)
  if (!invoice) throw new NotFound('staff.invoice_unknown')
  return invoice
}

/** The invoice of a record, which is never deleted. @throws NotFound 'staff.invoice_unknown' */
export async function requireInvoiceOf(db: Db, id: number): Promise<Invoice> {
  const invoice = await invoiceById(db, id)
  if (!invoice) throw new NotFound('staff.invoice_unknown')
  return invoice
}

/** In the order of their days. */
export const findInvoices = (db: Db, ids: readonly number[]): Promise<Invoice[]> => invoicesOfIds(db, ids)

/** Of these the ones that still stand: neither replaced by a full one nor cancelled. */
export const standingInvoices = async (db: Db, ids: readonly number[]): Promise<Invoice[]> =>
  invoicesOfIds(db, await standingIds(db, ids))

/** The ids of those that were cancelled. */
export const cancelledAmong = (db: Db, ids: readonly number[]): Promise<number[]> => cancelledIds(db, ids)

/** The simplified invoices whose place this one took. */
export const replacedInvoices = async (db: Db, invoice: Invoice): Promise<Invoice[]> =>
  invoicesOfIds(db, await replacedBy(db, invoice.id))

/** What was issued for one occasion: every invoice whose source begins so. */
export const invoicesOfSource = (db: Db, beginning: string): Promise<Invoice[]> => invoicesBySource(db, beginning)
