import type { Reader } from '#kernel/db.ts'
import { cartStaffRoutes } from '#modules/buying/cart/staff.ts'
import { reminderStaffRoutes } from '#modules/buying/cart-reminders/staff.ts'
import { checkoutStaffRoutes } from '#modules/buying/checkout/staff.ts'
import { couponStaffRoutes } from '#modules/buying/coupons/staff.ts'
import { soldGiftCardStaffRoutes } from '#modules/buying/gift-card-sales/staff.ts'
import { giftCardStaffRoutes } from '#modules/buying/gift-cards/staff.ts'
import { holderOfCard } from '#modules/buying/loyalty/card.ts'
import { loyaltyStaffRoutes } from '#modules/buying/loyalty/staff.ts'
import { cardRequestStaffRoutes } from '#modules/buying/loyalty/staff-card-requests.ts'
import { servingOrdered } from '#modules/buying/made-orders/arrivals.ts'
import { type MadeOrderDeps, madeOrderStaffRoutes } from '#modules/buying/made-orders/staff.ts'
import { partnerStaffRoutes } from '#modules/buying/partners/staff.ts'
import type { QuoteDeps } from '#modules/buying/quotes/deps.ts'
import { quoteStaffRoutes } from '#modules/buying/quotes/staff.ts'
import { quotesAnswering } from '#modules/buying/quotes/view.ts'
import { type ReservationDeps, reservationStaffRoutes } from '#modules/buying/reservations/staff.ts'
import { shippingStaffRoutes } from '#modules/buying/shipping/staff.ts'
import { visitBasketStaffRoutes } from '#modules/buying/visit-baskets/staff.ts'
import type { PlacesMoney } from '#modules/editorial/agenda/emails.ts'
import { agendaStaffRoutes } from '#modules/editorial/agenda/staff.ts'
import { doorStaffRoutes } from '#modules/editorial/agenda/staff-door.ts'
import { cafeStaffRoutes } from '#modules/editorial/cafe/staff.ts'
import { beginPages, hasConditions } from '#modules/editorial/content/manage.ts'
import { contentStaffRoutes } from '#modules/editorial/content/staff.ts'
import { menuStaffRoutes } from '#modules/editorial/content/staff-menu.ts'
import { giftStaffRoutes } from '#modules/editorial/gifts/staff.ts'
import { linkStaffRoutes } from '#modules/editorial/links/staff.ts'
import { magazineStaffRoutes } from '#modules/editorial/magazine/staff.ts'
import { pageStaffRoutes } from '#modules/editorial/pages/staff.ts'
import { placeStaffRoutes } from '#modules/editorial/places/staff.ts'
import { quizStaffRoutes } from '#modules/editorial/quizzes/staff.ts'
import { reviewStaffRoutes } from '#modules/editorial/reviews/staff.ts'
import { sizeOfPicture } from '#modules/editorial/texts/pictures.ts'
import { textStaffRoutes } from '#modules/editorial/texts/staff.ts'
import { bundleStaffRoutes } from '#modules/editorial/ticket-bundles/staff.ts'
import { catalogueStaffRoutes } from '#modules/goods/catalogue/staff.ts'
import { countStaffRoutes } from '#modules/goods/counts/staff.ts'
import { demandStaffRoutes } from '#modules/goods/demand/staff.ts'
import type { EbookStore } from '#modules/goods/ebooks/file-store.ts'
import { ebookStaffRoutes } from '#modules/goods/ebooks/staff.ts'
import { feedStaffRoutes } from '#modules/goods/feeds/staff.ts'
import type { FetchDeps } from '#modules/goods/fetches/deps.ts'
import { fetchStaffRoutes } from '#modules/goods/fetches/staff.ts'
import type { ImportFiles } from '#modules/goods/imports/file-store.ts'
import { importStaffRoutes } from '#modules/goods/imports/staff.ts'
import type { IdsByRule } from '#modules/goods/lists/lists.ts'
import { listStaffRoutes } from '#modules/goods/lists/staff.ts'
import { nameStaffRoutes } from '#modules/goods/names/staff.ts'
import { pictureStaffRoutes } from '#modules/goods/pictures/staff.ts'
import { remarkStaffRoutes } from '#modules/goods/remarks/staff.ts'
import type { SearchIndex } from '#modules/goods/search/index/open.ts'
import { pinStaffRoutes, synonymStaffRoutes } from '#modules/goods/search/staff.ts'
import { titleOrder } from '#modules/goods/search/title-order.sql.ts'
import { stockStaffRoutes } from '#modules/goods/stock/staff.ts'
import { storeStaffRoutes } from '#modules/goods/stores/staff.ts'
import { supplierDeliveryStaffRoutes } from '#modules/goods/supplier-deliveries/staff.ts'
import { tillStaffRoutes } from '#modules/goods/tills/staff.ts'
import type { Finding } from '#modules/goods/titles/find.ts'
import { titleStaffRoutes } from '#modules/goods/titles/staff.ts'
import { transferStaffRoutes } from '#modules/goods/transfers/staff.ts'
import { type BeforeArrival, copiesComing } from '#modules/goods/transfers/transfers.ts'
import { journalStaffRoutes } from '#modules/invoicing/accounting/staff.ts'
import { bankStaffRoutes } from '#modules/invoicing/bank/staff.ts'
import { billedOrders } from '#modules/invoicing/billing/billed-orders.ts'
import type { BillingSettings } from '#modules/invoicing/billing/deps.ts'
import { billingStaffRoutes } from '#modules/invoicing/billing/staff.ts'
import { monthStaffRoutes } from '#modules/invoicing/billing/staff-month.ts'
import { budgetTitle } from '#modules/invoicing/budgets/for-papers.ts'
import { budgetStaffRoutes } from '#modules/invoicing/budgets/staff.ts'
import type { FacturaeSigners } from '#modules/invoicing/facturae/sign-facturae.ts'
import { facturaeStaffRoutes } from '#modules/invoicing/facturae/staff.ts'
import { invoiceStaffRoutes } from '#modules/invoicing/invoices/staff.ts'
import { notePaper } from '#modules/invoicing/papers/files.ts'
import { rateStaffRoutes } from '#modules/invoicing/rates/staff.ts'
import { owedStaffRoutes } from '#modules/invoicing/receivables/staff.ts'
import { termsStaffRoutes } from '#modules/invoicing/terms/staff.ts'
import type { VerifactuDeps } from '#modules/invoicing/verifactu/deps.ts'
import { verifactuStaffRoutes } from '#modules/invoicing/verifactu/staff.ts'
import { accountStaffRoutes } from '#modules/libraries/accounts/staff.ts'
import { noteStaffRoutes } from '#modules/libraries/delivery-notes/staff.ts'
import { type OrderLetterStaffDeps, orderLetterStaffRoutes } from '#modules/libraries/order-letters/staff.ts'
import { requestStaffRoutes } from '#modules/libraries/requests/staff.ts'
import { standingStaffRoutes } from '#modules/libraries/standing-orders/staff.ts'
import type { CarrierOf } from '#modules/orders/carriers/carrier.ts'
import { changeStaffRoutes } from '#modules/orders/changes/staff.ts'
import { claimedOf } from '#modules/orders/claims/claimed.ts'
import { claimStaffRoutes } from '#modules/orders/claims/staff.ts'
import { counterStaffRoutes } from '#modules/orders/counter/staff.ts'
import { dispatchStaffRoutes } from '#modules/orders/dispatch/staff.ts'
import { ebookGiftStaffRoutes } from '#modules/orders/ebook-gifts/staff.ts'
import { figureBookRoutes } from '#modules/orders/figures/staff.ts'
import { orderStepStaffRoutes } from '#modules/orders/fulfilment/staff.ts'
import { parcelStaffRoutes } from '#modules/orders/fulfilment/staff-parcels.ts'
import { followMoney } from '#modules/orders/money/order-money.ts'
import type { PayDeps } from '#modules/orders/money/pay.ts'
import { paymentStaffRoutes } from '#modules/orders/money/staff.ts'
import { orderStaffRoutes } from '#modules/orders/order-history/staff.ts'
import { ordersNamed, ordersOfCustomers } from '#modules/orders/order-history/staff-view.ts'
import { pickStaffRoutes } from '#modules/orders/picking/staff.ts'
import { bookStaffRoutes } from '#modules/orders/reconcile/staff.ts'
import type { ReturnDeps } from '#modules/orders/returns/deps.ts'
import { returnStaffRoutes } from '#modules/orders/returns/staff.ts'
import { refundStaffRoutes } from '#modules/orders/returns/staff-refunds.ts'
import { copiesOrdered } from '#modules/orders/short-list/short-list.ts'
import { shortStaffRoutes } from '#modules/orders/short-list/staff.ts'
import { signedCopyStaffRoutes } from '#modules/orders/signed-copies/staff.ts'
import { takingStaffRoutes } from '#modules/orders/takings/staff.ts'
import type { ConversationDeps } from '#modules/people/contact/conversation.ts'
import { contactStaffRoutes } from '#modules/people/contact/staff.ts'
import { customerDeskStaffRoutes } from '#modules/people/customer-desk/staff.ts'
import { customerStaffRoutes } from '#modules/people/customers/staff.ts'
import { memberStaffRoutes } from '#modules/people/members/staff.ts'
import { readerStaffRoutes } from '#modules/people/newsletter/staff.ts'
import { erasureStaffRoutes } from '#modules/people/privacy/staff.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { comingRoutes } from '#modules/people/staff/coming-routes.ts'
import { figureRoutes } from '#modules/people/staff/figures-routes.ts'
import { findRoutes } from '#modules/people/staff/find-routes.ts'
import { waitingRoutes } from '#modules/people/staff/waiting-routes.ts'
import type { AccessDeps } from '#modules/people/staff-access/deps.ts'
import { accessStaffRoutes } from '#modules/people/staff-access/staff.ts'
import { keyStaffRoutes } from '#modules/platform/keys/staff.ts'
import type { SendingDeps } from '#modules/platform/sendings/deps.ts'
import { sendingStaffRoutes } from '#modules/platform/sendings/staff.ts'
import { storefrontStaffRoutes } from '#modules/platform/storefronts/staff.ts'
import { systemStaffRoutes } from '#modules/platform/systems/staff.ts'
import type { Machine, ShownSetting } from '#modules/platform/systems/staff-contract.ts'
import { webhookStaffRoutes } from '#modules/platform/webhooks/staff.ts'
import { coming } from './coming.ts'
import { figures } from './figures.ts'
import { findersWith } from './find.ts'
import { saidOf, sentence } from './messages.ts'
import { personalData } from './personal-data.ts'
import { codeReaders } from './scan.ts'
import { type Settings, settingsStaffRoutes } from './staff-settings.ts'
import { textKinds } from './texts.ts'
import { queuesWith } from './waiting.ts'

interface StaffServices
  extends ReturnDeps,
    BillingSettings,
    Pick<VerifactuDeps, 'verifactu'>,
    AccessDeps,
    Omit<MadeOrderDeps, 'sentence'>,
    Pick<QuoteDeps, 'letterhead' | 'requests'>,
    ReservationDeps,
    Pick<ConversationDeps, 'repliesTo'>,
    Pick<OrderLetterStaffDeps, 'approvalEmails'>,
    Pick<PayDeps, 'gateways'> {
  /** For what may be some seconds old. */
  reader: Reader
  money: PlacesMoney
  importFiles: ImportFiles
  ebookFiles: EbookStore
  sftp: FetchDeps['sftp']
  incomingDir: string
  sentContents: SendingDeps['sentContents']
  signers: FacturaeSigners
  carrierOf: CarrierOf
  storefront: string
  settings: Settings
  finding: Finding
  idsByRule: IdsByRule
  search: SearchIndex
  /** What the machine says of itself. */
  machine: () => Promise<Machine>
  shownSettings: () => ShownSetting[]
  /** Every call that is registered, as OpenAPI has it. */
  description: (beneath?: string) => object
}

/** Every call of the staff, domain by domain, registered by hand: this is the map of their side of the API. */
export const staffCalls =
  ({ settings, description, finding, idsByRule, machine, shownSettings, ...services }: StaffServices) =>
  (call: StaffCalls): void => {
    const { storefront, senders, secret } = services
    const serving: BeforeArrival = (tx, arrival, { by, now }) =>
      servingOrdered(tx, services, arrival, { actor: { kind: 'staff', id: String(by) }, now })
    accessStaffRoutes(call, services)
    counterStaffRoutes(call, codeReaders)
    waitingRoutes(call, queuesWith(services))
    figureRoutes(call, figures)
    comingRoutes(call, coming)
    figureBookRoutes(call, { ...services, finding })
    findRoutes(call, findersWith(finding))
    orderStaffRoutes(call)
    orderStepStaffRoutes(call)
    checkoutStaffRoutes(call, services)
    remarkStaffRoutes(call)
    reviewStaffRoutes(call, services)
    reservationStaffRoutes(call, services)
    madeOrderStaffRoutes(call, { ...services, sentence: (code, language) => sentence(code, language) })
    quoteStaffRoutes(call, { ...services, sentence: (code, language) => sentence(code, language) })
    parcelStaffRoutes(call, services)
    pickStaffRoutes(call)
    shortStaffRoutes(call, services)
    dispatchStaffRoutes(call, services)
    returnStaffRoutes(call, services)
    changeStaffRoutes(call, services)
    claimStaffRoutes(call, services)
    refundStaffRoutes(call, services)
    requestStaffRoutes(call, { ...services, finding, quotesOf: quotesAnswering })
    orderLetterStaffRoutes(call, { ...services, finding, sentence: (code, language) => sentence(code, language) })
    billingStaffRoutes(call, { ...services, sentence })
    invoiceStaffRoutes(call)
    journalStaffRoutes(call)
    verifactuStaffRoutes(call, services)
    facturaeStaffRoutes(call, services)
    rateStaffRoutes(call, services)
    monthStaffRoutes(call, { ...services, sentence })
    paymentStaffRoutes(call, saidOf)
    catalogueStaffRoutes(call)
    pictureStaffRoutes(call)
    demandStaffRoutes(call, storefront)
    nameStaffRoutes(call, { sentence })
    listStaffRoutes(call, { idsByRule, sentence })
    titleStaffRoutes(call, { finding, sentence })
    ebookStaffRoutes(call, services)
    ebookGiftStaffRoutes(call, services)
    signedCopyStaffRoutes(call)
    importStaffRoutes(call, services)
    stockStaffRoutes(call, {
      coming: { sent: copiesComing, ordered: copiesOrdered },
      find: finding.idsFor,
      inOrder: titleOrder,
      store: String(settings['store']),
    })
    transferStaffRoutes(call, serving)
    countStaffRoutes(call)
    tillStaffRoutes(call)
    supplierDeliveryStaffRoutes(call, serving)
    storeStaffRoutes(call)
    shippingStaffRoutes(call, { storefront, splitFeeCents: services.splitFeeCents })
    loyaltyStaffRoutes(call, { ...services, main: storefront })
    cartStaffRoutes(call, { storefront, splitFeeCents: services.splitFeeCents })
    cardRequestStaffRoutes(call, services)
    partnerStaffRoutes(call)
    erasureStaffRoutes(call, { senders: services.senders, domains: personalData })
    customerStaffRoutes(call, { senders, ordersOf: ordersOfCustomers, holderOf: holderOfCard })
    customerDeskStaffRoutes(call, { senders, ordersOf: ordersOfCustomers, domains: personalData })
    memberStaffRoutes(call, { senders })
    accountStaffRoutes(call, {
      ...services,
      ordersOf: ordersOfCustomers,
      sentence: (code, language) => sentence(code, language),
    })
    noteStaffRoutes(call, { notePaper: notePaper(services.letterhead), claimedOf, budgetTitle })
    standingStaffRoutes(call)
    readerStaffRoutes(call)
    reminderStaffRoutes(call)
    termsStaffRoutes(call, { billed: billedOrders, onReceipt: followMoney })
    owedStaffRoutes(call, { ...services, storefront })
    takingStaffRoutes(call)
    bookStaffRoutes(call)
    bankStaffRoutes(call, { billed: billedOrders, onReceipt: followMoney })
    budgetStaffRoutes(call)
    agendaStaffRoutes(call, { ...services, storefront })
    doorStaffRoutes(call, services)
    visitBasketStaffRoutes(call, services)
    contactStaffRoutes(call, { ...services, ordersOf: ordersOfCustomers, holderOf: holderOfCard, ordersNamed })
    contentStaffRoutes(call)
    pageStaffRoutes(call)
    menuStaffRoutes(call)
    storefrontStaffRoutes(call, { sizeOf: sizeOfPicture, accounts: services.gateways.accounts, beginPages, hasConditions })
    webhookStaffRoutes(call)
    systemStaffRoutes(call, machine, shownSettings)
    keyStaffRoutes(call)
    feedStaffRoutes(call, services)
    fetchStaffRoutes(call, { ...services, sentence })
    sendingStaffRoutes(call, { ...services, sentence })
    couponStaffRoutes(call)
    giftCardStaffRoutes(call, services)
    soldGiftCardStaffRoutes(call)
    giftStaffRoutes(call, { storefront, search: services.search })
    quizStaffRoutes(call, storefront)
    magazineStaffRoutes(call)
    cafeStaffRoutes(call)
    bundleStaffRoutes(call, storefront)
    placeStaffRoutes(call, String(settings['store']))
    textStaffRoutes(call, { kinds: textKinds, secret, sentence: (code, language) => sentence(code, language) })
    linkStaffRoutes(call, { kinds: textKinds, storefront: String(settings['store']) })
    synonymStaffRoutes(call, storefront)
    pinStaffRoutes(call, storefront)
    settingsStaffRoutes(call, settings, description)
  }
