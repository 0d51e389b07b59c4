import type { Db, Part } from '#kernel/db.ts'
import type { TitlesQuery } from './staff-contract.ts'

export interface TitleRow {
  product: number
  title: string
  ean: string
  shelf: string
  quantity: number
  everywhere: number
  last_sold: Date | null
  waiting: number
}

/** Titles that were asked for: found by words, or by a number. */
export interface AskedTitles {
  ids: readonly number[]
  number: string
}

const orders: Record<TitlesQuery['sort'], string> = {
  title: 'p.title, p.id',
  '-title': 'p.title desc, p.id',
  shelf: "coalesce(s.shelf, ''), p.title, p.id",
  '-shelf': "coalesce(s.shelf, '') desc, p.title, p.id",
  copies: 'coalesce(s.quantity, 0), p.title, p.id',
  '-copies': 'coalesce(s.quantity, 0) desc, p.title, p.id',
}

/** Copies of orders that nobody has yet: sold beyond what there was, and promised. */
const waiting = (db: Db) => db`
  select l.product_id, sum(l.quantity - coalesce(t.copies, 0))::int as copies
  from order_line l left join lateral (select sum(quantity) as copies from order_stock where order_line_id = l.id) t on true
  where l.is_delayed and l.launch_on is null and l.fulfilment in ('placed', 'preparing') group by 1
  having sum(l.quantity - coalesce(t.copies, 0)) > 0`

const unsold = (db: Db, storeCode: string, days: number) => db`
  and s.quantity > 0 and not exists (
    select from stock_movement m where m.kind = 'sale' and m.store_code = ${storeCode} and m.product_id = p.id
      and m.at > now() - make_interval(days => ${days}))
  and not exists (
    select from stock_movement m where m.kind in ('receipt', 'transfer_in', 'import') and m.store_code = ${storeCode}
      and m.product_id = p.id and m.at > now() - make_interval(days => ${days}))`

/** Titles that a store has or gives a shelf to; with words or owed to customers, those of the whole catalogue. */
const matching = (db: Db, { shelf, unsold_days, short }: TitlesQuery, storeCode: string, asked: AskedTitles | null): Part => db`
  from product p ${asked === null && !short ? db`join` : db`left join`} stock s on s.product_id = p.id and s.store_code = ${storeCode}
  ${short ? db`join` : db`left join`} (${waiting(db)}) w on w.product_id = p.id
  where ${
    asked === null
      ? db`(s.quantity > 0 or s.shelf <> '' or ${short})`
      : db`(p.id = any(${asked.ids as number[]}::bigint[]) or p.ean = ${asked.number} or p.sku = ${asked.number})`
  }
    ${shelf ? db`and s.shelf = ${shelf}` : db``} ${unsold_days === undefined ? db`` : unsold(db, storeCode, unsold_days)}`

export const titleRows = (db: Db, query: TitlesQuery, storeCode: string, asked: AskedTitles | null) => db<TitleRow[]>`
  select p.id as product, p.title, p.ean, coalesce(s.shelf, '') as shelf, coalesce(s.quantity, 0) as quantity, p.stock as everywhere,
    (select max(at) from stock_movement where product_id = p.id and store_code = ${storeCode} and kind = 'sale') as last_sold,
    coalesce(w.copies, 0) as waiting
  ${matching(db, query, storeCode, asked)}
  order by ${db.unsafe(orders[query.sort])} limit ${query.limit + 1} offset ${(query.page - 1) * query.limit}`

export async function countTitles(db: Db, query: TitlesQuery, storeCode: string, asked: AskedTitles | null): Promise<number> {
  const [row] = await db<{ titles: number }[]>`
    select count(*)::int as titles from (select ${matching(db, query, storeCode, asked)} limit 10001) t`
  return row?.titles ?? 0
}
