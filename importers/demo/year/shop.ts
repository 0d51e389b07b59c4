import type { Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { CheckoutDeps } from '#modules/buying/checkout/routes.ts'
import type { BillingSettings } from '#modules/invoicing/billing/deps.ts'
import type { Doing } from '#modules/orders/order/steps.ts'
import type { ReturnDeps } from '#modules/orders/returns/deps.ts'

/** The shop's own operations as the year uses them: all of them in one transaction, `db`. */
export interface YearShop extends CheckoutDeps, ReturnDeps, BillingSettings {
  db: Tx
  storefront: string
  language: Language
}

/** What somebody at the shop does on a day of the year. */
export const byStaff = (now: Date): Doing => ({ actor: { kind: 'shop', id: '' }, now })

/** Who opens an account or signs in: nobody's network address, no browser. */
export const arriving = (shop: YearShop, now: Date) => ({ now, language: shop.language, address: null, device: '' })
