import { type Day, shownDay } from '#kernel/days.ts'
import type { Finder } from '#modules/people/staff/find-contract.ts'
import { uncounted } from '#modules/people/staff/list.ts'
import { invoicePage } from './staff.ts'
import { invoiceCalls } from './staff-contract.ts'

/** Invoices by number, name or tax id. */
export const found: Finder = {
  group: 'invoices',
  action: 'invoice.read',
  find: async (db, { q, most }) => {
    const query = invoiceCalls['GET /invoices/'].query.parse({ q, limit: most })
    const { items } = await invoicePage(db, uncounted(query))
    return items.map(({ number, name, date, orders }) => ({
      key: number,
      title: number,
      detail: [name ?? '', shownDay(date as Day), ...orders].filter(Boolean).join(' · '),
      exact: number.toLowerCase() === q.toLowerCase(),
    }))
  },
}
