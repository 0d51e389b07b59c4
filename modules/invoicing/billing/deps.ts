import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import type { InvoiceSettings } from '#modules/invoicing/invoices/settings.ts'
import type { Senders } from '#modules/platform/mail/email-message.ts'

/** A wish for the invoice of a delivery note that is not there yet. */
export interface AskedNote {
  order_number: string
  note: string
  requested_at: Date
}

/** What stands beside an invoice and is kept above it: delivery notes and budgets. */
export interface BesideInvoice {
  /** The delivery note that went with a parcel. */
  noteOf: (db: Db, parcelId: number) => Promise<{ number: string; date: Day } | undefined>
  /** The newest first. */
  askedNotes: (db: Db, customerId: string, limit: number) => PromiseLike<readonly AskedNote[]>
  /** The contract and lot of the budget that an order is charged to; empty without one. */
  contractOf: (db: Db, budgetId: number | null) => Promise<string>
}

/** What billing works with beside the database. */
export interface BillingSettings {
  invoicing: InvoiceSettings
  senders: Senders
  besideInvoice: BesideInvoice
  /** Signs the keys in the links of letters. */
  secret: string
  /** The shop's address without a slash at its end. */
  publicUrl: string
}
