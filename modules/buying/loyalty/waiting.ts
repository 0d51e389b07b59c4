import type { Queue } from '#modules/people/staff/waiting-contract.ts'
import { cardsAskedFor, promotionsTurning } from './waiting.sql.ts'

/** What waits here for the staff. */
export const waiting: readonly Queue[] = [
  {
    name: 'card_requests',
    action: 'card.issue',
    homes: { marketing: 1, order_desk: 12 },
    view: { screen: 'card-requests', filters: {} },
    rows: cardsAskedFor,
  },
  {
    name: 'promotions_turning',
    action: 'promotion.change',
    homes: { marketing: 1 },
    view: { screen: 'promotions', filters: { turning: 'true' } },
    rows: promotionsTurning,
  },
]
