import type { Pool } from '#kernel/db.ts'
import { verifyChain } from '#modules/invoicing/invoices/chain.ts'
import { accountChecks } from './account.sql.ts'
import { advantageChecks } from './advantages.sql.ts'
import { emailChecks } from './emails.sql.ts'
import { invoiceChecks } from './invoices.sql.ts'
import { moneyChecks } from './money.sql.ts'
import { orderChecks } from './orders.sql.ts'
import { ask, type Finding } from './reconcile.sql.ts'
import { refundChecks } from './refunds.sql.ts'
import { stockChecks } from './stock.sql.ts'

export type { Finding } from './reconcile.sql.ts'

/** Everything that is asked, in the order in which it is printed. */
export const checks = [
  ...orderChecks,
  ...moneyChecks,
  ...refundChecks,
  ...accountChecks,
  ...stockChecks,
  ...advantageChecks,
  ...invoiceChecks,
  ...emailChecks,
]

/** Compares the books of the whole database with each other. Changes nothing. */
export async function reconcile(db: Pool): Promise<Finding[]> {
  const findings = await ask(db, checks)
  const { faults } = await verifyChain(db)
  return [
    ...findings,
    {
      name: 'invoice_chain',
      says: 'every series of invoices is without a gap, and every fingerprint is that of its invoice and follows the one before',
      count: faults.length,
      first: faults.slice(0, 50).map((fault) => ({ subject: 'invoices', ...fault })),
    },
  ]
}

export const differencesOf = (findings: readonly Finding[]): number => findings.reduce((all, finding) => all + finding.count, 0)
