import { personalData as cart } from '#modules/buying/cart/personal-data.ts'
import { personalData as checkout } from '#modules/buying/checkout/personal-data.ts'
import { personalData as coupons } from '#modules/buying/coupons/personal-data.ts'
import { personalData as giftCards } from '#modules/buying/gift-cards/personal-data.ts'
import { personalData as loyalty } from '#modules/buying/loyalty/personal-data.ts'
import { personalData as agenda } from '#modules/editorial/agenda/personal-data.ts'
import { personalData as billing } from '#modules/invoicing/billing/personal-data.ts'
import { personalData as terms } from '#modules/invoicing/terms/personal-data.ts'
import { personalData as desk } from '#modules/libraries/desk/personal-data.ts'
import { personalData as intake } from '#modules/libraries/intake/personal-data.ts'
import { personalData as orderLetters } from '#modules/libraries/order-letters/personal-data.ts'
import { personalData as requests } from '#modules/libraries/requests/personal-data.ts'
import { personalData as standingOrders } from '#modules/libraries/standing-orders/personal-data.ts'
import { personalData as claims } from '#modules/orders/claims/personal-data.ts'
import { personalData as emails } from '#modules/orders/emails/personal-data.ts'
import { personalData as money } from '#modules/orders/money/personal-data.ts'
import { personalData as order } from '#modules/orders/order/personal-data.ts'
import { personalDataWith as orderHistoryWith } from '#modules/orders/order-history/personal-data.ts'
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

/** Every domain that keeps something about people, in the order in which they erase it: the account itself goes last. */
export const personalData: readonly PersonalData[] = [
  access,
  loyalty,
  stockAlerts,
  newsletter,
  agenda,
  contact,
  desk,
  standingOrders,
  orderLetters,
  requests,
  intake,
  checkout,
  emails,
  money,
  order,
  orderHistoryWith(returnsOfPerson),
  returns,
  cart,
  claims,
  coupons,
  giftCards,
  billing,
  terms,
  mail,
  members,
  privacy,
  customers,
]
