import { type Cents, cents } from '#kernel/money.ts'
import type { Invoice } from './invoice.ts'

/** The agency's types of invoice (Orden HAC/1177/2024, L2): R1 returns and discounts, R2 insolvency, R3 bad debts, R4 other causes. */
export const toldTypes = ['F1', 'F2', 'F3', 'R1', 'R2', 'R3', 'R4', 'R5'] as const
export type ToldType = (typeof toldTypes)[number]

/** What a record says of an invoice where that is not what the invoice says. */
export interface Told {
  type: ToldType
  /** VAT and recargo that are Spain's. */
  taxCents: Cents
}

/** Whether somebody is named whom the agency could know by a number. */
export const isIdentified = ({ buyer }: Pick<Invoice, 'buyer'>): boolean => buyer !== null && buyer.taxId !== ''

/**
 * A full invoice whose buyer needs no number (RD 1619/2012, art. 6.1.d: somebody abroad) is told as one without addressee, which goes
 * under the simplified type; VAT of other countries (OSS) is no Spanish tax.
 */
export function toldOf(invoice: Pick<Invoice, 'kind' | 'buyer' | 'treatment' | 'vatCents' | 'surchargeCents'>): Told {
  const unnamed = !isIdentified(invoice)
  const type = unnamed && invoice.kind === 'F1' ? 'F2' : unnamed && invoice.kind === 'R1' ? 'R5' : invoice.kind
  return { type, taxCents: invoice.treatment === 'oss' ? cents(0) : cents(invoice.vatCents + invoice.surchargeCents) }
}
