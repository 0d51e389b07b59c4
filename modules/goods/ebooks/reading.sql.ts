import type { Db, Tx } from '#kernel/db.ts'
import type { Place } from './reading-contract.ts'

/** Notes that a bought ebook is opened to be read. @returns where its reader stopped; null before the first page was turned */
export async function openPlace(tx: Tx, line: number, now: Date): Promise<Place | null> {
  const [row] = await tx<{ place: string | null; fraction: number }[]>`
    insert into ebook_place (order_line_id, opened_at, read_at) values (${line}, ${now}, ${now})
    on conflict (order_line_id) do update set read_at = greatest(ebook_place.read_at, excluded.read_at)
    returning place, fraction::float8 as fraction`
  return row?.place ? { place: row.place, fraction: row.fraction } : null
}

/** Keeps where somebody stopped; what was kept at a later time stays. */
export const keepPlace = (db: Db, line: number, { place, fraction }: Place, now: Date) => db`
  update ebook_place set place = ${place}, fraction = ${fraction}, read_at = ${now}
  where order_line_id = ${line} and read_at <= ${now}`

export const placesOf = (db: Db, owner: string) => db<{ order: string; title: string; fraction: number; read_at: Date }[]>`
  select o.number as order, l.title, p.fraction::float8 as fraction, p.read_at
  from ebook_place p join order_line l on l.id = p.order_line_id join shop_order o on o.id = l.order_id
  where o.owner_id = ${owner} order by p.read_at`

export const forgetPlaces = (tx: Tx, owner: string) => tx`
  delete from ebook_place p using order_line l, shop_order o
  where l.id = p.order_line_id and o.id = l.order_id and o.owner_id = ${owner}`
