import { orderCalls } from '#modules/orders/order/staff-contract.ts'
import type { Finder } from '#modules/people/staff/find-contract.ts'
import { uncounted } from '#modules/people/staff/list.ts'
import { orderPage } from './staff-view.ts'

const bare = (text: string) => text.replace(/[\s-]/g, '').toLowerCase()

/** Orders; those of the own store where somebody is bound to one. */
export const found: Finder = {
  group: 'orders',
  action: 'order.find',
  find: async (db, { q, onlyStore, most }) => {
    const query = orderCalls['GET /orders/'].query.parse({ q, limit: most })
    const { items } = await orderPage(db, uncounted(query), onlyStore)
    return items.map(({ number, customer, titles }) => ({
      key: number,
      title: number,
      detail: [customer, titles].filter(Boolean).join(' · '),
      exact: bare(number) === bare(q),
    }))
  },
}
