import { OrderNumber } from '#modules/orders/order/contract.ts'
import { doingOf } from '#modules/orders/order/staff-doing.ts'
import { lockOrder } from '#modules/orders/parcels/whole-order.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { WithReason } from '#modules/people/staff/call-contract.ts'
import { annulGiftCard } from './annul.ts'
import { AnnulledGiftCard } from './staff-contract.ts'

/** The order of a gift card that is given back unused. */
export function soldGiftCardStaffRoutes(call: StaffCalls) {
  call('POST', '/orders/:number/annul-gift-card/', {
    action: 'gift_card.annul',
    summary: 'Gives an unused card back: nothing is left on it, its money goes back the way it came',
    params: OrderNumber,
    body: WithReason,
    answer: AnnulledGiftCard,
    subject: ({ params }) => `order ${params.number}`,
    run: async ({ db, params, body, ...who }) => {
      const { order } = await lockOrder(db, params.number)
      await annulGiftCard(db, order, doingOf(who, body.reason))
      return { number: order.number }
    },
  })
}
