import { waiting as coupons } from '#modules/buying/coupons/waiting.ts'
import { waiting as giftCards } from '#modules/buying/gift-cards/waiting.ts'
import { waiting as cards } from '#modules/buying/loyalty/waiting.ts'
import { waiting as quotes } from '#modules/buying/quotes/waiting.ts'
import { waiting as reservations } from '#modules/buying/reservations/waiting.ts'
import type { Domain } from '#modules/dependencies.ts'
import { waiting as activities } from '#modules/editorial/agenda/waiting.ts'
import { waiting as reviews } from '#modules/editorial/reviews/waiting.ts'
import { waitingFor as textsFor } from '#modules/editorial/texts/waiting.ts'
import { waiting as demand } from '#modules/goods/demand/waiting.ts'
import { waiting as fetches } from '#modules/goods/fetches/waiting.ts'
import { waiting as imports } from '#modules/goods/imports/waiting.ts'
import { waiting as remarks } from '#modules/goods/remarks/waiting.ts'
import { waiting as titles } from '#modules/goods/titles/waiting.ts'
import { waiting as transfers } from '#modules/goods/transfers/waiting.ts'
import { waiting as bank } from '#modules/invoicing/bank/waiting.ts'
import { waiting as billing } from '#modules/invoicing/billing/waiting.ts'
import { waiting as budgets } from '#modules/invoicing/budgets/waiting.ts'
import { waiting as rates } from '#modules/invoicing/rates/waiting.ts'
import { waiting as terms } from '#modules/invoicing/terms/waiting.ts'
import { waiting as records } from '#modules/invoicing/verifactu/waiting.ts'
import { waiting as accounts } from '#modules/libraries/accounts/waiting.ts'
import { waiting as orderLetters } from '#modules/libraries/order-letters/waiting.ts'
import { waiting as requests } from '#modules/libraries/requests/waiting.ts'
import { waiting as claims } from '#modules/orders/claims/waiting.ts'
import { waiting as fulfilment } from '#modules/orders/fulfilment/waiting.ts'
import { waiting as money } from '#modules/orders/money/waiting.ts'
import { waiting as picking } from '#modules/orders/picking/waiting.ts'
import { waiting as reconcile } from '#modules/orders/reconcile/waiting.ts'
import { waiting as returns } from '#modules/orders/returns/waiting.ts'
import { waiting as shortList } from '#modules/orders/short-list/waiting.ts'
import { waiting as contact } from '#modules/people/contact/waiting.ts'
import { waiting as customers } from '#modules/people/customers/waiting.ts'
import { waiting as privacy } from '#modules/people/privacy/waiting.ts'
import type { Role } from '#modules/people/staff/grants.ts'
import type { Queue } from '#modules/people/staff/waiting-contract.ts'
import { waitingFor as accessFor } from '#modules/people/staff-access/waiting.ts'
import { waiting as mail } from '#modules/platform/mail/waiting.ts'
import { waiting as sendings } from '#modules/platform/sendings/waiting.ts'
import { waiting as systems } from '#modules/platform/systems/waiting.ts'
import { textKinds } from './texts.ts'

/** What waits for the staff, domain by domain; whoever has one of `factorRoles` is asked for a second factor. */
export const queuesWith = ({ factorRoles }: { factorRoles: readonly Role[] }): readonly Queue[] =>
  Object.values({
    ...waitingByDomain,
    texts: textsFor(textKinds),
    'staff-access': accessFor(factorRoles),
  } satisfies Partial<Record<Domain, readonly Queue[]>>).flat()

const waitingByDomain = {
  'gift-cards': giftCards,
  loyalty: cards,
  reservations,
  quotes,
  remarks,
  reviews,
  transfers,
  terms,
  bank,
  accounts,
  'order-letters': orderLetters,
  requests,
  demand,
  claims,
  fulfilment,
  money,
  picking,
  'short-list': shortList,
  returns,
  reconcile,
  contact,
  customers,
  privacy,
  mail,
  systems,
  sendings,
  coupons,
  agenda: activities,
  imports,
  fetches,
  titles,
  billing,
  budgets,
  rates,
  verifactu: records,
} satisfies Partial<Record<Domain, readonly Queue[]>>
