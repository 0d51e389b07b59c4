import { addDays, dayOf, isYearDay, weekdayOf, type YearDay } from '#kernel/days.ts'
import type { Reader } from '#kernel/db.ts'
import { kilometresBetween } from '#kernel/distance.ts'
import type { Language } from '#kernel/language.ts'
import type { Opening, StoreCard } from './contract.ts'
import { type StoreOpening, storeOpening } from './opening.ts'
import { holidayRows, publishedStores, type StoreRow } from './pages.sql.ts'
import { townsByPostcode } from './postcodes.ts'
import { type Province, provinceOfPostcode } from './provinces.ts'
import type { TownOrProvince } from './towns.ts'

export type NamedHoliday = YearDay & { name: string }

/** For whom stores are told, and when. */
export interface Shown {
  language: Language
  now: Date
}

/** Published stores with the holidays that their opening hangs on. */
export async function rowsOf(db: Reader, { language, now }: Shown, only?: { code?: string; prefix?: string }) {
  // A span that began yesterday may run past midnight, and the Canaries are an hour behind.
  const [rows, holidays] = await Promise.all([publishedStores(db, language, addDays(dayOf(now), -2), only), holidayRows(db)])
  return { rows, holidays }
}

/** A store as lists show it; with a place, how it lies from there. */
export function storeCardOf(
  row: StoreRow,
  holidays: readonly NamedHoliday[],
  { language, now }: Shown,
  town: TownOrProvince | null,
): StoreCard {
  const { timeZone, blocked, exceptions, about, directions, ...told } = row
  const opening = storeOpening({ ...row, holidays }, now)
  const province = provinceOfPostcode(row.postcode)
  return {
    ...told,
    hours: { ...row.hours },
    available_today: !isYearDay(blocked, dayOf(now)),
    province_name: province?.names[language] ?? row.province,
    province_slug: province?.slugs[language] ?? '',
    opening: openingView(opening),
    near: town && nearness(row, town),
    distance_km: town && distance(row, town.province),
  }
}

function nearness(row: StoreRow, { province, postcodes, town }: TownOrProvince): 'town' | 'province' | 'farther' {
  // A postcode means its town too, which has others.
  const sameTown = town !== null && townsByPostcode().get(row.postcode)?.includes(town)
  if (sameTown || postcodes.includes(row.postcode)) return 'town'
  return row.postcode.startsWith(province.prefix) ? 'province' : 'farther'
}

const distance = ({ latitude, longitude }: StoreRow, capital: Province): number | null =>
  latitude === null || longitude === null ? null : Math.round(kilometresBetween(capital, { latitude, longitude }))

const openingView = ({ open, until, next, today, handsOver }: StoreOpening): Opening => ({
  open,
  until,
  next: next && { day: next.day, time: next.time, days_ahead: next.daysAhead, weekday: weekdayOf(next.day) },
  today: { day: today.day, weekday: weekdayOf(today.day), spans: [...today.spans], because: today.because },
  hands_over: handsOver,
})
