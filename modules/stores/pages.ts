import { addDays, type Day, dayOf } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { pathTo } from '#kernel/route-table.ts'
import type { Opening, ProductStores, ProvinceView, StoreCard, StorePage } from './contract.ts'
import { weekdayOf, weekdaySpans } from './hours.ts'
import { isYearDay, type StoreCalendar, type StoreOpening, shownSpan, spansOn, storeOpening, type YearDay } from './opening.ts'
import { copiesByStore, holidayRows, publishedStores, type StoreRow, storesSpeakingOf } from './pages.sql.ts'
import { kilometresBetween, type Place, placeNamed } from './places.ts'
import { type Province, provinceBySlug, provinceOfPostcode, provinces } from './provinces.ts'

type NamedHoliday = YearDay & { name: string }

interface Shown {
  language: Language
  now: Date
}

/** How far ahead a store's page names days that are not as the week says. */
const daysAhead = 60
/** At most this many copies read as "few left" (C-19). */
const few = 3

async function rowsOf(db: Db, { language, now }: Shown, only?: { code?: string; prefix?: string }) {
  // A span that began yesterday may run past midnight, and the Canaries are an hour behind.
  const [rows, holidays] = await Promise.all([publishedStores(db, language, addDays(dayOf(now), -2), only), holidayRows(db)])
  return { rows, holidays }
}

/** Every published store, or those of a province; `near` sorts them by the place that it names (T-10, T-13). */
export async function storeCards(
  db: Db,
  shown: Shown,
  near?: string,
): Promise<{ items: StoreCard[]; place: { town: string | null; province_name: string; province_slug: string } | null }> {
  const { rows, holidays } = await rowsOf(db, shown)
  const place = near ? placeNamed(near) : null
  const items = rows.map((row) => cardOf(row, holidays, shown, place))
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
    ...cardOf(row, holidays, shown, null),
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
  const days = Array.from({ length: daysAhead }, (_, place) => addDays(from, place))
  return days.flatMap((day) => {
    const { spans, because } = spansOn(calendar, day)
    if (because === 'week') return []
    const note = row.exceptions.find((one) => one.day === day)?.note ?? ''
    return [{ day, weekday: weekdayOf(day), spans: spans.map(shownSpan), note, holiday: isYearDay(holidays, day) }]
  })
}

/** The provinces that have a store, in the order of their names (T-10). */
export async function storeProvinces(db: Db, shown: Shown): Promise<ProvinceView[]> {
  const { rows } = await rowsOf(db, shown)
  return provinces
    .map((province) => provinceView(province, rows, shown.language))
    .filter(({ stores }) => stores > 0)
    .toSorted((a, b) => a.name.localeCompare(b.name, shown.language))
}

function provinceView({ prefix, names, slugs }: Province, rows: readonly StoreRow[], language: Language): ProvinceView {
  const there = rows.filter((row) => row.postcode.startsWith(prefix))
  return { name: names[language], slugs, stores: there.length, cities: [...new Set(there.map((row) => row.city))] }
}

/** The stores of a province, named by its slug in any language. @throws NotFound 'stores.unknown_province' */
export async function storesOfProvince(
  db: Db,
  slug: string,
  shown: Shown,
): Promise<{ province: ProvinceView; items: StoreCard[] }> {
  const province = provinceBySlug(slug)
  if (!province) throw new NotFound('stores.unknown_province')
  const { rows, holidays } = await rowsOf(db, shown, { prefix: province.prefix })
  return {
    province: provinceView(province, rows, shown.language),
    items: rows.map((row) => cardOf(row, holidays, shown, null)),
  }
}

/** In which stores a product lies. @throws NotFound 'catalogue.unknown_product' */
export async function productStores(db: Db, productId: number, shown: Shown): Promise<ProductStores> {
  const [{ rows, holidays }, copies] = await Promise.all([rowsOf(db, shown), copiesByStore(db, productId)])
  if (copies.length === 0) throw new NotFound('catalogue.unknown_product')
  const byCode = new Map(copies.map(({ code, quantity }) => [code, quantity]))
  const items = rows.map((row) => {
    const { code, name, city, province_name, opening } = cardOf(row, holidays, shown, null)
    const copies = byCode.get(code) ?? 0
    return {
      code,
      name,
      city,
      province_name,
      opening,
      level: copies === 0 ? ('none' as const) : copies <= few ? ('few' as const) : ('several' as const),
    }
  })
  const rank = { several: 0, few: 0, none: 1 }
  return { items: items.toSorted((a, b) => rank[a.level] - rank[b.level]) }
}

/** Addresses of the provinces that have a store, for the site map. */
export async function provinceAddresses(db: Db, language: Language, now = new Date()): Promise<string[]> {
  const { rows } = await rowsOf(db, { language, now })
  return provinces
    .filter(({ prefix }) => rows.some((row) => row.postcode.startsWith(prefix)))
    .map(({ slugs }) => pathTo('stores-province', language, { province: slugs[language] }))
}

/** Stores that speak of every word, for the search over everything; none without words. */
export async function searchable(
  db: Db,
  language: Language,
  words: readonly string[],
  limit: number,
): Promise<{ title: string; text: string; href: string }[]> {
  if (words.length === 0) return []
  const rows = await storesSpeakingOf(db, language, words, limit)
  return rows.map(({ code, name, city, about }) => ({
    title: `${name} · ${city}`,
    text: about,
    href: pathTo('store-detail', language, { code }),
  }))
}

function cardOf(row: StoreRow, holidays: readonly NamedHoliday[], { language, now }: Shown, place: Place | null): StoreCard {
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
    near: place && nearness(row, place),
    distance_km: place && distance(row, place.province),
  }
}

function nearness(row: StoreRow, { province, postcodes }: Place): 'town' | 'province' | 'farther' {
  if (postcodes.includes(row.postcode)) return 'town'
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
