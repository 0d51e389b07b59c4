import { found as giftCards } from '#modules/buying/gift-cards/found.ts'
import { holderOfCard } from '#modules/buying/loyalty/card.ts'
import { found as quotes } from '#modules/buying/quotes/found.ts'
import { found as pages } from '#modules/editorial/content/found.ts'
import type { Finding } from '#modules/goods/titles/find.ts'
import { titlesFound } from '#modules/goods/titles/found.ts'
import { found as invoices } from '#modules/invoicing/billing/found.ts'
import { found as orders } from '#modules/orders/order-history/found.ts'
import { foundWith as customersFound } from '#modules/people/customers/found.ts'
import type { Finder } from '#modules/people/staff/find-contract.ts'
import { found as colleagues } from '#modules/people/staff/found.ts'

/** Everything that colleagues find by words in one box, the commonest kind first. */
export const findersWith = (finding: Finding): readonly Finder[] => [
  orders,
  customersFound(holderOfCard),
  titlesFound(finding),
  invoices,
  quotes,
  giftCards,
  pages,
  colleagues,
]
