import type { Db, Part, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'

/** What a reader waits for: copies of a product, or the volume after it. */
export type Awaits = 'stock' | 'volume'

export interface NoticeRow {
  id: number
  product_id: number
  email: string
  language: Language
  awaits: Awaits
}

/** A new wish, or the open one that asks again; nothing comes back when the open one was asked for less than `since` ago. */
export const askNotice = (
  db: Db,
  wish: { productId: number; awaits: Awaits; email: string; language: Language; now: Date; confirmed: boolean; since: Date },
) => db<{ id: number; confirmed: boolean }[]>`
  insert into stock_notice (product_id, awaits, email, language, asked_at, confirmed_at)
  values (${wish.productId}, ${wish.awaits}, ${wish.email}, ${wish.language}, ${wish.now}, ${wish.confirmed ? wish.now : null})
  on conflict (product_id, awaits, lower(email)) where told_at is null and stopped_at is null do update
    set asked_at = excluded.asked_at, confirmed_at = coalesce(stock_notice.confirmed_at, excluded.confirmed_at)
    where stock_notice.asked_at < ${wish.since} or (stock_notice.confirmed_at is null and excluded.confirmed_at is not null)
  returning id, confirmed_at is not null as confirmed
`

export const confirmNotice = (db: Db, id: number, now: Date) => db<NoticeRow[]>`
  update stock_notice set confirmed_at = coalesce(confirmed_at, ${now})
  where id = ${id} and stopped_at is null
  returning id, product_id, email, language, awaits
`

export const stopNotice = (db: Db, id: number, now: Date) => db<{ id: number }[]>`
  update stock_notice set stopped_at = coalesce(stopped_at, ${now}) where id = ${id} returning id
`

/** Products that somebody waits for and of which copies lie in the stores. */
export const productsBack = (db: Db, limit: number) => db<{ product_id: number }[]>`
  select distinct n.product_id from stock_notice n join product p on p.id = n.product_id
  where n.awaits = 'stock' and n.confirmed_at is not null and n.told_at is null and n.stopped_at is null and p.stock > 0 and p.active
  limit ${limit}
`

/** One process at a time tells who waits for a product: without a row when another is at it. */
export const lockLine = (tx: Tx, productId: number) => tx<{ mine: boolean }[]>`
  select true as mine where pg_try_advisory_xact_lock(7400000000000 + ${productId})
`

/** Locks who waits for a product, first come first; `most` of them, those told lately counted in. */
export const nextInLine = (tx: Tx, productId: number, most: number, lately: Date) => tx<NoticeRow[]>`
  select id, product_id, email, language, awaits from stock_notice
  where product_id = ${productId} and awaits = 'stock' and confirmed_at is not null and told_at is null and stopped_at is null
  order by confirmed_at, id
  limit greatest(0, ${most} - (select count(*) from stock_notice t where t.product_id = ${productId} and t.awaits = 'stock' and t.told_at > ${lately})::int)
  for update skip locked
`

const volumeAfter = (db: Db, p: Part) => db`
  select v.id from product v
  where v.series_id = ${p}.series_id and v.series_number <> '' and ${p}.series_number <> '' and v.active
    and v.storefront_code = ${p}.storefront_code and series_volume(v.series_number) > series_volume(${p}.series_number)
  order by series_volume(v.series_number), (v.language_code is not distinct from ${p}.language_code) desc,
    (v.format_code is not distinct from ${p}.format_code) desc, v.id limit 1`

/** A volume of a series: whether the one after it is out. */
export async function volumeOf(db: Db, productId: number): Promise<{ numbered: boolean; next: number | null } | undefined> {
  const [row] = await db<{ numbered: boolean; next: number | null }[]>`
    select p.series_id is not null and series_volume(p.series_number) is not null as numbered, (${volumeAfter(db, db`p`)}) as next
    from product p where p.id = ${productId}`
  return row
}

/** Locks some who wait for a volume that is out by now, first come first; none that another process is at. */
export const nextForVolume = (tx: Tx, limit: number) => tx<(NoticeRow & { volume_id: number })[]>`
  select n.id, n.product_id, n.email, n.language, n.awaits, v.id as volume_id
  from stock_notice n join product p on p.id = n.product_id cross join lateral (${volumeAfter(tx, tx`p`)}) v
  where n.awaits = 'volume' and n.confirmed_at is not null and n.told_at is null and n.stopped_at is null
  order by n.confirmed_at, n.id limit ${limit} for update of n skip locked
`

export const markTold = (db: Db, ids: readonly number[], now: Date) =>
  db`update stock_notice set told_at = ${now} where id = any(${ids as number[]}::bigint[])`

/** Wishes that were never confirmed, told long ago or stopped: nobody's address is kept for nothing. */
export const deleteOldNotices = (db: Db, { unconfirmed, over }: { unconfirmed: Date; over: Date }) => db`
  delete from stock_notice
  where (confirmed_at is null and asked_at < ${unconfirmed}) or told_at < ${over} or stopped_at < ${over}
`
