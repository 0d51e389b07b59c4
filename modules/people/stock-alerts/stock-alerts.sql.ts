import type { Db, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'

export interface NoticeRow {
  id: number
  product_id: number
  email: string
  language: Language
}

/** A new wish, or the open one that asks again; nothing comes back when the open one was asked for less than `since` ago. */
export const askNotice = (
  db: Db,
  wish: { productId: number; email: string; language: Language; now: Date; confirmed: boolean; since: Date },
) => db<{ id: number; confirmed: boolean }[]>`
  insert into stock_notice (product_id, email, language, asked_at, confirmed_at)
  values (${wish.productId}, ${wish.email}, ${wish.language}, ${wish.now}, ${wish.confirmed ? wish.now : null})
  on conflict (product_id, lower(email)) where told_at is null and stopped_at is null do update
    set asked_at = excluded.asked_at, confirmed_at = coalesce(stock_notice.confirmed_at, excluded.confirmed_at)
    where stock_notice.asked_at < ${wish.since} or (stock_notice.confirmed_at is null and excluded.confirmed_at is not null)
  returning id, confirmed_at is not null as confirmed
`

export const confirmNotice = (db: Db, id: number, now: Date) => db<NoticeRow[]>`
  update stock_notice set confirmed_at = coalesce(confirmed_at, ${now})
  where id = ${id} and stopped_at is null
  returning id, product_id, email, language
`

export const stopNotice = (db: Db, id: number, now: Date) => db<{ id: number }[]>`
  update stock_notice set stopped_at = coalesce(stopped_at, ${now}) where id = ${id} returning id
`

/** Products that somebody waits for and of which copies lie in the stores. */
export const productsBack = (db: Db, limit: number) => db<{ product_id: number }[]>`
  select distinct n.product_id from stock_notice n join product p on p.id = n.product_id
  where n.confirmed_at is not null and n.told_at is null and n.stopped_at is null and p.stock > 0 and p.active
  limit ${limit}
`

/** One process at a time tells who waits for a product: without a row when another is at it. */
export const lockLine = (tx: Tx, productId: number) => tx<{ mine: boolean }[]>`
  select true as mine where pg_try_advisory_xact_lock(7400000000000 + ${productId})
`

/** Locks who waits for a product, first come first; `most` of them, those told lately counted in. */
export const nextInLine = (tx: Tx, productId: number, most: number, lately: Date) => tx<NoticeRow[]>`
  select id, product_id, email, language from stock_notice
  where product_id = ${productId} and confirmed_at is not null and told_at is null and stopped_at is null
  order by confirmed_at, id
  limit greatest(0, ${most} - (select count(*) from stock_notice t where t.product_id = ${productId} and t.told_at > ${lately})::int)
  for update skip locked
`

export const markTold = (db: Db, ids: readonly number[], now: Date) =>
  db`update stock_notice set told_at = ${now} where id = any(${ids as number[]}::bigint[])`

/** Wishes that were never confirmed, told long ago or stopped: nobody's address is kept for nothing. */
export const deleteOldNotices = (db: Db, { unconfirmed, over }: { unconfirmed: Date; over: Date }) => db`
  delete from stock_notice
  where (confirmed_at is null and asked_at < ${unconfirmed}) or told_at < ${over} or stopped_at < ${over}
`
