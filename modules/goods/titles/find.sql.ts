import type { Day } from '#kernel/days.ts'
import type { Db, Part } from '#kernel/db.ts'
import { onDays, type SortColumn, type Walk, type Walked } from '#modules/people/staff/list.ts'
import type { FindTitles, Gap, TitleState } from './staff-contract.ts'

type SortOf = FindTitles['sort'] extends infer Sort ? (Sort extends `-${string}` ? never : Sort & string) : never

export interface FoundRow {
  id: number
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

/** Languages that the dictionary knows; a book in any other, or in none, is doubtful. */
export type KnownLanguages = readonly string[]

/** What is missing of a product `p`, as a condition. */
const lacking = (db: Db, languages: KnownLanguages): Record<Gap, Part> => ({
  picture: db`not exists (select from product_image i where i.product_id = p.id)`,
  price: db`p.price_cents is null`,
  category: db`not exists (select from product_category c where c.product_id = p.id)`,
  // An object is told of in every language; a book is, once it is told of in one.
  translation: db`(select count(t.description) filter (where p.kind = 'book' or t.title is not null)
    from product_translation t where t.product_id = p.id) between case p.kind when 'book' then 1 else 0 end and 2`,
  language: db`p.kind = 'book' and (p.language_code is null or p.language_code <> all(${languages as string[]}::text[]))`,
  safety: db`p.kind = 'object' and not exists (select from product_safety s where s.product_id = p.id)`,
})

export const lacksOf = (db: Db, languages: KnownLanguages) => {
  const gaps = Object.entries(lacking(db, languages)).map(([gap, missing]) => db`case when ${missing} then ${gap} end`)
  const [first, ...rest] = gaps
  return db`array_remove(array[${rest.reduce((all, one) => db`${all}, ${one}`, first!)}]::text[], null)`
}

const rowColumns = (db: Db, languages: KnownLanguages) => db`
  p.id, p.kind, p.ean, p.sku, coalesce(es.title, p.title) as title, publisher.name as publisher, p.storefront_code as shop,
  ${stateOf(db)} as state, p.price_cents, p.former_price_cents, p.availability_code as availability, p.stock,
  (select a.name from product_author pa join author a on a.id = pa.author_id where pa.product_id = p.id order by pa.position limit 1) as author,
  (select i.file_key from product_image i where i.product_id = p.id order by i.position limit 1) as file_key,
  ${lacksOf(db, languages)} as lacks, coalesce(p.changed_at, p.created_at) as changed_at`

const rowTables = (db: Db) => db`
  left join publisher on publisher.id = p.publisher_id
  left join product_translation es on es.product_id = p.id and es.language = 'es'`

export interface Wanted {
  /** What the search found, best first; null where no words were asked for. */
  ids: readonly number[] | null
  ean: string | null
  q: string
}

/** Products that the words ask for, with their place: those of a code, those of the search, then what visitors are not shown. */
const wantedRows = (db: Db, { ids, ean, q }: Wanted, main: string) => db`
  asked (id, place) as (
    select p.id, 0 from product p where p.sku = ${q} or p.ean = ${ean}
    union all select found.id, found.place from unnest(${(ids ?? []) as number[]}::bigint[]) with ordinality as found (id, place)
    union all select d.product_id, 1000000 from search_document d join product p on p.id = d.product_id
      where (not p.active or p.storefront_code in (select code from storefront where code <> ${main})) and search_fold(${q}) <> ''
        and concat(' ', d.title_words, ' ', d.people_words, ' ', d.house_words) like all (
          select '% ' || word || '%' from unnest(string_to_array(search_fold(${q}), ' ')) word)
  ), wanted as (
    select id, min(place) as place from (
      select id, place from asked
      union all select size.id, asked.place from asked join product one on one.id = asked.id
        join product size on size.size_group_id = one.size_group_id
    ) every group by id
  )`

const changedAt = (db: Db) => db`coalesce(p.changed_at, p.created_at)`

/** What titles are sorted by; relevance is the place among what the words found. */
export const titleOrders = (db: Db): Record<SortOf, SortColumn> => ({
  relevance: { by: db`wanted.place`, kind: 'number' },
  changed: { by: changedAt(db), kind: 'instant' },
  title: { by: db`coalesce((select d.title_key_es from search_document d where d.product_id = p.id), '')`, kind: 'text' },
  price: { by: db`coalesce(p.price_cents, -1)`, kind: 'number' },
  stock: { by: db`p.stock`, kind: 'number' },
  sales: { by: db`p.units_sold`, kind: 'number' },
  published: { by: db`coalesce(p.published_on, date '0001-01-01')`, kind: 'day' },
})

const conditions = (db: Db, query: FindTitles, languages: KnownLanguages) => db`
  true
  ${query.kind === undefined ? db`` : db`and p.kind = ${query.kind}`}
  ${query.state === undefined ? db`` : stateIs(db, query.state)}
  ${query.lacks === undefined ? db`` : db`and (p.active or p.draft) and ${lacking(db, languages)[query.lacks]}`}
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
  ${onDays(db, changedAt(db), query)}`

const stateIs = (db: Db, state: TitleState) =>
  state === 'on_sale' ? db`and p.active` : state === 'draft' ? db`and p.draft` : db`and not p.active and not p.draft`

const isWorded = ({ ids }: Wanted) => ids !== null

interface Asked {
  wanted: Wanted
  main: string
  languages: KnownLanguages
}

const within = (db: Db, { wanted, main }: Asked) =>
  db`with recursive ${isWorded(wanted) ? wantedRows(db, wanted, main) : db`wanted as (select 1)`}`

const matching = (db: Db, query: FindTitles, { wanted, languages }: Asked) => db`
  from product p ${isWorded(wanted) ? db`join wanted on wanted.id = p.id` : db``} ${rowTables(db)}
  where ${conditions(db, query, languages)}`

export const foundRows = (db: Db, query: FindTitles, asked: Asked, { key, after, order }: Walk) => db<(FoundRow & Walked)[]>`
  ${within(db, asked)} select ${rowColumns(db, asked.languages)}, ${key} ${matching(db, query, asked)} ${after} ${order}`

/** All that is found, for counting. */
export const allFound = (db: Db, query: FindTitles, asked: Asked) =>
  db`${within(db, asked)} select 1 ${matching(db, query, asked)}`

/** Products that lack something and were made or changed since a day, for what waits. */
export const titlesLacking = (db: Db, gap: Gap, { since, languages }: { since: Day; languages: KnownLanguages }) => db`
  select ${changedAt(db)} as since, null::bigint as cents from product p
  where (p.active or p.draft) and ${lacking(db, languages)[gap]} ${onDays(db, changedAt(db), { from: since })}
  order by ${changedAt(db)} desc`

/** How many products lack something, counted no further than `most`. */
export const countLacking = async (db: Db, gap: Gap, languages: KnownLanguages, most: number): Promise<number> => {
  const [row] = await db<{ found: number }[]>`
    select count(*)::int as found from (
      select from product p where (p.active or p.draft) and ${lacking(db, languages)[gap]} limit ${most}) counted`
  return row!.found
}

/** The rows of these products, in the order of their ids. */
export const titleRows = (db: Db, ids: readonly number[], languages: KnownLanguages) => db<FoundRow[]>`
  select ${rowColumns(db, languages)} from product p ${rowTables(db)} where p.id = any(${ids as number[]}::bigint[]) order by p.ean`

export const draftCount = async (db: Db): Promise<number> =>
  (await db<{ drafts: number }[]>`select count(*)::int as drafts from product p where p.draft`)[0]!.drafts
