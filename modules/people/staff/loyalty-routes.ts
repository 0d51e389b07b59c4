import { z } from 'zod'
import { NotFound } from '#kernel/errors.ts'
import { issueCard } from '#modules/buying/loyalty/card.ts'
import { Adjustment, Loyalty, NewPromotion, Promotion } from '#modules/buying/loyalty/contract.ts'
import { adjustPoints } from '#modules/buying/loyalty/points.ts'
import { createPromotion, editPromotion, promotions } from '#modules/buying/loyalty/promotions.ts'
import { loyaltyOf } from '#modules/buying/loyalty/routes.ts'
import type { StaffCalls } from './call.ts'
import { Id } from './contract.ts'
import { findCustomers } from './customers.sql.ts'

const CustomerId = z.object({ customer: z.string().max(64) })
const subject = ({ params }: { params: { customer: string } }) => `customer ${params.customer}`

/** Points of a card, and the promotions for those who have one. */
export function loyaltyRoutes(call: StaffCalls) {
  call('GET', '/customers/:customer/points/', {
    action: 'points.read',
    summary: 'A customer’s card, points and latest movements',
    params: CustomerId,
    answer: Loyalty,
    subject,
    run: ({ db, params, now }) => loyaltyOf(db, params.customer, now),
  })
  call('POST', '/customers/:customer/points/', {
    action: 'points.adjust',
    summary: 'Points are added or taken by hand; the customer reads the reason',
    params: CustomerId,
    body: Adjustment,
    answer: Loyalty,
    subject,
    run: async ({ db, params, body, staff, now }) => {
      await adjustPoints(db, { customerId: params.customer, ...body, actor: `staff:${staff.id}`, now })
      return loyaltyOf(db, params.customer, now)
    },
  })
  call('POST', '/customers/:customer/card/', {
    action: 'card.issue',
    summary: 'The card of a customer, made if there is none yet',
    params: CustomerId,
    answer: Loyalty,
    subject,
    run: async ({ db, params, now }) => {
      const [customer] = await findCustomers(db, { id: params.customer, limit: 1 })
      if (!customer) throw new NotFound('staff.customer_unknown')
      await issueCard(db, customer.id)
      return loyaltyOf(db, customer.id, now)
    },
  })
  call('GET', '/promotions/', {
    action: 'promotion.read',
    summary: 'Promotions for card holders, the newest first',
    answer: z.object({ items: z.array(Promotion) }),
    run: async ({ db }) => ({ items: await promotions(db) }),
  })
  call('POST', '/promotions/', {
    action: 'promotion.change',
    summary: 'A new promotion for card holders',
    body: NewPromotion,
    answer: Promotion,
    run: ({ db, body }) => createPromotion(db, body),
  })
  call('PUT', '/promotions/:promotion/', {
    action: 'promotion.change',
    summary: 'A promotion as it is from now on; orders keep what they were given',
    params: z.object({ promotion: Id }),
    body: NewPromotion,
    answer: Promotion,
    subject: ({ params }) => `promotion ${params.promotion}`,
    run: ({ db, params, body }) => editPromotion(db, params.promotion, body),
  })
}
