import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'

/** What decides whether a product can be had. */
export interface Offered {
  id: number
  work_id: number | null
  kind: 'book' | 'object'
  availability_code: string
  stock: number
  lead_days: number
  published_on: Day | null
  price_cents: Cents | null
  active: boolean
  format_code: string | null
  has_file: boolean
}

const offered = (db: Db) => db`
  p.id, p.work_id, p.kind, p.availability_code, p.stock, p.lead_days, p.published_on, p.price_cents, p.active, p.format_code,
  p.has_file`

/** Products by EAN; the numbers travel as JSON, which is planned once. */
export const productsByEan = (db: Db, storefront: string, eans: readonly string[]) => db<(Offered & { ean: string })[]>`
  select p.ean, ${offered(db)} from jsonb_array_elements_text(${db.json([...eans])}::jsonb) as wanted (ean)
  join product p on p.ean = wanted.ean and p.storefront_code = ${storefront}`

/** Editions of the works. */
export const editionsOf = (db: Db, storefront: string, works: readonly number[]) => db<(Offered & { work_id: number })[]>`
  select ${offered(db)} from jsonb_array_elements_text(${db.json([...works])}::jsonb) as wanted (id)
  join product p on p.work_id = wanted.id::bigint and p.storefront_code = ${storefront} and p.active
  order by p.stock > 0 desc, p.edition_year desc nulls last, p.id`

/** Products whose whole title is one of the titles, at most `most` for each, with their people's words folded. */
export const productsByTitle = (
  db: Db,
  storefront: string,
  titles: readonly { place: number; title: string }[],
  most: number,
) => db<(Offered & { place: number; people: string })[]>`
  select wanted.place, one.*, coalesce(d.people_words, '') as people
  from jsonb_to_recordset(${db.json(titles)}::jsonb) as wanted (place int, title text)
  cross join lateral (
    select ${offered(db)} from product p
    where left(search_fold(p.title), 200) = left(search_fold(wanted.title), 200) and p.active and p.storefront_code = ${storefront}
    order by p.stock > 0 desc, p.edition_year desc nulls last, p.id limit ${most}
  ) one
  left join search_document d on d.product_id = one.id`

/** What decides about products by id, with the words of title and people, folded. */
export const productsById = (db: Db, ids: readonly number[]) => db<(Offered & { words: string })[]>`
  select ${offered(db)}, search_fold(p.title) || ' ' || coalesce(d.title_words || ' ' || d.people_words, '') as words
  from jsonb_array_elements_text(${db.json([...ids])}::jsonb) as wanted (id)
  join product p on p.id = wanted.id::bigint left join search_document d on d.product_id = p.id`
