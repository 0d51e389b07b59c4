import { personalData as cart } from '#modules/buying/cart/personal-data.ts'
import { personalData as cartReminders } from '#modules/buying/cart-reminders/personal-data.ts'
import { personalData as checkout } from '#modules/buying/checkout/personal-data.ts'
import { personalData as coupons } from '#modules/buying/coupons/personal-data.ts'
import { personalData as giftCards } from '#modules/buying/gift-cards/personal-data.ts'
import { personalData as keptCards } from '#modules/buying/kept-cards/personal-data.ts'
import { personalData as loyalty } from '#modules/buying/loyalty/personal-data.ts'
import { personalData as quotes } from '#modules/buying/quotes/personal-data.ts'
import { personalData as reservations } from '#modules/buying/reservations/personal-data.ts'
import { personalData as savedCarts } from '#modules/buying/saved-carts/personal-data.ts'
import { personalData as visitBaskets } from '#modules/buying/visit-baskets/personal-data.ts'
import { personalData as wishLists } from '#modules/buying/wish-lists/personal-data.ts'
import type { Domain } from '#modules/dependencies.ts'
import { personalData as agenda } from '#modules/editorial/agenda/personal-data.ts'
import { personalData as reviews } from '#modules/editorial/reviews/personal-data.ts'
import { personalData as ebooks } from '#modules/goods/ebooks/personal-data.ts'
import { personalData as stock } from '#modules/goods/stock/personal-data.ts'
import { personalData as billing } from '#modules/invoicing/billing/personal-data.ts'
import { personalData as budgets } from '#modules/invoicing/budgets/personal-data.ts'
import { personalData as invoices } from '#modules/invoicing/invoices/personal-data.ts'
import { personalData as receivables } from '#modules/invoicing/receivables/personal-data.ts'
import { personalData as terms } from '#modules/invoicing/terms/personal-data.ts'
import { personalData as verifactu } from '#modules/invoicing/verifactu/personal-data.ts'
import { personalData as accounts } from '#modules/libraries/accounts/personal-data.ts'
import { personalData as deliveryNotes } from '#modules/libraries/delivery-notes/personal-data.ts'
import { personalData as desk } from '#modules/libraries/desk/personal-data.ts'
import { personalData as intake } from '#modules/libraries/intake/personal-data.ts'
import { personalData as orderLetters } from '#modules/libraries/order-letters/personal-data.ts'
import { personalData as requests } from '#modules/libraries/requests/personal-data.ts'
import { personalData as standingOrders } from '#modules/libraries/standing-orders/personal-data.ts'
import { personalData as changes } from '#modules/orders/changes/personal-data.ts'
import { personalData as claims } from '#modules/orders/claims/personal-data.ts'
import { personalData as emails } from '#modules/orders/emails/personal-data.ts'
import { personalData as money } from '#modules/orders/money/personal-data.ts'
import { personalData as order } from '#modules/orders/order/personal-data.ts'
import { personalDataWith as orderHistoryWith } from '#modules/orders/order-history/personal-data.ts'
import { personalData as parcels } from '#modules/orders/parcels/personal-data.ts'
import { personalData as returns, returnsOfPerson } from '#modules/orders/returns/personal-data.ts'
import { personalData as access } from '#modules/people/access/personal-data.ts'
import { personalData as contact } from '#modules/people/contact/personal-data.ts'
import { personalData as customers } from '#modules/people/customers/personal-data.ts'
import { personalData as members } from '#modules/people/members/personal-data.ts'
import { personalData as newsletter } from '#modules/people/newsletter/personal-data.ts'
import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { personalData as privacy } from '#modules/people/privacy/personal-data.ts'
import { personalData as stockAlerts } from '#modules/people/stock-alerts/personal-data.ts'
import { personalData as mail } from '#modules/platform/mail/personal-data.ts'
import { personalData as tracking } from '#modules/platform/tracking/personal-data.ts'

/** What each domain that keeps something about people answers, in the order in which they erase it: the account itself goes last. */
export const personalDataByDomain = {
  access,
  loyalty,
  'stock-alerts': stockAlerts,
  'cart-reminders': cartReminders,
  'wish-lists': wishLists,
  reviews,
  'visit-baskets': visitBaskets,
  newsletter,
  'kept-cards': keptCards,
  'saved-carts': savedCarts,
  agenda,
  contact,
  accounts,
  desk,
  'standing-orders': standingOrders,
  'order-letters': orderLetters,
  requests,
  intake,
  reservations,
  quotes,
  checkout,
  emails,
  money,
  order,
  'order-history': orderHistoryWith(returnsOfPerson),
  parcels,
  changes,
  returns,
  cart,
  stock,
  claims,
  coupons,
  'gift-cards': giftCards,
  ebooks,
  billing,
  invoices,
  terms,
  receivables,
  verifactu,
  budgets,
  'delivery-notes': deliveryNotes,
  mail,
  tracking,
  members,
  privacy,
  customers,
} satisfies Partial<Record<Domain, PersonalData>>

export const personalData: readonly PersonalData[] = Object.values(personalDataByDomain)
