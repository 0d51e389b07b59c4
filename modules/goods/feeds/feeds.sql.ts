import type { Db, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { FindFeeds } from './staff-contract.ts'

export interface FeedRow {
  id: number
  storefront_code: string
  storefront_name: string
  language: Language
  active: boolean
  token: string
  file_key: string | null
  made_at: Date | null
  items: number
  bytes: number
  error: string
  fetched_at: Date | null
}

const columns = (db: Db) => db`
  f.id, f.storefront_code, f.language,
  coalesce((select s.settings -> 'name' ->> f.language from storefront s where s.code = f.storefront_code), '') as storefront_name, f.active, f.token, f.file_key, f.made_at, f.items, f.bytes::int as bytes, f.error, f.fetched_at`
const foundIn = (db: Db, { q, active }: FindFeeds) => db`
  from product_feed f where true ${worded(db, db`list_words(f.storefront_code || ' ' || f.language)`, q)}
    ${active === undefined ? db`` : db`and f.active = ${active}`}`
export const matchingFeeds = (db: Db, query: FindFeeds) => db`select f.id ${foundIn(db, query)}`
export const feedSorts = (db: Db) => ({ id: { by: db`f.id`, kind: 'number' } }) as const
export const listedFeeds = (db: Db, query: FindFeeds, walk: Walk) => db<(FeedRow & Walked)[]>`
  select ${columns(db)}, ${walk.key} ${foundIn(db, query)} ${walk.after} ${walk.order}`

export async function feedRow(db: Db, id: number): Promise<FeedRow | undefined> {
  const [row] = await db<FeedRow[]>`select ${columns(db)} from product_feed f where f.id = ${id}`
  return row
}

/** The shops that have no feed yet in one of the languages. */
export const shopsWithoutFeed = (db: Db, languages: readonly Language[]) => db<{ storefront_code: string; language: Language }[]>`
  select s.code as storefront_code, l.language from storefront s cross join unnest(${[...languages]}::text[]) l (language)
  where not exists (select from product_feed f where f.storefront_code = s.code and f.language = l.language) order by s.code, l.language`

export const insertFeed = (
  db: Db,
  { storefront, language, token }: { storefront: string; language: Language; token: string },
) => db`
  insert into product_feed (storefront_code, language, token) values (${storefront}, ${language}, ${token})
  on conflict (storefront_code, language) do nothing`

export const setActive = (tx: Tx, id: number, active: boolean, now: Date) => tx`
  update product_feed set active = ${active}, due_at = ${now} where id = ${id}`
export const setDue = (tx: Tx, id: number, now: Date) => tx`update product_feed set due_at = ${now} where id = ${id}`
export const setToken = (tx: Tx, id: number, token: string) => tx`update product_feed set token = ${token} where id = ${id}`

/** The file of a feed that is switched on, where one was written. */
export async function writtenKey(db: Db, storefront: string, language: Language): Promise<string | null> {
  const [row] = await db<{ file_key: string | null }[]>`
    select file_key from product_feed where storefront_code = ${storefront} and language = ${language} and active`
  return row?.file_key ?? null
}

/** Takes the feed that is due first; nobody else writes it until the lease is over. */
export async function claimFeed(db: Db, now: Date, leasedUntil: Date): Promise<FeedRow | undefined> {
  const [row] = await db<FeedRow[]>`
    update product_feed f set leased_until = ${leasedUntil}
    where f.id = (
      select d.id from product_feed d where d.active and d.due_at <= ${now} and (d.leased_until is null or d.leased_until <= ${now})
      order by d.due_at, d.id limit 1 for update skip locked)
    returning ${columns(db)}`
  return row
}

export const markMade = (db: Db, id: number, made: { key: string; items: number; bytes: number; now: Date; again: Date }) => db`
  update product_feed set file_key = ${made.key}, items = ${made.items}, bytes = ${made.bytes}, made_at = ${made.now}, error = '',
    due_at = ${made.again}, leased_until = null
  where id = ${id}`
export const markFailed = (db: Db, id: number, { error, again }: { error: string; again: Date }) => db`
  update product_feed set error = ${error}, due_at = ${again}, leased_until = null where id = ${id}`

/** The feed of an address, noted as fetched. */
export async function fetchFeed(db: Db, token: string, now: Date): Promise<{ file_key: string; made_at: Date } | undefined> {
  const [row] = await db<{ file_key: string; made_at: Date }[]>`
    update product_feed set fetched_at = ${now} where token = ${token} and active and file_key is not null returning file_key, made_at`
  return row
}

/** Titles on sale of a shop that have a photograph, behind `after`. */
export const picturedIds = async (db: Db, storefront: string, after: number, most: number): Promise<number[]> =>
  (
    await db<{ id: number }[]>`
      select p.id from product p
      where p.id > ${after} and p.storefront_code = ${storefront} and p.active and p.price_cents is not null
        and exists (select from product_image i where i.product_id = p.id)
      order by p.id limit ${most}`
  ).map(({ id }) => id)

/** What a feed says of titles besides their cards. */
export const feedTexts = (db: Db, ids: readonly number[], language: Language) => db<
  { id: number; words: string | null; weight_grams: number | null; path: string }[]
>`
  select p.id, p.weight_grams, s.path_prefix as path, coalesce(own.description, own.summary, es.description, es.summary) as words
  from product p join storefront s on s.code = p.storefront_code
  left join product_translation own on own.product_id = p.id and own.language = ${language}
  left join product_translation es on es.product_id = p.id and es.language = 'es'
  where p.id = any (${ids as number[]}::bigint[])`
