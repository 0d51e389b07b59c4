import type { InvoiceSettings } from '#modules/invoicing/invoices/settings.ts'
import type { Senders } from '#modules/platform/mail/letter.ts'

/** What billing works with beside the database. */
export interface BillingSettings {
  invoicing: InvoiceSettings
  senders: Senders
  /** Signs the keys in the links of letters. */
  secret: string
  /** The shop's address without a slash at its end. */
  publicUrl: string
}
