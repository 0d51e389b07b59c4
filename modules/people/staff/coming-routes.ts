import { addDays, day, dayOf } from '#kernel/days.ts'
import { InvalidFields } from '#kernel/errors.ts'
import type { StaffCalls } from './call.ts'
import { comingId, comingRows, comingSorts, matchingComing } from './coming.sql.ts'
import { type Coming, comingCalls } from './coming-contract.ts'
import { boundTo, may } from './grants.ts'
import { listPage, walking } from './list.ts'

const shownAtFirst = 31
const longest = 400

/** What goes live or ends, of all that somebody may read. */
export function comingRoutes(call: StaffCalls, all: readonly Coming[]) {
  call(comingCalls, 'GET /coming/', {
    action: 'coming.read',
    summary: 'What goes live or ends in these days: texts, activities, prices, books that appear, coupons, promotions, campaigns',
    run: async ({ db, query, staff, language, now }) => {
      const from = query.from ? day(query.from) : dayOf(now)
      const to = query.to ? day(query.to) : addDays(from, shownAtFirst)
      if (from > to || addDays(from, longest) < to) throw new InvalidFields({ to: 'form.field_invalid' })
      const parts = all
        .filter(({ kind, action }) => may(staff.roles, action) && (query.kind === undefined || query.kind === kind))
        .map(({ kind, action, rows }) => ({ kind, rows: rows(db, { from, to, language, onlyStore: boundTo(staff, action) }) }))
      const asked = { query, parts }
      const rows = await comingRows(db, asked, walking(db, query, comingSorts(db), comingId(db)))
      return listPage(db, query, {
        rows,
        matching: matchingComing(db, asked),
        view: ({ kind, day: on, at, begins, name, more, opens }) => ({
          day: on,
          at: at?.toISOString() ?? null,
          kind,
          begins,
          name,
          more,
          opens,
        }),
      })
    },
  })
}
