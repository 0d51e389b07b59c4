import { partnerStaffRoutes } from '#modules/buying/partners/staff.ts'
import { agendaStaffRoutes } from '#modules/editorial/agenda/staff.ts'
import { cafeStaffRoutes } from '#modules/editorial/cafe/staff.ts'
import { contentStaffRoutes } from '#modules/editorial/content/staff.ts'
import { menuStaffRoutes } from '#modules/editorial/content/staff-menu.ts'
import { giftStaffRoutes } from '#modules/editorial/gifts/staff.ts'
import { magazineStaffRoutes } from '#modules/editorial/magazine/staff.ts'
import { placeStaffRoutes } from '#modules/editorial/places/staff.ts'
import { quizStaffRoutes } from '#modules/editorial/quizzes/staff.ts'
import { synonymStaffRoutes } from '#modules/goods/search/staff.ts'
import type { BillingSettings } from '#modules/invoicing/billing/deps.ts'
import { budgetStaffRoutes } from '#modules/invoicing/budgets/staff.ts'
import { orderLetterStaffRoutes } from '#modules/libraries/order-letters/staff.ts'
import { requestStaffRoutes } from '#modules/libraries/requests/staff.ts'
import type { ReturnDeps } from '#modules/orders/returns/deps.ts'
import { contactStaffRoutes } from '#modules/people/contact/staff.ts'
import { erasureStaffRoutes } from '#modules/people/privacy/staff.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { cardRequestRoutes } from '#modules/people/staff/card-request-routes.ts'
import { claimRoutes } from '#modules/people/staff/claim-routes.ts'
import { couponRoutes } from '#modules/people/staff/coupon-routes.ts'
import { customerRoutes } from '#modules/people/staff/customer-routes.ts'
import { giftCardRoutes } from '#modules/people/staff/gift-card-routes.ts'
import { invoiceRoutes } from '#modules/people/staff/invoice-routes.ts'
import { loyaltyRoutes } from '#modules/people/staff/loyalty-routes.ts'
import { memberRoutes } from '#modules/people/staff/member-routes.ts'
import { orderRoutes } from '#modules/people/staff/order-routes.ts'
import { orderStepRoutes } from '#modules/people/staff/order-step-routes.ts'
import { parcelRoutes } from '#modules/people/staff/parcel-routes.ts'
import { paymentRoutes } from '#modules/people/staff/payment-routes.ts'
import { refundRoutes } from '#modules/people/staff/refund-routes.ts'
import { returnRoutes } from '#modules/people/staff/return-routes.ts'
import { shippingRoutes } from '#modules/people/staff/shipping-routes.ts'
import { stockRoutes } from '#modules/people/staff/stock-routes.ts'
import { storeDeskRoutes } from '#modules/people/staff/store-routes.ts'
import { storefrontRoutes } from '#modules/people/staff/storefront-routes.ts'
import { termsRoutes } from '#modules/people/staff/terms-routes.ts'
import { type Settings, settingsStaffRoutes } from './staff-settings.ts'

interface StaffServices {
  storefront: string
  settings: Settings
  /** Every call that is registered, as OpenAPI has it. */
  description: () => object
  /** What the steps of an order and its returns need. */
  life: ReturnDeps
  billing: BillingSettings
}

/** Every call of the staff, domain by domain, registered by hand: this is the map of their side of the API. */
export const staffCalls =
  ({ storefront, settings, description, life, billing }: StaffServices) =>
  (call: StaffCalls): void => {
    orderRoutes(call)
    orderStepRoutes(call, life)
    parcelRoutes(call, life)
    returnRoutes(call, life)
    claimRoutes(call, life)
    refundRoutes(call, life)
    requestStaffRoutes(call, life)
    orderLetterStaffRoutes(call)
    invoiceRoutes(call, billing)
    paymentRoutes(call)
    stockRoutes(call)
    storeDeskRoutes(call)
    shippingRoutes(call)
    loyaltyRoutes(call)
    cardRequestRoutes(call, life)
    partnerStaffRoutes(call)
    erasureStaffRoutes(call, billing)
    customerRoutes(call, { senders: life.senders })
    memberRoutes(call)
    termsRoutes(call)
    budgetStaffRoutes(call)
    agendaStaffRoutes(call, { storefront, senders: life.senders, secret: life.secret })
    contactStaffRoutes(call)
    contentStaffRoutes(call)
    menuStaffRoutes(call)
    storefrontRoutes(call)
    couponRoutes(call)
    giftCardRoutes(call, life)
    giftStaffRoutes(call, storefront)
    quizStaffRoutes(call, storefront)
    magazineStaffRoutes(call)
    cafeStaffRoutes(call)
    placeStaffRoutes(call, String(settings['store']))
    synonymStaffRoutes(call, storefront)
    settingsStaffRoutes(call, settings, description)
  }
