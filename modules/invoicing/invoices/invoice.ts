import type { Day } from '#kernel/days.ts'
import type { Language } from '#kernel/language.ts'
import type { Cents } from '#kernel/money.ts'
import type { TaxTreatment } from '#modules/goods/pricing/treatment.ts'

/**
 * The tax agency's types (RD 1619/2012; Orden HAC/1177/2024): full, simplified, full in place of simplified ones, corrective, corrective of a simplified.
 */
export const invoiceKinds = ['F1', 'F2', 'F3', 'R1', 'R5'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

export interface PostalAddress {
  street: string
  postcode: string
  city: string
  region: string
  /** Two letters. */
  country: string
}

/** Who issues: the shop's company, from configuration. */
export interface Issuer extends PostalAddress {
  name: string
  taxId: string
  /** Where it is registered, as companies must print it. */
  registry: string
  iban: string
  email: string
  phone: string
}

/** Units of a public body in the common directory (DIR3): accounting office, managing body, processing unit. */
export interface Dir3 {
  accounting: string
  managing: string
  processing: string
}

export interface Buyer extends PostalAddress {
  name: string
  /** Empty for a private person abroad; the domestic full invoice has it always. */
  taxId: string
  kind: 'person' | 'business' | 'public_body'
  dir3: Dir3 | null
  /** File or contract number a public body asks for. */
  contract: string
  /** The number of the body's own file (expediente); not there on older invoices. */
  file?: string
}

/** One printed line. Amounts are negative on a corrective invoice. */
export interface InvoiceLine {
  kind: 'product' | 'shipping'
  description: string
  /** Author, ISBN: what stands small under the description. */
  detail: string
  /** Groups the lines of a summary invoice under their delivery; empty otherwise. */
  delivery: string
  /** The number of the delivery note it went with. */
  note?: string
  quantity: number
  /** The shop's price of one before any advantage, VAT as it is inside the sale; cents. */
  listUnitCents: Cents
  /** What is paid for the line in all, VAT included, recargo apart. */
  grossCents: Cents
  /** Its share of the base of its rate; the shares of a rate add up to it. */
  baseCents: Cents
  vatPercent: number
}

export interface VatRow {
  percent: number
  base: Cents
  vat: Cents
  surchargePercent: number
  surcharge: Cents
}

export interface InvoiceReference {
  /** Order numbers. */
  orders: string[]
  /** The customer's own. */
  own: string
  /** Printed numbers and days of the invoices corrected or replaced. */
  invoices: { number: string; date: Day }[]
  /** Whether the money has been received already. */
  paid: boolean
  /** What of the whole order gift cards paid, or of a refund went back to them; not there where none did. A means of payment. */
  giftCardCents?: Cents
  /** When an unpaid one falls due. */
  due: Day | null
  /** What a corrective invoice that takes the place of another corrects; not there on one by differences. */
  substituted?: { baseCents: Cents; vatCents: Cents; surchargeCents: Cents }
  /** The delivery notes it bills; not there on invoices older than them. */
  notes?: { number: string; date: Day }[]
}

/** What is to be invoiced; number, date and record come with issuing. */
export interface InvoiceDraft {
  kind: InvoiceKind
  summary: boolean
  series: string
  operationDate: Day
  buyer: Buyer | null
  language: Language
  treatment: TaxTreatment
  prices: 'gross' | 'net'
  lines: InvoiceLine[]
  vat: VatRow[]
  correctsId: number | null
  replacesIds: readonly number[]
  reference: InvoiceReference
  /** Names what is billed; the same source finds the same invoice. */
  source: string
}

export interface Invoice extends Omit<InvoiceDraft, 'replacesIds'> {
  id: number
  year: number
  /** As printed: S-2026-000001. */
  number: string
  issueDate: Day
  issuer: Issuer
  baseCents: Cents
  vatCents: Cents
  surchargeCents: Cents
  totalCents: Cents
}
