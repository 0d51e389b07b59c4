import type { Day } from '#kernel/days.ts'
import type { Db, Reader } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { onDays, type SortColumn, type Walk, type Walked } from '#modules/people/staff/list.ts'
import { type FindTitles, type Gap, gaps, type TitleState } from './staff-contract.ts'

type SortOf = FindTitles['sort'] extends infer Sort ? (Sort extends `-${string}` ? never : Sort & string) : never

export interface FoundRow {
  id: number
  version: number
  kind: 'book' | 'object'
  ean: string
  sku: string
  title: string
  author: string | null
  publisher: string | null
  shop: string
  state: TitleState
  price_cents: number | null
  former_price_cents: number | null
  availability: string
  stock: number
  file_key: string | null
  lacks: Gap[]
  changed_at: Date
}

export const stateOf = (db: Db) => db`case when p.active then 'on_sale' when p.draft then 'draft' else 'withdrawn' end`

/** What is missing of a product `p`, as the database keeps it; gaps in the order in which a cataloguer fills them. */
export const lacksOf = (db: Db) => db`
  array(select g.gap from title_gap g where g.product_id = p.id order by array_position(${gaps as readonly string[]}::text[], g.gap))`

const rowColumns = (db: Db) => db`
  p.id, p.version, p.kind, p.ean, p.sku, coalesce(w.title, p.title) as title, publisher.name as publisher, p.storefront_code as shop,
  ${stateOf(db)} as state, p.price_cents, p.former_price_cents, p.availability_code as availability, p.stock,
  (select a.name from product_author pa join author a on a.id = pa.author_id where pa.product_id = p.id order by pa.position limit 1) as author,
  (select i.file_key from product_image i where i.product_id = p.id order by i.position limit 1) as file_key,
  ${lacksOf(db)} as lacks, coalesce(p.changed_at, p.created_at) as changed_at`

/** A title is called as in the language of whoever reads the list; where nobody wrote that, as it is printed on it. */
const rowTables = (db: Db, language: Language) => db`
  left join publisher on publisher.id = p.publisher_id
  left join product_translation w on w.product_id = p.id and w.language = ${language}`

export interface Wanted {
  /** What the search found, best first; null where no words were asked for. */
  ids: readonly number[] | null
  ean: string | null
  /** The words as lists are asked for them; null where there are only signs. */
  words: string | null
  q: string
  /** No more of those that visitors are not shown. */
  most: number
}

/** Products that the words ask for, with their place: those of a code, those of the search, then what visitors are not shown. */
const wantedRows = (db: Reader, { ids, ean, words, q, most }: Wanted) => db`
  asked (id, place) as (
    select p.id, 0 from product p where p.sku = ${q}
    union all select p.id, 0 from product p where p.ean = ${ean}
    union all select found.id, found.place from unnest(${(ids ?? []) as number[]}::bigint[]) with ordinality as found (id, place)
    ${words === null ? db`` : db`union all (select u.product_id, 1000000 from unseen_title u where u.words @@ list_asked(${words}) limit ${most})`}
  ), wanted as (
    select id, min(place) as place from (
      select id, place from asked
      union all select size.id, asked.place from asked join product one on one.id = asked.id
        join product size on size.size_group_id = one.size_group_id
    ) every group by id
  )`

/** Those alone, in brackets. */
export const wantedIds = (db: Reader, wanted: Wanted) => db`(with ${wantedRows(db, wanted)} select id from wanted)`

const changedAt = (db: Db) => db`coalesce(p.changed_at, p.created_at)`

/** What titles are sorted by; relevance is the place among what the words found. What lacks something is kept with its day. */
export const titleOrders = (db: Db, language: Language, { lacks }: FindTitles): Record<SortOf, SortColumn> => ({
  relevance: { by: db`wanted.place`, kind: 'number' },
  changed: { by: lacks === undefined ? changedAt(db) : db`gap.changed_at`, kind: 'instant' },
  title: { by: db`d.${db(`title_key_${language}`)}`, kind: 'text' },
  price: { by: db`coalesce(p.price_cents, -1)`, kind: 'number' },
  stock: { by: db`p.stock`, kind: 'number' },
  sales: { by: db`p.units_sold`, kind: 'number' },
  published: { by: db`coalesce(p.published_on, date '0001-01-01')`, kind: 'day' },
})

const conditions = (db: Db, query: FindTitles) => db`
  true
  ${query.kind === undefined ? db`` : db`and p.kind = ${query.kind}`}
  ${query.state === undefined ? db`` : stateIs(db, query.state)}
  ${query.availability === undefined ? db`` : db`and p.availability_code = ${query.availability}`}
  ${query.shop === undefined ? db`` : db`and p.storefront_code = ${query.shop}`}
  ${
    query.category === undefined
      ? db``
      : db`and exists (select from product_category c where c.product_id = p.id and c.category_id in (
    with recursive below as (select ${query.category}::bigint as id union select c.id from category c join below on c.parent_id = below.id)
    select id from below))`
  }
  ${query.list === undefined ? db`` : db`and exists (select from lot_product l where l.product_id = p.id and l.lot_id = ${query.list})`}
  ${onDays(db, query.lacks === undefined ? changedAt(db) : db`gap.changed_at`, query)}`

const stateIs = (db: Db, state: TitleState) =>
  state === 'on_sale' ? db`and p.active` : state === 'draft' ? db`and p.draft` : db`and not p.active and not p.draft`

const isWorded = ({ ids }: Wanted) => ids !== null

const within = (db: Db, wanted: Wanted) =>
  db`with recursive ${isWorded(wanted) ? wantedRows(db, wanted) : db`wanted as (select 1)`}`

const matching = (db: Db, query: FindTitles, wanted: Wanted) => db`
  from product p ${isWorded(wanted) ? db`join wanted on wanted.id = p.id` : db``}
  ${query.lacks === undefined ? db`` : db`join title_gap gap on gap.product_id = p.id and gap.gap = ${query.lacks}`}
  ${query.sort.endsWith('title') ? db`join search_document d on d.product_id = p.id` : db``}
  where ${conditions(db, query)}`

/** A page of ids is walked first: what a row says is read for the rows of the page alone. */
export const foundRows = (db: Db, language: Language, query: FindTitles, wanted: Wanted, { key, after, order }: Walk) => db<
  (FoundRow & Walked)[]
>`
  ${within(db, wanted)}, page as materialized (
    select row_number() over () as place, walked.* from (select p.id, ${key} ${matching(db, query, wanted)} ${after} ${order}) walked)
  select ${rowColumns(db)}, page.list_key, page.list_id
  from page join product p on p.id = page.id ${rowTables(db, language)} order by page.place`

/** All that is found, for counting. */
export const allFound = (db: Db, query: FindTitles, wanted: Wanted) =>
  db`${within(db, wanted)} select 1 ${matching(db, query, wanted)}`

/** Products that lack something and were made or changed since a day, for what waits. */
export const titlesLacking = (db: Db, gap: Gap, since: Day) => db`
  select g.changed_at as since, null::bigint as cents from title_gap g
  where g.gap = ${gap} ${onDays(db, db`g.changed_at`, { from: since })} order by g.changed_at desc`

/** How many products lack something, counted no further than `most`. */
export const countLacking = async (db: Db, gap: Gap, most: number): Promise<number> => {
  const [row] = await db<{ found: number }[]>`
    select count(*)::int as found from (select from title_gap g where g.gap = ${gap} limit ${most}) counted`
  return row!.found
}

/** The rows of these products, in the order of their ids. */
export const titleRows = (db: Db, language: Language, ids: readonly number[]) => db<FoundRow[]>`
  select ${rowColumns(db)} from product p ${rowTables(db, language)} where p.id = any(${ids as number[]}::bigint[]) order by p.ean`

export const draftCount = async (db: Db): Promise<number> =>
  (await db<{ drafts: number }[]>`select count(*)::int as drafts from product p where p.draft`)[0]!.drafts
