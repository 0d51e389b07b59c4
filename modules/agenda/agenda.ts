import { addDays, type Day, day, dayOf } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { inLanguage, type Language } from '#kernel/language.ts'
import { cents, toEuros } from '#kernel/money.ts'
import { pathTo } from '#kernel/route-table.ts'
import { artPicture } from '#modules/artwork/picture.ts'
import {
  type ActivityRow,
  activityRows,
  countActivities,
  dayRows,
  detailRow,
  lastEnd,
  matchingRows,
  typeRows,
  type Wanted,
} from './agenda.sql.ts'
import type { Activities, Activity, ActivityCard, ActivityType, Month } from './contract.ts'
import { agendaSlug, slugsOf } from './slugs.ts'
import { registers, statusOf } from './status.ts'

interface Asked {
  storefront: string
  language: Language
  now: Date
}

const cardOf = (row: ActivityRow, now: Date): ActivityCard => ({
  id: row.id,
  title: row.title,
  subtitle: row.subtitle,
  slug: agendaSlug(row.title),
  type: { id: row.type_id, name: row.type_name, slug: agendaSlug(row.type_name) },
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
  place: row.place,
  free: row.free,
  status: statusOf(row, now),
  full: row.places !== null && row.taken >= row.places,
  img: artPicture(row.theme, 960, 720, row.title),
})

const nothing = () => new NotFound('agenda.unknown')

/** @throws NotFound for a day that no calendar has (T-07). */
function readDay(text: string): Day {
  try {
    return day(text)
  } catch {
    throw nothing()
  }
}

/** The first day of a month and of the next. @throws NotFound */
function daysOfMonth(month: string): readonly [Day, Day] {
  const first = readDay(`${month}-01`)
  return [first, `${addDays(first, 31).slice(0, 7)}-01` as Day]
}

/**
 * Activities that are not over, the next first, of a type, a day or a month (T-01, T-04, T-07); cancelled ones among them.
 * @throws NotFound for a date that does not exist.
 */
export async function activities(
  db: Db,
  asked: { type?: number | undefined; date?: string | undefined; month?: string | undefined; page: number; limit: number },
  { storefront, language, now }: Asked,
): Promise<Activities> {
  const { page, limit } = asked
  const from = asked.date === undefined ? null : readDay(asked.date)
  const days = from ? ([from, addDays(from, 1)] as const) : asked.month === undefined ? undefined : daysOfMonth(asked.month)
  const wanted: Wanted = { type: asked.type, days }
  const [rows, total] = await Promise.all([
    activityRows(db, { storefront, language, now, limit, offset: (page - 1) * limit }, wanted),
    countActivities(db, storefront, now, wanted),
  ])
  return { items: rows.map((row) => cardOf(row, now)), total, page, pages: Math.max(1, Math.ceil(total / limit)) }
}

/** A month's days with something on; without a month, this one. @throws NotFound */
export async function monthOf(
  db: Db,
  asked: { type?: number | undefined; month?: string | undefined },
  { storefront, now }: Asked,
): Promise<Month> {
  const current = dayOf(now).slice(0, 7)
  const month = asked.month ?? current
  const days = daysOfMonth(month)
  const [found, last] = await Promise.all([
    dayRows(db, storefront, now, { type: asked.type, days }),
    lastEnd(db, storefront, now, { type: asked.type }),
  ])
  const before = addDays(days[0], -1).slice(0, 7)
  const after = days[1].slice(0, 7)
  return {
    month,
    days: found,
    previous: before >= current ? before : null,
    next: last && after <= dayOf(last).slice(0, 7) ? after : null,
  }
}

/** Types of activity in the shop's order. */
export const types = async (db: Db, { storefront, language, now }: Asked): Promise<ActivityType[]> =>
  (await typeRows(db, storefront, now)).map(({ id, count, es, ca, en }) => {
    const name = inLanguage({ es, ca: ca ?? es, en: en ?? es }, language)
    return { id, name, slug: agendaSlug(name), slugs: slugsOf({ es, ca, en }), count }
  })

/** @throws NotFound for one that is not published. */
export async function activity(db: Db, id: number, { storefront, language, now }: Asked): Promise<Activity> {
  const row = await detailRow(db, storefront, id, language)
  if (!row) throw nothing()
  const { places, taken } = row
  return {
    ...cardOf(row, now),
    slugs: slugsOf(row.titles),
    'img-detail': artPicture(row.theme, 1280, 480, row.title),
    presentation: row.presentation,
    programme: row.programme,
    prices: row.prices.map(({ price_cents, label }) => ({ label: label[language], price: toEuros(cents(price_cents)) })),
    centre: row.centre,
    store: row.store,
    leaflet: row.leaflet,
    website: row.website,
    limited_places: places !== null,
    places_left: places === null ? null : places - taken,
    takes_registrations: row.takes_registrations,
    registration_open: row.takes_registrations && registers(row, now),
  }
}

/** The next activities, for the home page; cancelled ones are left out. */
export async function upcomingActivities(
  db: Db,
  language: Language,
  limit: number,
  { storefront = 'T013', now = new Date() }: { storefront?: string; now?: Date } = {},
): Promise<ActivityCard[]> {
  const rows = await activityRows(db, { storefront, language, now, limit: limit * 2 })
  return rows
    .filter((row) => row.cancelled_at === null)
    .slice(0, limit)
    .map((row) => cardOf(row, now))
}

/** Activities that say every word, for the search over everything. */
export async function searchable(
  db: Db,
  language: Language,
  words: string,
  limit: number,
  now = new Date(),
): Promise<{ title: string; text: string; href: string }[]> {
  const each = words.split(/\s+/).filter(Boolean).slice(0, 8)
  if (each.length === 0) return []
  const rows = await matchingRows(db, each, { language, now, limit })
  return rows.map(({ id, title, text }) => ({
    title,
    text,
    href: pathTo('agenda-activity', language, { slug: agendaSlug(title), id }),
  }))
}
