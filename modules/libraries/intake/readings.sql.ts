import type { Db, Locking, Part } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { Cents } from '#kernel/money.ts'
import type { Unread } from './read-list.ts'
import type { Triaged } from './triaged.ts'

/** A line of a reading, as it is kept. */
export type StoredLine = Triaged & { requested?: boolean }

export interface ReadingRow {
  id: number
  name: string
  lines: StoredLine[]
  unread: Unread[]
  /** Lines of the text that were not blank. */
  row_count: number
  taken_at: Date | null
}

const columns = (db: Db) => db`id, name, lines, unread, row_count, taken_at`

interface Read {
  customerId: string
  name: string
  lines: readonly StoredLine[]
  unread: readonly Unread[]
  rows: number
  now: Date
}

export async function insertReading(db: Db, { customerId, name, lines, unread, rows, now }: Read): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    insert into reading (customer_id, name, lines, unread, row_count, read_at)
    values (${customerId}, ${name}, ${db.json(lines)}, ${db.json(unread)}, ${rows}, ${now}) returning id`
  return row!.id
}

/** A reading of the customer's own. */
export async function readingRow<Lock extends boolean = false>(
  db: Locking<Lock>,
  customerId: string,
  id: number,
  { lock }: { lock?: Lock } = {},
): Promise<ReadingRow | undefined> {
  const [row] = await db<ReadingRow[]>`
    select ${columns(db)} from reading where id = ${id} and customer_id = ${customerId} ${lock ? db`for update` : db``}`
  return row
}

export async function readingById(db: Db, id: number): Promise<ReadingRow | undefined> {
  const [row] = await db<ReadingRow[]>`select ${columns(db)} from reading where id = ${id}`
  return row
}

export const putReadingLines = (db: Db, id: number, lines: readonly StoredLine[]) => db`
  update reading set lines = ${db.json(lines)} where id = ${id}`

export const markTaken = (db: Db, id: number, now: Date) => db`update reading set taken_at = ${now} where id = ${id}`

/** Forgets what was read before, but for what is `shown` elsewhere. */
export const deleteReadingsBefore = (db: Db, before: Date, shown: (reading: Part) => Part) => db`
  delete from reading r where read_at < ${before} and not ${shown(db`r.id`)}`

export interface ReadProductRow {
  id: number
  sku: string
  slug: string
  ean: string
  kind: 'book' | 'object'
  title: string
  author: string | null
  publisher: string | null
  year: number | null
  format_code: string | null
  price_cents: Cents | null
  availability_code: string
  stock: number
  lead_days: number
  published_on: string | null
  active: boolean
  has_file: boolean
}

/** Products as a reading shows them; texts in a language, in Spanish or as they came where that one is missing. */
export const readProducts = (db: Db, ids: readonly number[], language: Language) => db<ReadProductRow[]>`
  select p.id, p.sku, coalesce(t.slug, es.slug, p.slug) as slug, p.ean, p.kind, coalesce(t.title, es.title, p.title) as title,
    publisher.name as publisher, p.edition_year as year, p.format_code, p.price_cents, p.availability_code, p.stock, p.lead_days,
    p.published_on, p.active, p.has_file,
    (select coalesce(n.name, a.name) from product_author pa join author a on a.id = pa.author_id
      left join author_translation n on n.author_id = a.id and n.language = ${language}
      where pa.product_id = p.id order by pa.position limit 1) as author
  from jsonb_array_elements_text(${db.json([...ids])}::jsonb) as wanted (id)
  join product p on p.id = wanted.id::bigint
  left join publisher on publisher.id = p.publisher_id
  left join product_translation t on t.product_id = p.id and t.language = ${language}
  left join product_translation es on es.product_id = p.id and es.language = 'es'`
