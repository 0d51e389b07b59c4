import { dayOf } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { requireKnownCustomer } from '#modules/people/customers/known-customer.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import type { Senders } from '#modules/platform/mail/email-message.ts'
import { adjustByHand, tellOfCard } from './adjust-by-hand.ts'
import { issueCard, replaceCard } from './card.ts'
import type { NewPromotion } from './contract.ts'
import { cardReplaced } from './points-emails.ts'
import { createPromotion, editPromotion, findPromotions, keptPromotion } from './promotions.ts'
import { staffLoyaltyOf } from './show-card.ts'
import { loyaltyCalls } from './staff-contract.ts'
import { pointsAtTill } from './till-points.ts'

interface LoyaltyStaffDeps {
  senders: Senders
  /** What one person may give away alone, in cents. */
  refundLimitCents: number
  /** The code of the main shop, which staff know as `main`. */
  main: string
}

const asKept = <Body extends Pick<NewPromotion, 'shop'>>(body: Body, main: string): Body =>
  body.shop === 'main' ? { ...body, shop: main } : body
const asNamed = <Promotion extends Pick<NewPromotion, 'shop'>>(promotion: Promotion, main: string): Promotion =>
  promotion.shop === main ? { ...promotion, shop: 'main' } : promotion

const subject = ({ params }: { params: { customer: string } }) => `customer ${params.customer}`

/** Points of a card, and promotions, those for everybody among them. */
export function loyaltyStaffRoutes(call: StaffCalls, { senders, refundLimitCents, main }: LoyaltyStaffDeps) {
  const seen = ({ db, params, staff, now }: { db: Tx; params: { customer: string }; staff: { id: number }; now: Date }) =>
    staffLoyaltyOf(db, params.customer, { staffId: staff.id, limitCents: refundLimitCents, now })
  call(loyaltyCalls, 'GET /customers/:customer/points/', {
    action: 'points.read',
    summary: 'A customer’s card, points and latest movements',
    subject,
    run: seen,
  })
  call(loyaltyCalls, 'POST /customers/:customer/points/', {
    action: 'points.adjust',
    summary: 'Points are added or taken by hand; the customer is told the reason',
    subject,
    run: async (acting) => {
      const { db, params, body, staff, now } = acting
      await adjustByHand(db, { customerId: params.customer, ...body, staffId: staff.id, now }, { senders, refundLimitCents })
      return seen(acting)
    },
  })
  call(loyaltyCalls, 'POST /scan/cards/:card/points/', {
    action: 'order.till',
    summary: 'Points that a receipt of the till brings to the card that was shown, and those that paid part of it',
    subject: ({ params }) => `card ${params.card}`,
    run: ({ db, params, body, staff, now }) =>
      pointsAtTill(db, { card: params.card, store: staff.storeCode, staffId: staff.id, now }, body),
  })
  call(loyaltyCalls, 'POST /customers/:customer/card/', {
    action: 'card.issue',
    summary: 'The card of a customer, made if there is none yet',
    subject,
    run: async (acting) => {
      await requireKnownCustomer(acting.db, acting.params.customer)
      await issueCard(acting.db, acting.params.customer)
      return seen(acting)
    },
  })
  call(loyaltyCalls, 'POST /customers/:customer/card/replace/', {
    action: 'card.issue',
    summary: 'A lost card: its number opens nothing again, its points go on under a new one, of which the customer is told',
    subject,
    run: async (acting) => {
      const { db, params, body, staff, now } = acting
      const number = await replaceCard(db, { customerId: params.customer, reason: body.reason, staffId: staff.id, now })
      await tellOfCard(db, params.customer, (sender, language) => cardReplaced(sender, language, number), senders)
      return seen(acting)
    },
  })
  const kept = async (db: Tx, id: number) => {
    const found = await keptPromotion(db, id)
    return found && asNamed(found, main)
  }
  call(loyaltyCalls, 'GET /promotions/', {
    action: 'promotion.read',
    summary: 'Promotions for everybody and for card holders, the newest first',
    run: async ({ db, query, now }) => {
      const { items, ...page } = await findPromotions(db, query, dayOf(now))
      return { ...page, items: items.map((one) => asNamed(one, main)) }
    },
  })
  call(loyaltyCalls, 'GET /promotions/:promotion/', {
    action: 'promotion.read',
    summary: 'A promotion as it is kept',
    subject: ({ params }) => `promotion ${params.promotion}`,
    run: async ({ db, params }) => {
      const found = await kept(db, params.promotion)
      if (!found) throw new NotFound()
      return found
    },
  })
  call(loyaltyCalls, 'POST /promotions/', {
    action: 'promotion.change',
    summary: 'A new promotion, for everybody or for card holders',
    run: async ({ db, body }) => asNamed(await createPromotion(db, asKept(body, main)), main),
  })
  call(loyaltyCalls, 'PUT /promotions/:promotion/', {
    action: 'promotion.change',
    summary: 'A promotion as it is from now on; orders keep what they were given',
    subject: ({ params }) => `promotion ${params.promotion}`,
    current: ({ db, params }) => kept(db, params.promotion),
    run: async ({ db, params, body }) => asNamed(await editPromotion(db, params.promotion, asKept(body, main)), main),
  })
}
