import { requireKnownCustomer } from '#modules/people/customers/known-customer.ts'
import { CustomerParams } from '#modules/people/customers/staff-contract.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { IdOf, ListOf } from '#modules/people/staff/call-contract.ts'
import { issueCard } from './card.ts'
import { Adjustment, KeptPromotion, Loyalty, NewPromotion, Promotion, SavedPromotion } from './contract.ts'
import { adjustPoints } from './points.ts'
import { createPromotion, editPromotion, promotions } from './promotions.ts'
import { loyaltyOf } from './show-card.ts'

const subject = ({ params }: { params: { customer: string } }) => `customer ${params.customer}`

/** Points of a card, and the promotions for those who have one. */
export function loyaltyStaffRoutes(call: StaffCalls) {
  call('GET', '/customers/:customer/points/', {
    action: 'points.read',
    summary: 'A customer’s card, points and latest movements',
    params: CustomerParams,
    answer: Loyalty,
    subject,
    run: ({ db, params, now }) => loyaltyOf(db, params.customer, now),
  })
  call('POST', '/customers/:customer/points/', {
    action: 'points.adjust',
    summary: 'Points are added or taken by hand; the customer reads the reason',
    params: CustomerParams,
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
    params: CustomerParams,
    answer: Loyalty,
    subject,
    run: async ({ db, params, now }) => {
      await requireKnownCustomer(db, params.customer)
      await issueCard(db, params.customer)
      return loyaltyOf(db, params.customer, now)
    },
  })
  call('GET', '/promotions/', {
    action: 'promotion.read',
    summary: 'Promotions for card holders, the newest first',
    answer: ListOf(KeptPromotion),
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
    params: IdOf('promotion'),
    body: SavedPromotion,
    answer: KeptPromotion,
    subject: ({ params }) => `promotion ${params.promotion}`,
    current: async ({ db, params }) => (await promotions(db)).find(({ id }) => id === params.promotion) ?? null,
    run: ({ db, params, body }) => editPromotion(db, params.promotion, body),
  })
}
