import type { Db, Locking, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { StoreCalendar } from '#modules/goods/stores/opening.ts'

export interface BasketRow {
  id: number
  storefront_code: string
  store_code: string
  code: string
  slot_at: Date | null
  touched_at: Date
  handed_over_at: Date | null
}

const columns = (db: Db) => db`b.id, b.storefront_code, b.store_code, b.code, b.slot_at, b.touched_at, b.handed_over_at`

export interface NewBasket {
  storefront_code: string
  store_code: string
  language: Language
  code: string
  key_hash: Buffer
  now: Date
}

/** @returns nothing when the letters are taken. */
export async function insertBasket(tx: Tx, { now, ...basket }: NewBasket): Promise<BasketRow | undefined> {
  const [row] = await tx<BasketRow[]>`
    insert into visit_basket as b ${tx({ ...basket, made_at: now, touched_at: now })} on conflict (code) do nothing returning ${columns(tx)}`
  return row
}

/** The basket of a phone that nobody handed over yet. */
export async function basketOfKey<Lock extends boolean = false>(
  db: Locking<Lock>,
  storefront: string,
  hash: Buffer,
  { lock }: { lock?: Lock } = {},
): Promise<BasketRow | undefined> {
  const [row] = await db<BasketRow[]>`
    select ${columns(db)} from visit_basket b
    where b.key_hash = ${hash} and b.storefront_code = ${storefront} and b.handed_over_at is null ${lock ? db`for no key update` : db``}`
  return row
}

/** The products that codes are, of those the shop sells; a number of thirteen digits may be either. */
export const productsOfCodes = (db: Db, storefront: string, codes: readonly string[]) => db<{ code: string; id: number }[]>`
  select distinct on (c.code) c.code, p.id from unnest(${codes as string[]}::text[]) as c (code)
  join product p on p.active and p.storefront_code = ${storefront} and (p.ean = c.code or p.id::text = c.code)
  order by c.code, p.ean = c.code desc`

/** All of a basket anew, in this order. */
export async function putLines(
  tx: Tx,
  basket: number,
  lines: readonly { product_id: number; quantity: number }[],
  now: Date,
): Promise<void> {
  await tx`delete from visit_basket_line where basket_id = ${basket}`
  if (lines.length > 0)
    await tx`insert into visit_basket_line ${tx(lines.map((line, position) => ({ ...line, basket_id: basket, position })))}`
  await tx`update visit_basket set touched_at = ${now} where id = ${basket}`
}

export const linesOf = (db: Db, basket: number) => db<{ product_id: number; quantity: number }[]>`
  select product_id, quantity from visit_basket_line where basket_id = ${basket} order by position`

/** What the counter reads of a basket's lines: titles in a language, and the copies of its store. */
export const countedLines = (db: Db, basket: number, language: Language) => db<
  { product: number; title: string; ean: string; quantity: number; cents: number; here: number }[]
>`
  select p.id as product, coalesce(t.title, p.title) as title, p.ean, l.quantity, p.price_cents as cents, coalesce(s.quantity, 0)::int as here
  from visit_basket_line l join visit_basket b on b.id = l.basket_id join product p on p.id = l.product_id
  left join product_translation t on t.product_id = p.id and t.language = ${language}
  left join stock s on s.product_id = p.id and s.store_code = b.store_code
  where l.basket_id = ${basket} order by l.position`

export async function basketOfCode(db: Db, code: string): Promise<BasketRow | undefined> {
  const [row] = await db<BasketRow[]>`select ${columns(db)} from visit_basket b where b.code = ${code}`
  return row
}

/** @returns false when somebody did so before. */
export const handOver = async (tx: Tx, id: number, staffId: number, now: Date): Promise<boolean> =>
  (
    await tx`
    update visit_basket set handed_over_at = ${now}, handed_over_by = ${staffId} where id = ${id} and handed_over_at is null returning id`
  ).length === 1

/** The store with its hours and how many baskets it gets ready in half an hour. */
export async function exitOf(db: Db, store: string): Promise<(StoreCalendar & { capacity: number }) | undefined> {
  const [row] = await db<(StoreCalendar & { capacity: number })[]>`
    select s.hours, s.time_zone as "timeZone", s.exit_capacity as capacity, s.pickup, '[]'::jsonb as blocked,
      coalesce((select jsonb_agg(jsonb_build_object('day', e.day::text, 'hours', e.hours)) from store_exception e where e.store_code = s.code), '[]') as exceptions,
      coalesce((select jsonb_agg(jsonb_build_object('monthDay', h.month_day, 'year', h.year)) from holiday h), '[]') as holidays
    from store s where s.code = ${store}`
  return row
}

export const slotsTaken = (db: Db, store: string, from: Date, to: Date) => db<
  { starts_at: Date; taken: number; capacity: number }[]
>`
  select starts_at, taken, capacity from exit_slot where store_code = ${store} and starts_at between ${from} and ${to}`

/** Takes a place in a half hour. @returns false when it is full. */
export async function takeSlot(tx: Tx, store: string, at: Date, capacity: number): Promise<boolean> {
  await tx`insert into exit_slot (store_code, starts_at, capacity) values (${store}, ${at}, ${capacity}) on conflict do nothing`
  const rows = await tx`
    update exit_slot set taken = taken + 1 where store_code = ${store} and starts_at = ${at} and taken < capacity returning taken`
  return rows.length === 1
}

export const leaveSlot = (tx: Tx, store: string, at: Date) => tx`
  update exit_slot set taken = taken - 1 where store_code = ${store} and starts_at = ${at} and taken > 0`

export const setSlot = (tx: Tx, id: number, at: Date | null) => tx`update visit_basket set slot_at = ${at} where id = ${id}`

export const deleteOld = (db: Db, before: Date) => db`
  with gone as (delete from visit_basket where touched_at < ${before}) delete from exit_slot where starts_at < ${before}`

export async function basketForCounter(db: Db, id: number): Promise<BasketRow | undefined> {
  const [row] = await db<BasketRow[]>`select ${columns(db)} from visit_basket b where b.id = ${id}`
  return row
}

/** What shelf cards say of titles, in the order asked for. */
export const cardRows = (db: Db, ids: readonly number[], language: Language) => db<
  { id: number; title: string; author: string; ean: string; cents: number }[]
>`
  select p.id, coalesce(t.title, p.title) as title, coalesce((select string_agg(a.name, ', ' order by x.position) from product_author x
    join author a on a.id = x.author_id where x.product_id = p.id), '') as author, coalesce(p.ean, '') as ean, p.price_cents as cents
  from unnest(${ids as number[]}::bigint[]) with ordinality as asked (id, position) join product p on p.id = asked.id
  left join product_translation t on t.product_id = p.id and t.language = ${language}
  order by asked.position`
