import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { MadeOrderDeps } from '#modules/buying/made-orders/staff.ts'
import type { Issuer } from '#modules/invoicing/invoices/invoice.ts'

/** Who stands at the head of a paper: the shop's own name in a language, and the company that sells. */
export interface Letterhead {
  name: string
  issuer: Issuer
}

export interface QuoteDeps extends MadeOrderDeps {
  letterhead: { of: (db: Db, storefront: string, language: Language) => Promise<Letterhead> }
}
