import type { Finder } from '#modules/people/staff/find-contract.ts'
import { uncounted } from '#modules/people/staff/list.ts'
import { quoteCalls } from './staff-contract.ts'
import { quotePage } from './view.ts'

const bare = (text: string) => text.replace(/[\s-]/g, '').toLowerCase()

/** Quotes; those of the own store where somebody is bound to one. */
export const found: Finder = {
  group: 'quotes',
  action: 'quote.read',
  find: async (db, { q, onlyStore, most }) => {
    const query = quoteCalls['GET /quotes/'].query.parse({ q, limit: most })
    const { items } = await quotePage(db, uncounted(query), { onlyStore, now: new Date() })
    return items.map(({ id, number, name, titles }) => ({
      key: String(id),
      title: number,
      detail: [name, titles].filter(Boolean).join(' · '),
      exact: bare(number) === bare(q),
    }))
  },
}
