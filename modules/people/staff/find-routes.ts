import type { StaffCalls } from './call.ts'
import { type Finder, type Found, findCalls } from './find-contract.ts'
import { boundTo, may } from './grants.ts'

const isExact = ({ exact }: Found) => exact
const exactFirst = (items: readonly Found[]) => items.toSorted((a, b) => Number(isExact(b)) - Number(isExact(a)))

/** Everything that a colleague may see, by words: what was typed exactly stands first, and its kind too. */
export function findRoutes(call: StaffCalls, finders: readonly Finder[]) {
  call(findCalls, 'GET /find/', {
    action: 'find.read',
    summary: 'Orders, people, titles, invoices, cards, pages and colleagues by number or words, as far as you may see them',
    run: async ({ db, query: { q, limit }, staff, language }) => {
      const groups = []
      for (const { group, action, find } of finders.filter((finder) => may(staff.roles, finder.action))) {
        const all = await find(db, { q, language, onlyStore: boundTo(staff, action), most: limit + 1 })
        const items = exactFirst(all.slice(0, limit))
        if (items.length > 0) groups.push({ group, items, more: all.length > limit })
      }
      return { groups: groups.toSorted((a, b) => Number(b.items.some(isExact)) - Number(a.items.some(isExact))) }
    },
  })
}
