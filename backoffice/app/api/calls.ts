import type { z } from 'zod'
import type { trialCalls } from '#modules/buying/cart/staff-contract.ts'
import type { reminderCalls } from '#modules/buying/cart-reminders/staff-contract.ts'
import type { checkoutCalls } from '#modules/buying/checkout/staff-contract.ts'
import type { couponCalls } from '#modules/buying/coupons/staff-contract.ts'
import type { giftCardCalls } from '#modules/buying/gift-cards/staff-contract.ts'
import type { cardRequestCalls, loyaltyCalls } from '#modules/buying/loyalty/staff-contract.ts'
import type { madeOrderCalls } from '#modules/buying/made-orders/staff-contract.ts'
import type { partnerCalls } from '#modules/buying/partners/staff-contract.ts'
import type { quoteCalls } from '#modules/buying/quotes/staff-contract.ts'
import type { reservationCalls } from '#modules/buying/reservations/staff-contract.ts'
import type { shippingCalls } from '#modules/buying/shipping/staff-contract.ts'
import type { visitBasketCalls } from '#modules/buying/visit-baskets/staff-contract.ts'
import type { doorCalls as activityDoorCalls } from '#modules/editorial/agenda/door-contract.ts'
import type { agendaCalls } from '#modules/editorial/agenda/staff-contract.ts'
import type { cafeCalls } from '#modules/editorial/cafe/staff-contract.ts'
import type { contentCalls, menuCalls } from '#modules/editorial/content/staff-contract.ts'
import type { giftCalls } from '#modules/editorial/gifts/staff-contract.ts'
import type { linkCalls } from '#modules/editorial/links/staff-contract.ts'
import type { magazineCalls } from '#modules/editorial/magazine/staff-contract.ts'
import type { pageCalls } from '#modules/editorial/pages/staff-contract.ts'
import type { placeCalls } from '#modules/editorial/places/staff-contract.ts'
import type { quizCalls } from '#modules/editorial/quizzes/staff-contract.ts'
import type { reviewCalls } from '#modules/editorial/reviews/staff-contract.ts'
import type { textCalls } from '#modules/editorial/texts/staff-contract.ts'
import type { bundleCalls } from '#modules/editorial/ticket-bundles/staff-contract.ts'
import type { countCalls } from '#modules/goods/counts/staff-contract.ts'
import type { demandCalls } from '#modules/goods/demand/staff-contract.ts'
import type { ebookCalls } from '#modules/goods/ebooks/staff-contract.ts'
import type { feedCalls } from '#modules/goods/feeds/staff-contract.ts'
import type { fetchCalls } from '#modules/goods/fetches/staff-contract.ts'
import type { importCalls } from '#modules/goods/imports/staff-contract.ts'
import type { listCalls } from '#modules/goods/lists/staff-contract.ts'
import type { nameCalls } from '#modules/goods/names/staff-contract.ts'
import type { pictureCalls } from '#modules/goods/pictures/staff-contract.ts'
import type { remarkCalls } from '#modules/goods/remarks/staff-contract.ts'
import type { pinCalls, synonymCalls } from '#modules/goods/search/staff-contract.ts'
import type { stockCalls } from '#modules/goods/stock/staff-contract.ts'
import type { storeCalls } from '#modules/goods/stores/staff-contract.ts'
import type { supplierDeliveryCalls } from '#modules/goods/supplier-deliveries/staff-contract.ts'
import type { tillCalls } from '#modules/goods/tills/staff-contract.ts'
import type { titleCalls } from '#modules/goods/titles/staff-contract.ts'
import type { transferCalls } from '#modules/goods/transfers/staff-contract.ts'
import type { journalCalls } from '#modules/invoicing/accounting/staff-contract.ts'
import type { bankCalls } from '#modules/invoicing/bank/staff-contract.ts'
import type { monthCalls } from '#modules/invoicing/billing/month-contract.ts'
import type { customerBillingCalls, invoiceCalls } from '#modules/invoicing/billing/staff-contract.ts'
import type { budgetCalls } from '#modules/invoicing/budgets/staff-contract.ts'
import type { facturaeCalls } from '#modules/invoicing/facturae/staff-contract.ts'
import type { exportCalls } from '#modules/invoicing/invoices/staff-contract.ts'
import type { rateCalls } from '#modules/invoicing/rates/staff-contract.ts'
import type { owedCalls } from '#modules/invoicing/receivables/staff-contract.ts'
import type { receivableCalls, termsCalls } from '#modules/invoicing/terms/staff-contract.ts'
import type { verifactuCalls } from '#modules/invoicing/verifactu/staff-contract.ts'
import type { accountCalls } from '#modules/libraries/accounts/staff-contract.ts'
import type { noteCalls } from '#modules/libraries/delivery-notes/staff-contract.ts'
import type { orderLetterCalls } from '#modules/libraries/order-letters/staff-contract.ts'
import type { requestCalls } from '#modules/libraries/requests/staff-contract.ts'
import type { standingCalls } from '#modules/libraries/standing-orders/staff-contract.ts'
import type { changeCalls } from '#modules/orders/changes/staff-contract.ts'
import type { claimCalls } from '#modules/orders/claims/staff-contract.ts'
import type { counterCalls } from '#modules/orders/counter/staff-contract.ts'
import type { dispatchCalls } from '#modules/orders/dispatch/staff-contract.ts'
import type { ebookGiftCalls } from '#modules/orders/ebook-gifts/staff-contract.ts'
import type { figureBookCalls } from '#modules/orders/figures/staff-contract.ts'
import type { fulfilmentCalls } from '#modules/orders/fulfilment/staff-contract.ts'
import type { paymentCalls } from '#modules/orders/money/staff-contract.ts'
import type { orderCalls } from '#modules/orders/order/staff-contract.ts'
import type { pickCalls } from '#modules/orders/picking/staff-contract.ts'
import type { bookCalls } from '#modules/orders/reconcile/staff-contract.ts'
import type { refundCalls, returnCalls } from '#modules/orders/returns/staff-contract.ts'
import type { shortCalls } from '#modules/orders/short-list/staff-contract.ts'
import type { signedCopyCalls } from '#modules/orders/signed-copies/staff-contract.ts'
import type { takingCalls } from '#modules/orders/takings/staff-contract.ts'
import type { emailCalls } from '#modules/people/contact/emails-contract.ts'
import type { applicationCalls, messageCalls } from '#modules/people/contact/staff-contract.ts'
import type { customerDeskCalls } from '#modules/people/customer-desk/staff-contract.ts'
import type { customerCalls } from '#modules/people/customers/staff-contract.ts'
import type { memberCalls } from '#modules/people/members/staff-contract.ts'
import type { readerCalls } from '#modules/people/newsletter/staff-contract.ts'
import type { erasureCalls } from '#modules/people/privacy/staff-contract.ts'
import type { actCalls } from '#modules/people/staff/acts-contract.ts'
import type { comingCalls } from '#modules/people/staff/coming-contract.ts'
import type { peopleCalls } from '#modules/people/staff/contract.ts'
import type { figureCalls } from '#modules/people/staff/figures-contract.ts'
import type { findCalls } from '#modules/people/staff/find-contract.ts'
import type { viewCalls } from '#modules/people/staff/views-contract.ts'
import type { waitingCalls } from '#modules/people/staff/waiting-contract.ts'
import type { doorCalls } from '#modules/people/staff-access/contract.ts'
import type { accessCalls } from '#modules/people/staff-access/staff-contract.ts'
import type { keyCalls } from '#modules/platform/keys/staff-contract.ts'
import type { sendingCalls } from '#modules/platform/sendings/staff-contract.ts'
import type { storefrontCalls } from '#modules/platform/storefronts/staff-contract.ts'
import type { systemCalls } from '#modules/platform/systems/staff-contract.ts'
import type { webhookCalls } from '#modules/platform/webhooks/staff-contract.ts'

/** Every call that screens make, by its name: a domain's table of calls stands here once. Types alone; no schema comes along. */
export type Calls = typeof doorCalls &
  typeof visitBasketCalls &
  typeof peopleCalls &
  typeof accessCalls &
  typeof titleCalls &
  typeof bundleCalls &
  typeof cafeCalls &
  typeof placeCalls &
  typeof counterCalls &
  typeof madeOrderCalls &
  typeof remarkCalls &
  typeof reviewCalls &
  typeof quoteCalls &
  typeof requestCalls &
  typeof reservationCalls &
  typeof findCalls &
  typeof viewCalls &
  typeof waitingCalls &
  typeof figureCalls &
  typeof comingCalls &
  typeof figureBookCalls &
  typeof orderCalls &
  typeof titleCalls &
  typeof pictureCalls &
  typeof listCalls &
  typeof nameCalls &
  typeof demandCalls &
  typeof stockCalls &
  typeof storeCalls &
  typeof transferCalls &
  typeof countCalls &
  typeof tillCalls &
  typeof supplierDeliveryCalls &
  typeof importCalls &
  typeof customerCalls &
  typeof customerDeskCalls &
  typeof loyaltyCalls &
  typeof cardRequestCalls &
  typeof giftCardCalls &
  typeof erasureCalls &
  typeof invoiceCalls &
  typeof verifactuCalls &
  typeof monthCalls &
  typeof facturaeCalls &
  typeof bankCalls &
  typeof rateCalls &
  typeof owedCalls &
  typeof receivableCalls &
  typeof exportCalls &
  typeof takingCalls &
  typeof bookCalls &
  typeof dispatchCalls &
  typeof fulfilmentCalls &
  typeof pickCalls &
  typeof shortCalls &
  typeof changeCalls &
  typeof activityDoorCalls &
  typeof agendaCalls &
  typeof giftCalls &
  typeof contentCalls &
  typeof menuCalls &
  typeof linkCalls &
  typeof pageCalls &
  typeof magazineCalls &
  typeof textCalls &
  typeof quizCalls &
  typeof paymentCalls &
  typeof claimCalls &
  typeof emailCalls &
  typeof orderLetterCalls &
  typeof messageCalls &
  typeof applicationCalls &
  typeof checkoutCalls &
  typeof refundCalls &
  typeof returnCalls &
  typeof couponCalls &
  typeof trialCalls &
  typeof partnerCalls &
  typeof synonymCalls &
  typeof pinCalls &
  typeof actCalls &
  typeof webhookCalls &
  typeof keyCalls &
  typeof ebookCalls &
  typeof signedCopyCalls &
  typeof ebookGiftCalls &
  typeof feedCalls &
  typeof journalCalls &
  typeof fetchCalls &
  typeof sendingCalls &
  typeof systemCalls &
  typeof storefrontCalls &
  typeof shippingCalls &
  typeof readerCalls &
  typeof reminderCalls &
  typeof accountCalls &
  typeof budgetCalls &
  typeof termsCalls &
  typeof customerBillingCalls &
  typeof memberCalls &
  typeof noteCalls &
  typeof standingCalls

export type CallName = keyof Calls & string

type Part<Call, Key extends string> =
  Call extends Record<Key, infer Schema extends z.ZodType>
    ? Record<never, never> extends z.input<Schema>
      ? { [K in Key]?: z.input<Schema> }
      : { [K in Key]: z.input<Schema> }
    : unknown

/** What a call is given: `params` of its path, `query`, `body`; those alone that its contract names. */
export type Input<Name extends CallName> = Part<Calls[Name], 'params'> & Part<Calls[Name], 'query'> & Part<Calls[Name], 'body'>

/** What a form of described fields sends: the path as the call names it, the fields as they were typed. The shop judges them. */
export type Typed<Name extends CallName> = Omit<Input<Name>, 'body'> & { body: Record<string, unknown> }

/** What it answers; nothing where it answers a file, which is fetched by its address (see `addressOf`). */
export type Answer<Name extends CallName> = AnswerOf<Calls[Name]>
type AnswerOf<Call> = Call extends { answer: infer Schema extends z.ZodType } ? z.output<Schema> : never

/** What is handed to a call; may be left out where nothing must be said. */
export type Given<Name extends CallName> = Record<never, never> extends Input<Name> ? [Input<Name>?] : [Input<Name>]
