import { centsOf } from '#kernel/money.ts'
import { shippingConfirmedEmail } from '#modules/orders/emails/shipping-confirmed.ts'
import { orderLink } from '#modules/orders/order/order-key.ts'
import { doingOf } from '#modules/orders/order/staff-doing.ts'
import { orderIdFor, wholeOrderView } from '#modules/orders/order-history/staff-view.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import type { Senders } from '#modules/platform/mail/email-message.ts'
import { senderOf } from '#modules/platform/storefronts/identity.ts'
import { confirmShipping } from './confirm-shipping.ts'
import { checkoutCalls } from './staff-contract.ts'

interface Telling {
  senders: Senders
  /** The shop's address without a slash at its end. */
  publicUrl: string
  /** Signs the keys in the links of letters. */
  secret: string
}

/** What shipping costs, where the shop has to say it. */
export function checkoutStaffRoutes(call: StaffCalls, { senders, publicUrl, secret }: Telling) {
  call(checkoutCalls, 'POST /orders/:number/shipping-cost/', {
    action: 'parcel.change',
    summary: 'What shipping costs on an order that waits for it; its customer is told and can pay (A-04)',
    subject: ({ params }) => `order ${params.number}`,
    run: async ({ db, params, body, onlyStore, ...who }) => {
      await orderIdFor(db, params.number, onlyStore)
      const told: Parameters<typeof confirmShipping>[2] = async (order) =>
        shippingConfirmedEmail(await senderOf(db, senders, order), order, orderLink(publicUrl, secret, order))
      const shippingCents = centsOf(body.shipping_cost)
      await confirmShipping(db, { number: params.number, shippingCents, ...doingOf(who) }, told)
      return wholeOrderView(db, params.number, onlyStore)
    },
  })
}
