import type { Part, Reader } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import { type Period, weekdaysBack, wholeMonths, yearBefore } from './period.ts'
import type { FindSales, FindSoldTitles, SaleKey } from './staff-contract.ts'

/** Whose sales: of a shop, of a store; a bookseller's own always. */
export interface Whose {
  shop: string | undefined
  store: string | undefined
  onlyStore: string | null
}

const of = (db: Reader, { shop, store, onlyStore }: Whose) => db`
  ${shop === undefined ? db`` : db`and s.storefront_code = ${shop}`}
  ${store === undefined ? db`` : store === '' ? db`and s.store_code is null` : db`and s.store_code = ${store}`}
  ${onlyStore === null ? db`` : db`and s.store_code = ${onlyStore}`}`

const within = (db: Reader, { from, to }: Period, column = 's.day') =>
  db`${db.unsafe(column)} between ${from}::date and ${to}::date`

/** The day by which a row is put together: what is of the year before stands beside the same weekday of this one. */
const keys = (db: Reader, shifted: Part): Record<Exclude<SaleKey, 'section' | 'hour'>, Part> => ({
  day: db`(${shifted})::text`,
  week: db`date_trunc('week', ${shifted})::date::text`,
  month: db`to_char(${shifted}, 'YYYY-MM')`,
  weekday: db`extract(isodow from ${shifted})::text`,
  shop: db`s.storefront_code`,
  store: db`coalesce(s.store_code, '')`,
  family: db`s.family`,
})

const none = (db: Reader) => db`0 as copies, 0 as gross, 0 as vat, 0 as returned, 0 as refunded`
const now = (db: Reader) =>
  db`s.copies, s.gross_cents as gross, s.vat_cents as vat, s.returned, s.refunded_cents as refunded, 0 as before_copies, 0 as before_net`
const then = (db: Reader) => db`${none(db)}, s.copies as before_copies, s.gross_cents - s.vat_cents as before_net`

const byDays = (db: Reader, key: Exclude<SaleKey, 'section' | 'hour'>, period: Period, where: Part) => db`
  select ${keys(db, db`s.day`)[key]} as key, ${now(db)} from sale_day s where ${within(db, period)} ${where}
  union all
  select ${keys(db, db`s.day + ${weekdaysBack}::int`)[key]}, ${then(db)} from sale_day s where ${within(db, yearBefore(period))} ${where}`

const byHours = (db: Reader, period: Period, where: Part) => db`
  select lpad(s.hour::text, 2, '0') as key, s.copies, s.gross_cents as gross, s.vat_cents as vat, 0 as returned, 0 as refunded,
    0 as before_copies, 0 as before_net
  from sale_hour s where ${within(db, period)} ${where}
  union all
  select lpad(s.hour::text, 2, '0'), ${none(db)}, s.copies, s.gross_cents - s.vat_cents
  from sale_hour s where ${within(db, yearBefore(period))} ${where}`

/** Titles of a period: whole months by their sums, the days around them one by one. */
const titlesOf = (db: Reader, period: Period, where: Part): Part => {
  const months = wholeMonths(period)
  const days = db`s.grain = 'day' and ${within(db, period, 's.from_day')}`
  return months === null
    ? db`${days} ${where}`
    : db`((s.grain = 'month' and s.from_day >= ${months.first}::date and s.from_day < ${months.after}::date)
        or (${days} and (s.from_day < ${months.first}::date or s.from_day >= ${months.after}::date))) ${where}`
}

/** A title counts in the first of its sections, so that all of them together are what was sold. */
const bySections = (db: Reader, period: Period, where: Part) => db`
  select coalesce(r.root, 0)::text as key, part.copies, part.gross, part.vat, part.returned, part.refunded, part.before_copies, part.before_net
  from (
    select s.product_id, ${now(db)} from sale_title s where ${titlesOf(db, period, where)}
    union all
    select s.product_id, ${then(db)} from sale_title s where ${titlesOf(db, yearBefore(period), where)}
  ) part
  left join lateral (
    select min(t.root) as root from product_category pc join root_section t on t.id = pc.category_id where pc.product_id = part.product_id
  ) r on true`

const roots = (db: Reader) => db`
  root_section as (
    with recursive below as (
      select id, id as root from category where parent_id is null
      union all select c.id, b.root from category c join below b on b.id = c.parent_id
    ) select id, root from below)`

/** Sales by what is asked, with the same weekdays of the year before. */
const summed = (db: Reader, query: FindSales, whose: Whose, period: Period) => {
  const family = query.family === undefined ? db`` : db`and s.family = ${query.family}`
  const parts =
    query.by === 'section'
      ? bySections(db, period, of(db, whose))
      : query.by === 'hour'
        ? byHours(db, period, of(db, whose))
        : byDays(db, query.by, period, db`${of(db, whose)} ${family}`)
  return db`
    with ${roots(db)}, part as (${parts})
    select key, sum(copies)::int as copies, sum(gross)::bigint as gross, sum(vat)::bigint as vat, sum(gross - vat)::bigint as net,
      sum(returned)::int as returned, sum(refunded)::bigint as refunded, sum(before_copies)::int as before_copies,
      sum(before_net)::bigint as before_net
    from part group by key`
}

const named = (db: Reader, by: SaleKey, language: Language): Part => {
  if (by === 'section')
    return db`coalesce((select name from category_translation t where t.category_id = s.key::bigint order by t.language = ${language} desc, t.language = 'es' desc limit 1), '')`
  if (by === 'shop')
    return db`coalesce((select initcap(trim(leading '/' from path_prefix)) from storefront where code = s.key), '')`
  if (by === 'store') return db`coalesce((select name from store where code = s.key), '')`
  return db`''`
}

interface Asked {
  query: FindSales
  whose: Whose
  period: Period
  language: Language
}
const foundIn = (db: Reader, { query, whose, period, language }: Asked) => db`
  from (select s.*, ${named(db, query.by, language)} as name from (${summed(db, query, whose, period)}) s) s
  where true ${worded(db, db`list_words(s.name || ' ' || s.key)`, query.q)}`

export const matchingSales = (db: Reader, asked: Asked) => db`select s.key ${foundIn(db, asked)}`
export const saleSorts = (db: Reader) =>
  ({
    key: { by: db`s.key`, kind: 'text' },
    copies: { by: db`s.copies`, kind: 'number' },
    net: { by: db`s.net`, kind: 'number' },
    refunded: { by: db`s.refunded`, kind: 'number' },
  }) as const

interface Sums {
  copies: number
  gross: number
  vat: number
  returned: number
  refunded: number
  before_copies: number
  before_net: number
}

export const saleRows = (db: Reader, asked: Asked, walk: Walk) => db<(Sums & { key: string; name: string } & Walked)[]>`
  select s.key, s.name, s.copies, s.gross, s.vat, s.returned, s.refunded, s.before_copies, s.before_net, ${walk.key}
  ${foundIn(db, asked)} ${walk.after} ${walk.order}`

export async function saleSum(
  db: Reader,
  { family, whose, period }: { family: string | undefined; whose: Whose; period: Period },
): Promise<Sums & { orders: number; before_orders: number }> {
  const where = db`${of(db, whose)} ${family === undefined ? db`` : db`and s.family = ${family}`}`
  const [row] = await db<(Sums & { orders: number; before_orders: number })[]>`
    with part as (${byDays(db, 'shop', period, where)})
    select coalesce(sum(copies), 0)::int as copies, coalesce(sum(gross), 0)::bigint as gross, coalesce(sum(vat), 0)::bigint as vat,
      coalesce(sum(returned), 0)::int as returned, coalesce(sum(refunded), 0)::bigint as refunded,
      coalesce(sum(before_copies), 0)::int as before_copies, coalesce(sum(before_net), 0)::bigint as before_net,
      (select coalesce(sum(orders), 0)::int from sale_hour s where ${within(db, period)} ${of(db, whose)}) as orders,
      (select coalesce(sum(orders), 0)::int from sale_hour s where ${within(db, yearBefore(period))} ${of(db, whose)}) as before_orders
    from part`
  return row!
}

interface AskedTitles {
  query: FindSoldTitles
  whose: Whose
  period: Period
  /** In which titles are named. */
  language: Language
}

const titleSums = (db: Reader, { query, whose, period }: AskedTitles) => db`
  with recursive below as (
    select id from category where id = ${query.section ?? 0}
    union all select c.id from category c join below b on b.id = c.parent_id
  ), part as (
    select s.product_id, ${now(db)} from sale_title s where ${titlesOf(db, period, of(db, whose))}
    union all
    select s.product_id, ${then(db)} from sale_title s where ${titlesOf(db, yearBefore(period), of(db, whose))}
  )
  select part.product_id, sum(copies)::int as copies, sum(gross)::bigint as gross, sum(vat)::bigint as vat, sum(gross - vat)::bigint as net,
    sum(returned)::int as returned, sum(refunded)::bigint as refunded, sum(before_copies)::int as before_copies,
    sum(before_net)::bigint as before_net
  from part
  where ${query.section === undefined ? db`true` : db`part.product_id in (select product_id from product_category where category_id in (select id from below))`}
  group by part.product_id having sum(copies) <> 0 or sum(returned) <> 0`

const titlesFound = (db: Reader, asked: AskedTitles) => db`
  from (${titleSums(db, asked)}) s join product p on p.id = s.product_id
  where true ${worded(db, db`list_words(concat_ws(' ', p.title, title_in(p, ${asked.language}), p.ean))`, asked.query.q)}`

export const matchingTitles = (db: Reader, asked: AskedTitles) => db`select s.product_id ${titlesFound(db, asked)}`
export const titleSorts = (db: Reader) =>
  ({
    copies: { by: db`s.copies`, kind: 'number' },
    net: { by: db`s.net`, kind: 'number' },
    refunded: { by: db`s.refunded`, kind: 'number' },
  }) as const

export const titleRows = (db: Reader, asked: AskedTitles, walk: Walk) =>
  db<(Sums & { product: number; title: string; ean: string } & Walked)[]>`
    select s.product_id as product, title_in(p, ${asked.language}) as title, p.ean, s.copies, s.gross, s.vat, s.returned, s.refunded, s.before_copies, s.before_net, ${walk.key}
    ${titlesFound(db, asked)} ${walk.after} ${walk.order}`
