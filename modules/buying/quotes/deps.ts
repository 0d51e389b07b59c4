import type { Db, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { MadeOrderDeps } from '#modules/buying/made-orders/staff.ts'
import type { Issuer } from '#modules/invoicing/invoices/invoice.ts'

/** Who stands at the head of a paper: the shop's own name in a language, and the company that sells. */
export interface Letterhead {
  name: string
  issuer: Issuer
}

/** What a quote does to the requests that it answers. */
export interface QuotedRequests {
  answered: (
    tx: Tx,
    sent: { requests: readonly number[]; number: string; email: string | null },
    by: { staffId: number; now: Date },
  ) => Promise<void>
  decided: (tx: Tx, requests: readonly number[], accepted: boolean, now: Date) => Promise<void>
  withdrawn: (tx: Tx, quote: { requests: readonly number[]; number: string }) => Promise<void>
}

export interface QuoteDeps extends MadeOrderDeps {
  requests: QuotedRequests
  letterhead: { of: (db: Db, storefront: string, language: Language) => Promise<Letterhead> }
}
