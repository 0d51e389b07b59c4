import { type Day, dayOf } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import { totalsOfVat } from './amounts.ts'
import { appendRecord } from './chain.ts'
import type { Invoice, InvoiceDraft } from './invoice.ts'
import { insertInvoice, insertReplacements, invoiceBySource, limitRows, nextNumber } from './invoices.sql.ts'
import { simplifiedLimitOn } from './kind.ts'
import { lockChain } from './records.sql.ts'
import type { InvoiceSettings } from './settings.ts'

/**
 * Issues an invoice inside the caller's transaction: its number, its row and its record in the chain stand or fall together, so a
 * series has no gap. The same source finds the invoice it already has. The year is Madrid's.
 * @throws what the database says when a simplified invoice already gave its place to another (invoice_replacement_pkey).
 */
export async function issueInvoice(tx: Tx, settings: InvoiceSettings, draft: InvoiceDraft, now: Date): Promise<Invoice> {
  const known = await invoiceBySource(tx, draft.source)
  if (known) return known
  const end = await lockChain(tx, settings.issuer.taxId)
  // Whoever held the chain may have issued this very invoice.
  const justIssued = await invoiceBySource(tx, draft.source)
  if (justIssued) return justIssued
  const { number, date } = await nextNumber(tx, { code: draft.series, day: dayOf(now) })
  const { replacesIds, ...rest } = draft
  const invoice = await insertInvoice(tx, {
    ...rest,
    count: number,
    year: Number(date.slice(0, 4)),
    issueDate: date,
    issuer: settings.issuer,
    ...totalsOfVat(draft.vat),
  })
  if (replacesIds.length > 0) await insertReplacements(tx, invoice.id, replacesIds)
  await appendRecord(tx, settings, { end, invoice, kind: 'issue', now })
  return invoice
}

/** Up to how much a retail sale of that day may have a simplified invoice. */
export const simplifiedLimit = async (db: Db, day: Day): Promise<number> => simplifiedLimitOn(await limitRows(db), day)
