import type { Finder } from '#modules/people/staff/find-contract.ts'
import { uncounted } from '#modules/people/staff/list.ts'
import { giftCards } from './manage.ts'
import { giftCardCalls } from './staff-contract.ts'

/** Gift cards by the last signs of their code, giver, recipient or order. */
export const found: Finder = {
  group: 'gift_cards',
  action: 'gift_card.read',
  find: async (db, { q, most }) => {
    const query = giftCardCalls['GET /gift-cards/'].query.parse({ q, limit: most })
    const { items } = await giftCards(db, uncounted(query))
    return items.map(({ id, last4, number, recipient_name, recipient_email }) => ({
      key: String(id),
      title: last4 === null ? String(id) : `···· ${last4}`,
      detail: [recipient_name, recipient_email, number ?? ''].filter(Boolean).join(' · '),
      exact: last4 !== null && last4.toLowerCase() === q.toLowerCase(),
    }))
  },
}
