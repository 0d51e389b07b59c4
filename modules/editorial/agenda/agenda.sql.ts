import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import type { fallbackLanguage, Language, Localized } from '#kernel/language.ts'
import type { Cents } from '#kernel/money.ts'
import type { Accessibility } from './offered-contract.ts'

export interface ActivityRow {
  id: number
  type_id: number
  type_name: string
  starts_at: Date
  ends_at: Date
  cancelled_at: Date | null
  free: boolean
  takes_registrations: boolean
  places: number | null
  taken: number
  revision: number
  theme: string
  title: string
  subtitle: string
  place: string
  hours: string
  signed_until: Day | null
}

const columns = (db: Db) => db`
  a.id, a.activity_type_id as type_id, coalesce(nt.name, ns.name, '') as type_name, a.starts_at, a.ends_at, a.cancelled_at, a.free,
  a.takes_registrations, a.places, a.taken, a.revision, a.theme, a.signed_until, coalesce(t.title, s.title) as title, coalesce(nullif(t.subtitle, ''), s.subtitle) as subtitle,
  coalesce(t.place, s.place) as place, coalesce(nullif(t.hours, ''), s.hours) as hours`

/** The store in which it is. */
const storeOf = (db: Db) => db`
  (select jsonb_build_object('code', o.code, 'name', o.name, 'address', o.address, 'city', o.city, 'postcode', o.postcode)
   from store o where o.code = a.store_code) as store`

/** An activity with its words in a language; what is missing reads as the Spanish. */
export const spoken = (db: Db, language: Language) => db`
  activity a
  join activity_translation s on s.activity_id = a.id and s.language = 'es'
  left join activity_translation t on t.activity_id = a.id and t.language = ${language}
  left join activity_type_translation ns on ns.activity_type_id = a.activity_type_id and ns.language = 'es'
  left join activity_type_translation nt on nt.activity_type_id = a.activity_type_id and nt.language = ${language}`

/** The instant at which a day begins in Madrid. */
const dawn = (db: Db, day: Day) => db`(${day}::date)::timestamp at time zone 'Europe/Madrid'`

export interface ActivityFilter {
  type?: number | undefined
  /** Days from the first to before the second, in Madrid. */
  days?: readonly [Day, Day] | undefined
  city?: string | undefined
  spoken?: Language | undefined
  price?: 'free' | 'paid' | undefined
  accessibility?: Accessibility | undefined
  /** Whose books belong to it. */
  author?: number | undefined
  /** What belongs to it. */
  product?: number | undefined
  /** Where signed copies can be ordered now. */
  signed?: boolean | undefined
}

const listed = (
  db: Db,
  storefront: string,
  now: Date,
  { type, days, city, spoken, price, accessibility, author, product, signed }: ActivityFilter,
) => db`
  a.storefront_code = ${storefront} and a.published and a.ends_at > ${now}
  ${type ? db`and a.activity_type_id = ${type}` : db``}
  ${days ? db`and a.starts_at < ${dawn(db, days[1])} and a.ends_at > ${dawn(db, days[0])}` : db``}
  ${city ? db`and exists (select from store c where c.code = a.store_code and c.city = ${city})` : db``}
  ${spoken ? db`and ${spoken} = any(a.spoken)` : db``} ${price ? db`and a.free = ${price === 'free'}` : db``}
  ${accessibility ? db`and ${accessibility} = any(a.accessibility)` : db``}
  ${product ? db`and exists (select from activity_product x where x.activity_id = a.id and x.product_id = ${product})` : db``}
  ${signed ? db`and a.cancelled_at is null and a.starts_at > ${now} and a.signed_until >= (${now}::timestamptz at time zone 'Europe/Madrid')::date` : db``}
  ${
    author
      ? db`and exists (select from activity_product x join product_author w on w.product_id = x.product_id
          where x.activity_id = a.id and w.author_id = ${author})`
      : db``
  }`

export interface Page {
  storefront: string
  language: Language
  now: Date
  limit: number
  offset?: number
}

/** Activities that are not over, the next first. */
export const activityRows = (db: Db, { storefront, language, now, limit, offset = 0 }: Page, filter: ActivityFilter = {}) => db<
  ActivityRow[]
>`
  select ${columns(db)} from ${spoken(db, language)} where ${listed(db, storefront, now, filter)}
  order by a.starts_at, a.id limit ${limit} offset ${offset}`

/** Activities that are over and took place, the last first, and how many there are. */
export const pastRows = (db: Db, { storefront, language, now, limit, offset = 0 }: Page) => db<
  (ActivityRow & { total: number })[]
>`
  select ${columns(db)}, count(*) over ()::int as total from ${spoken(db, language)}
  where a.storefront_code = ${storefront} and a.published and a.ends_at <= ${now} and a.cancelled_at is null
  order by a.ends_at desc, a.id desc limit ${limit} offset ${offset}`

/** What can be chosen from among activities that are ahead. */
export async function choiceRows(db: Db, storefront: string, now: Date) {
  const [row] = await db<{ cities: string[]; spoken: Language[]; accessibilities: Accessibility[] }[]>`
    with ahead as (select a.store_code, a.spoken, a.accessibility from activity a where ${listed(db, storefront, now, {})})
    select (select coalesce(array_agg(distinct c.city order by c.city), '{}') from ahead join store c on c.code = ahead.store_code) as cities,
      (select coalesce(array_agg(distinct one), '{}') from ahead, unnest(ahead.spoken) as one) as spoken,
      (select coalesce(array_agg(distinct one), '{}') from ahead, unnest(ahead.accessibility) as one) as accessibilities`
  return row!
}

/** The same for calendars, each with the store in which it is. */
export const feedRows = (db: Db, { storefront, language, now, limit }: Page) => db<FeedRow[]>`
  select ${columns(db)}, ${storeOf(db)} from ${spoken(db, language)} where ${listed(db, storefront, now, {})}
  order by a.starts_at, a.id limit ${limit}`

export async function countActivities(db: Db, storefront: string, now: Date, filter: ActivityFilter): Promise<number> {
  const [row] = await db<{ total: number }[]>`
    select count(*)::int as total from activity a where ${listed(db, storefront, now, filter)}`
  return row!.total
}

/** Those of the day on which something happens, with how much. */
export const dayRows = (db: Db, storefront: string, now: Date, wanted: ActivityFilter & { days: readonly [Day, Day] }) => db<
  { date: string; count: number; begin: number }[]
>`
  select to_char(d.day, 'yyyy-mm-dd') as date, count(*)::int as count,
    (count(*) filter (where a.starts_at >= d.day at time zone 'Europe/Madrid'))::int as begin
  from generate_series(${wanted.days[0]}::date::timestamp, ${wanted.days[1]}::date::timestamp - interval '1 day', interval '1 day') d(day)
  join activity a on a.starts_at < (d.day + interval '1 day') at time zone 'Europe/Madrid' and a.ends_at > d.day at time zone 'Europe/Madrid'
  where ${listed(db, storefront, now, wanted)}
  group by d.day order by d.day`

/** When the last activity ends; null when nothing is ahead. */
export async function lastEnd(db: Db, storefront: string, now: Date, filter: ActivityFilter): Promise<Date | null> {
  const [row] = await db<{ last: Date | null }[]>`
    select max(a.ends_at) as last from activity a where ${listed(db, storefront, now, filter)}`
  return row!.last
}

export interface TypeRow {
  id: number
  names: Partial<Localized> & Pick<Localized, typeof fallbackLanguage>
  count: number
}

/** Types in the shop's order, with how many activities of each are ahead. */
export const typeRows = (db: Db, storefront: string, now: Date) => db<TypeRow[]>`
  select y.id, (select json_object_agg(t.language, t.name) from activity_type_translation t where t.activity_type_id = y.id) as names,
    (select count(*)::int from activity a where a.activity_type_id = y.id and ${listed(db, storefront, now, {})}) as count
  from activity_type y
  order by y.position, y.id`

export interface FeedRow extends ActivityRow {
  store: { code: string; name: string; address: string; city: string; postcode: string } | null
}

export interface DetailRow extends FeedRow {
  titles: Partial<Record<Language, string>>
  prices: { price_cents: Cents; label: Record<Language, string> }[]
  paid: 'door' | 'link' | 'online'
  refund_hours: number | null
  pay_url: string
  accessibility: Accessibility[]
  spoken: Language[]
  website: string
  leaflet: string
  centre: string
  presentation: string
  programme: string
}

const more = (db: Db) => db`
  a.prices, a.paid, a.refund_hours, a.pay_url, a.accessibility, a.spoken, a.website, a.leaflet, coalesce(nullif(t.centre, ''), s.centre) as centre,
  coalesce(nullif(t.presentation, ''), s.presentation) as presentation,
  coalesce(nullif(t.programme, ''), s.programme) as programme,
  (select jsonb_object_agg(x.language, x.title) from activity_translation x where x.activity_id = a.id) as titles,
  ${storeOf(db)}`

/** A published activity, over or not. */
export async function detailRow(db: Db, storefront: string, id: number, language: Language): Promise<DetailRow | undefined> {
  const [row] = await db<DetailRow[]>`
    select ${columns(db)}, ${more(db)}
    from ${spoken(db, language)} where a.id = ${id} and a.storefront_code = ${storefront} and a.published`
  return row
}

/** Books and objects of an activity that are sold, in its order. */
export const relatedIds = (db: Db, activity: number) => db<{ product_id: number }[]>`
  select r.product_id from activity_product r join product p on p.id = r.product_id and p.active and exists (select from storefront s where s.code = p.storefront_code and s.path_prefix = '')
  where r.activity_id = ${activity} order by r.position`

/** Of an activity's books those that its author signs, as far as they are on sale. */
export const toSign = (db: Db, activity: number) => db<{ product_id: number }[]>`
  select r.product_id from activity_product r join product p on p.id = r.product_id and p.active
  join signing_book b on b.signing_id = r.activity_id and b.product_id = r.product_id
  where r.activity_id = ${activity} order by r.position`

/** What else is ahead and will take place: first of the same type, then the next. */
export const furtherRows = (
  db: Db,
  { storefront, language, now, limit }: Page,
  { id, type_id }: Pick<ActivityRow, 'id' | 'type_id'>,
) =>
  db<ActivityRow[]>`
    select ${columns(db)} from ${spoken(db, language)}
    where ${listed(db, storefront, now, {})} and a.id <> ${id} and a.cancelled_at is null
    order by a.activity_type_id = ${type_id} desc, a.starts_at, a.id limit ${limit}`

/** An activity for a letter about it, published or not. */
export async function writtenRow(db: Db, id: number, language: Language): Promise<DetailRow | undefined> {
  const [row] = await db<DetailRow[]>`
    select ${columns(db)}, ${more(db)} from ${spoken(db, language)} where a.id = ${id}`
  return row
}
