import { houseLetters as cartReminders } from '#modules/buying/cart-reminders/house-letters.ts'
import { houseLetters as giftCardSales } from '#modules/buying/gift-card-sales/house-letters.ts'
import { houseLetters as giftCards } from '#modules/buying/gift-cards/house-letters.ts'
import { houseLetters as loyalty } from '#modules/buying/loyalty/house-letters.ts'
import { houseLetters as madeOrders } from '#modules/buying/made-orders/house-letters.ts'
import { houseLetters as quotes } from '#modules/buying/quotes/house-letters.ts'
import { houseLetters as reservations } from '#modules/buying/reservations/house-letters.ts'
import type { Domain } from '#modules/dependencies.ts'
import { houseLetters as agenda } from '#modules/editorial/agenda/house-letters.ts'
import { houseLetters as reviews } from '#modules/editorial/reviews/house-letters.ts'
import { houseLetters as billing } from '#modules/invoicing/billing/house-letters.ts'
import { houseLetters as budgets } from '#modules/invoicing/budgets/house-letters.ts'
import { houseLetters as receivables } from '#modules/invoicing/receivables/house-letters.ts'
import { houseLetters as terms } from '#modules/invoicing/terms/house-letters.ts'
import { houseLetters as desk } from '#modules/libraries/desk/house-letters.ts'
import { houseLetters as orderLetters } from '#modules/libraries/order-letters/house-letters.ts'
import { houseLetters as requests } from '#modules/libraries/requests/house-letters.ts'
import { houseLetters as standingOrders } from '#modules/libraries/standing-orders/house-letters.ts'
import { houseLetters as changes } from '#modules/orders/changes/house-letters.ts'
import { houseLetters as claims } from '#modules/orders/claims/house-letters.ts'
import { houseLetters as ebookGifts } from '#modules/orders/ebook-gifts/house-letters.ts'
import { houseLetters as emails } from '#modules/orders/emails/house-letters.ts'
import { houseLetters as returns } from '#modules/orders/returns/house-letters.ts'
import { houseLetters as shortList } from '#modules/orders/short-list/house-letters.ts'
import { houseLetters as signedCopies } from '#modules/orders/signed-copies/house-letters.ts'
import { houseLetters as contact } from '#modules/people/contact/house-letters.ts'
import { houseLetters as newsletter } from '#modules/people/newsletter/house-letters.ts'
import { houseLetters as stockAlerts } from '#modules/people/stock-alerts/house-letters.ts'
import type { HouseLetter } from '#modules/platform/mail/house-letter.ts'

/** Every letter for which editors may write, domain by domain. */
export const houseLetters: readonly HouseLetter[] = Object.values({
  emails,
  returns,
  changes,
  'short-list': shortList,
  claims,
  'signed-copies': signedCopies,
  'ebook-gifts': ebookGifts,
  'gift-cards': giftCards,
  'gift-card-sales': giftCardSales,
  billing,
  receivables,
  terms,
  budgets,
  desk,
  'order-letters': orderLetters,
  requests,
  'standing-orders': standingOrders,
  'cart-reminders': cartReminders,
  loyalty,
  quotes,
  'made-orders': madeOrders,
  reservations,
  agenda,
  reviews,
  contact,
  newsletter,
  'stock-alerts': stockAlerts,
} satisfies Partial<Record<Domain, readonly HouseLetter[]>>).flat()
