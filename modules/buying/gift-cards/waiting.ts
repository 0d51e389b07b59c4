import type { Queue } from '#modules/people/staff/waiting-contract.ts'
import { cardsToApprove } from './waiting.sql.ts'

/** What waits here for the staff. */
export const waiting: readonly Queue[] = [
  {
    name: 'gift_cards',
    action: 'gift_card.approve',
    homes: { finance: 2 },
    view: { screen: 'gift-cards', filters: { state: 'waiting' } },
    rows: cardsToApprove,
  },
]
