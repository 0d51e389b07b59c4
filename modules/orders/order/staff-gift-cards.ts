import { z } from 'zod'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { annulGiftCard } from './annul-gift-card.ts'
import { lockOrder } from './for-returns.ts'
import { OrderNumber } from './staff-contract.ts'
import { doingOf } from './staff-doing.ts'

/** The order of a gift card that is given back unused. */
export function soldGiftCardStaffRoutes(call: StaffCalls) {
  call('POST', '/orders/:number/annul-gift-card/', {
    action: 'gift_card.annul',
    summary: 'Gives an unused card back: nothing is left on it, its money goes back the way it came',
    params: OrderNumber,
    body: z.object({ reason: z.string().trim().min(3).max(500) }),
    answer: z.object({ number: z.string() }),
    subject: ({ params }) => `order ${params.number}`,
    run: async ({ db, params, body, ...who }) => {
      const { order } = await lockOrder(db, params.number)
      await annulGiftCard(db, order, doingOf(who, body.reason))
      return { number: order.number }
    },
  })
}
