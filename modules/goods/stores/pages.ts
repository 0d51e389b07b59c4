import { addDays, type Day, dayOf, isYearDay, weekdayOf } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { type NamedHoliday, rowsOf, type Shown, storeCardOf } from './cards.ts'
import type { StoreCard, StorePage } from './contract.ts'
import { weekdaySpans } from './hours.ts'
import { type StoreCalendar, shownSpan, spansOn } from './opening.ts'
import type { StoreRow } from './pages.sql.ts'
import { townNamed } from './towns.ts'

/** How far ahead a store's page names days that are not as the week says. */
const daysAhead = 60
/** Every published store, or those of a province; `near` sorts them by the place that it names (T-10, T-13). */
export async function storeCards(
  db: Db,
  shown: Shown,
  near?: string,
): Promise<{ items: StoreCard[]; place: { town: string | null; province_name: string; province_slug: string } | null }> {
  const { rows, holidays } = await rowsOf(db, shown)
  const place = near ? townNamed(near) : null
  const items = rows.map((row) => storeCardOf(row, holidays, shown, place))
  if (!place) return { items, place: null }
  const rank = { town: 0, province: 1, farther: 2 }
  items.sort((a, b) => rank[a.near ?? 'farther'] - rank[b.near ?? 'farther'] || (a.distance_km ?? 0) - (b.distance_km ?? 0))
  const { town, province } = place
  return { items, place: { town, province_name: province.names[shown.language], province_slug: province.slugs[shown.language] } }
}

/** A store's own page. @throws NotFound 'stores.unknown', also for a store that is not published. */
export async function storePage(db: Db, code: string, shown: Shown): Promise<StorePage> {
  const { rows, holidays } = await rowsOf(db, shown, { code })
  const [row] = rows
  if (!row) throw new NotFound('stores.unknown')
  const calendar = { ...row, holidays }
  return {
    ...storeCardOf(row, holidays, shown, null),
    time_zone: row.timeZone,
    about: row.about,
    directions: row.directions,
    week: [1, 2, 3, 4, 5, 6, 0].map((weekday) => ({ weekday, spans: weekdaySpans(row.hours, weekday).map(shownSpan) })),
    other_days: otherDays(row, calendar, holidays, dayOf(shown.now)),
  }
}

function otherDays(
  row: StoreRow,
  calendar: StoreCalendar,
  holidays: readonly NamedHoliday[],
  from: Day,
): StorePage['other_days'] {
  const days = Array.from({ length: daysAhead }, (_, index) => addDays(from, index))
  return days.flatMap((day) => {
    const { spans, because } = spansOn(calendar, day)
    if (because === 'week') return []
    const note = row.exceptions.find((exception) => exception.day === day)?.note ?? ''
    return [{ day, weekday: weekdayOf(day), spans: spans.map(shownSpan), note, holiday: isYearDay(holidays, day) }]
  })
}
