import type { Db } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'

export interface StockLine {
  product_id: number
  ean: string
  store: string
  store_name: string
  copies: number
  price_cents: Cents | null
  on_sale: boolean
}

export interface AskedStock {
  storefront: string
  since: Date | null
  /** One store alone. */
  place: string | null
}

/**
 * What stores have, title by title behind `after`: of everything the copies that there are, of what changed also those that are gone
 * and titles that left sale. Always whole titles, so that the next piece begins behind the last one.
 */
export const stockLines = (db: Db, { storefront, since, place }: AskedStock, after: number, titles: number) => db<StockLine[]>`
  with wanted as (
    select p.id, p.ean, p.price_cents, p.active from product p
    where p.id > ${after} and p.storefront_code = ${storefront}
      and ${
        since === null
          ? db`p.active and p.stock > 0`
          : db`(coalesce(p.changed_at, p.created_at) >= ${since} or p.id in (select m.product_id from stock_movement m where m.at >= ${since}))`
      }
    order by p.id limit ${titles})
  select w.id as product_id, w.ean, t.code as store, t.name as store_name, case when w.active then k.quantity else 0 end as copies, w.price_cents,
    w.active as on_sale
  from wanted w join stock k on k.product_id = w.id join store t on t.code = k.store_code and t.published
  where ${place === null ? db`true` : db`t.code = ${place}`} ${since === null ? db`and k.quantity > 0` : db``}
  order by w.id, t.code`

/** The last title of the piece behind `after`; null where there is none. */
export async function lastOfPiece(
  db: Db,
  { storefront, since }: AskedStock,
  after: number,
  titles: number,
): Promise<number | null> {
  const [row] = await db<{ last: number | null }[]>`
    select max(id) as last from (
      select p.id from product p
      where p.id > ${after} and p.storefront_code = ${storefront}
        and ${
          since === null
            ? db`p.active and p.stock > 0`
            : db`(coalesce(p.changed_at, p.created_at) >= ${since} or p.id in (select m.product_id from stock_movement m where m.at >= ${since}))`
        }
      order by p.id limit ${titles}) piece`
  return row?.last ?? null
}
