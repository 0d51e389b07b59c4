import type { z } from 'zod'
import { addDays, type Day, dayOf } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { cents, toEuros } from '#kernel/money.ts'
import { artPicture } from '#modules/goods/artwork/picture.ts'
import { productCards } from '#modules/goods/catalogue/cards.ts'
import {
  type ActivityFilter,
  type ActivityRow,
  activityRows,
  countActivities,
  detailRow,
  furtherRows,
  pastRows,
  relatedIds,
  toSign,
} from './agenda.sql.ts'
import { daysOfMonth, readDay } from './calendar.ts'
import type { Activities, Activity, ActivityCard, ActivityQuery, PastActivities } from './contract.ts'
import { agendaSlug, slugsOf } from './slugs.ts'
import { registers, statusOf } from './status.ts'

export interface AgendaQuery {
  storefront: string
  language: Language
  now: Date
}

/** Whether signed copies of it can be ordered now. */
const takesSigned = (row: ActivityRow, now: Date): row is ActivityRow & { signed_until: Day } =>
  row.signed_until !== null && row.signed_until >= dayOf(now) && registers(row, now)

const activityCardOf = (row: ActivityRow, now: Date): ActivityCard => ({
  id: row.id,
  title: row.title,
  subtitle: row.subtitle,
  slug: agendaSlug(row.title),
  type: { id: row.type_id, name: row.type_name, slug: agendaSlug(row.type_name) },
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
  place: row.place,
  hours: row.hours,
  free: row.free,
  status: statusOf(row, now),
  full: row.places !== null && row.taken >= row.places,
  img: artPicture(row.theme, 960, 720, row.title),
  signed_until: takesSigned(row, now) ? row.signed_until : null,
})

type ActivityInput = z.output<typeof ActivityQuery>

const nothing = () => new NotFound('agenda.unknown')
const furtherShown = 3
const readShown = 4

/**
 * Activities that are not over, the next first, of a type, a day or a month (T-01, T-04, T-07); cancelled ones among them.
 * @throws NotFound for a date that does not exist.
 */
export async function activities(db: Db, input: ActivityInput, { storefront, language, now }: AgendaQuery): Promise<Activities> {
  const { page, limit } = input
  const from = input.date === undefined ? null : readDay(input.date)
  const days = from ? ([from, addDays(from, 1)] as const) : input.month === undefined ? undefined : daysOfMonth(input.month)
  const { type, city, spoken, price, accessibility, author, product, signed } = input
  const filter: ActivityFilter = { type, days, city, spoken, price, accessibility, author, product, signed }
  const [rows, total] = await Promise.all([
    activityRows(db, { storefront, language, now, limit, offset: (page - 1) * limit }, filter),
    countActivities(db, storefront, now, filter),
  ])
  return { items: rows.map((row) => activityCardOf(row, now)), total, page, pages: Math.max(1, Math.ceil(total / limit)) }
}

/** What was on, the last first, with what was read there. */
export async function pastActivities(
  db: Db,
  { page, limit }: { page: number; limit: number },
  { storefront, language, now }: AgendaQuery,
): Promise<PastActivities> {
  const rows = await pastRows(db, { storefront, language, now, limit, offset: (page - 1) * limit })
  const total = rows[0]?.total ?? 0
  const items = await Promise.all(
    rows.map(async (row) => {
      const ids = (await relatedIds(db, row.id)).slice(0, readShown).map(({ product_id }) => product_id)
      return { ...activityCardOf(row, now), read: await productCards(db, ids, language, now) }
    }),
  )
  return { items, total, page, pages: Math.max(1, Math.ceil(total / limit)) }
}

/** @throws NotFound for one that is not published. */
export async function activity(db: Db, id: number, { storefront, language, now }: AgendaQuery): Promise<Activity> {
  const row = await detailRow(db, storefront, id, language)
  if (!row) throw nothing()
  const { places, taken } = row
  const [products, signed, further] = await Promise.all([
    relatedIds(db, id),
    row.signed_until === null ? [] : toSign(db, id),
    furtherRows(db, { storefront, language, now, limit: furtherShown }, row),
  ])
  return {
    ...activityCardOf(row, now),
    slugs: slugsOf(row.titles),
    'img-detail': artPicture(row.theme, 1280, 480, row.title),
    presentation: row.presentation,
    programme: row.programme,
    prices: row.prices.map(({ price_cents, label }) => ({ label: label[language], price: toEuros(cents(price_cents)) })),
    paid: row.prices.length === 0 ? null : row.paid,
    pay_url: row.pay_url,
    refund_hours: row.refund_hours,
    accessibility: row.accessibility,
    spoken: row.spoken,
    centre: row.centre,
    store: row.store,
    leaflet: row.leaflet || `/api/agenda/${id}/leaflet/?lang=${language}`,
    website: row.website,
    limited_places: places !== null,
    places_left: places === null ? null : places - taken,
    takes_registrations: row.takes_registrations,
    registration_open: row.takes_registrations && registers(row, now),
    signing: row.signed_until && {
      until: row.signed_until,
      open: takesSigned(row, now),
      products: signed.map((book) => book.product_id),
    },
    related: await productCards(
      db,
      products.map((product) => product.product_id),
      language,
      now,
    ),
    further: further.map((item) => activityCardOf(item, now)),
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
    .map((row) => activityCardOf(row, now))
}
