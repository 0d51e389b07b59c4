import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import type { BillingSettings } from '#modules/invoicing/billing/deps.ts'
import type { ReturnDeps } from '#modules/orders/returns/deps.ts'
import { agendaRoutes } from './agenda-routes.ts'
import { budgetRoutes } from './budget-routes.ts'
import { cafeRoutes } from './cafe-routes.ts'
import { guardStaff } from './call.ts'
import { cardRequestRoutes } from './card-request-routes.ts'
import { claimRoutes } from './claim-routes.ts'
import { contactRoutes } from './contact-routes.ts'
import { contentRoutes } from './content-routes.ts'
import { StaffLogin, StaffSession } from './contract.ts'
import { couponRoutes } from './coupon-routes.ts'
import { customerRoutes } from './customer-routes.ts'
import { erasureRoutes } from './erasure-routes.ts'
import { giftCardRoutes } from './gift-card-routes.ts'
import { giftRoutes } from './gift-routes.ts'
import { invoiceRoutes } from './invoice-routes.ts'
import { loyaltyRoutes } from './loyalty-routes.ts'
import { magazineRoutes } from './magazine-routes.ts'
import { memberRoutes } from './member-routes.ts'
import { menuRoutes } from './menu-routes.ts'
import { orderLetterRoutes } from './order-letter-routes.ts'
import { orderRoutes } from './order-routes.ts'
import { orderStepRoutes } from './order-step-routes.ts'
import { parcelRoutes } from './parcel-routes.ts'
import { partnerRoutes } from './partner-routes.ts'
import { paymentRoutes } from './payment-routes.ts'
import { peopleRoutes } from './people-routes.ts'
import { placeRoutes } from './place-routes.ts'
import { quizRoutes } from './quiz-routes.ts'
import { refundRoutes } from './refund-routes.ts'
import { requestRoutes } from './request-routes.ts'
import { returnRoutes } from './return-routes.ts'
import { loginStaff } from './sessions.ts'
import { type Settings, settingsRoutes } from './settings-routes.ts'
import { shippingRoutes } from './shipping-routes.ts'
import { stockRoutes } from './stock-routes.ts'
import { storeDeskRoutes } from './store-routes.ts'
import { storefrontRoutes } from './storefront-routes.ts'
import { synonymRoutes } from './synonym-routes.ts'
import { termsRoutes } from './terms-routes.ts'

export interface StaffDeps {
  db: Pool
  storefront: string
  settings: Settings
  /** Every call that is registered, as OpenAPI has it. */
  description: () => object
  /** What the steps of an order and its returns need. */
  life: ReturnDeps
  billing: BillingSettings
}

/** The calls of the staff, apart from the shop's: another door, another key. */
export const staffRoutes =
  ({ db, storefront, settings, description, life, billing }: StaffDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/login/',
      {
        schema: { tags: ['staff'], summary: 'Opens a session', body: StaffLogin, response: { 200: StaffSession } },
        config: { rateLimit: { max: 20, timeWindow: 60_000 } },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const { token, staff } = await loginStaff(db, request.body, {
          now: new Date(),
          requestId: request.id,
          address: request.ip || null,
        })
        const { id, email, name, roles, storeCode } = staff
        return { token, staff: { id, email, name, roles, store_code: storeCode, active: true } }
      },
    )
    await app.register(
      guardStaff(db, (call) => {
        peopleRoutes(call)
        orderRoutes(call)
        orderStepRoutes(call, life)
        parcelRoutes(call, life)
        returnRoutes(call, life)
        claimRoutes(call, life)
        refundRoutes(call, life)
        requestRoutes(call, life)
        orderLetterRoutes(call)
        invoiceRoutes(call, billing)
        paymentRoutes(call)
        stockRoutes(call)
        storeDeskRoutes(call)
        shippingRoutes(call)
        loyaltyRoutes(call)
        cardRequestRoutes(call, life)
        partnerRoutes(call)
        erasureRoutes(call, billing)
        customerRoutes(call, { senders: life.senders })
        memberRoutes(call)
        termsRoutes(call)
        budgetRoutes(call)
        agendaRoutes(call, { storefront, senders: life.senders, secret: life.secret })
        contactRoutes(call)
        contentRoutes(call)
        menuRoutes(call)
        storefrontRoutes(call)
        couponRoutes(call)
        giftCardRoutes(call, life)
        giftRoutes(call, storefront)
        quizRoutes(call, storefront)
        magazineRoutes(call)
        cafeRoutes(call)
        placeRoutes(call, String(settings['store']))
        synonymRoutes(call, storefront)
        settingsRoutes(call, settings, description)
      }),
    )
  }
