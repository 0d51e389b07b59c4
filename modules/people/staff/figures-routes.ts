import { addDays, dayOf } from '#kernel/days.ts'
import { eurosOf } from '#kernel/money.ts'
import type { StaffCalls } from './call.ts'
import { amountOf } from './figures.sql.ts'
import { type Figure, figureCalls } from './figures-contract.ts'
import { boundTo } from './grants.ts'
import { onFirstPage } from './waiting-routes.ts'

const week = 7
const msOfWeek = week * 86_400_000

/** The figures of the day for whoever asks. */
export function figureRoutes(call: StaffCalls, figures: readonly Figure[]) {
  call(figureCalls, 'GET /figures/', {
    action: 'waiting.read',
    summary: 'The figures of your day: what happened so far, beside the same hours a week ago, and what is to leave',
    run: async ({ db, staff, now }) => {
      const today = { from: dayOf(now), until: now }
      const then = { from: addDays(today.from, -week), until: new Date(now.getTime() - msOfWeek) }
      const items = []
      for (const { name, action, ofStore, unit = 'count' as const, happens, view, row } of onFirstPage(figures, staff)) {
        const onlyStore = ofStore ? staff.storeCode : boundTo(staff, action)
        const said = (amount: number) => (unit === 'euros' ? eurosOf(amount) : amount)
        const amount = await amountOf(db, row(db, onlyStore, today))
        if (amount === null && unit === 'percent') continue
        const before = happens ? await amountOf(db, row(db, onlyStore, then)) : null
        items.push({
          figure: name,
          unit,
          now: said(amount ?? 0),
          before: happens && (before !== null || unit !== 'percent') ? said(before ?? 0) : null,
          screen: view?.screen ?? null,
          filters: view?.filters ?? {},
        })
      }
      return { items }
    },
  })
}
