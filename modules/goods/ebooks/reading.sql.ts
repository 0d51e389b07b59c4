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

/** Whose an ebook is: its buyer's, or of a gift whoever opened it. */
const readBy = (db: Db, owner: string) => db`(o.owner_id = ${owner} and not l.ebook_gift
  or l.id in (select order_line_id from ebook_gift where customer_id = ${owner}))`

export const placesOf = (db: Db, owner: string) => db<{ order: string; title: string; fraction: number; read_at: Date }[]>`
  select case when l.ebook_gift then '' else o.number end as order, l.title, p.fraction::float8 as fraction, p.read_at
  from ebook_place p join order_line l on l.id = p.order_line_id join shop_order o on o.id = l.order_id
  where ${readBy(db, owner)} order by p.read_at`

export const forgetPlaces = (tx: Tx, owner: string) => tx`
  delete from ebook_place p using order_line l, shop_order o
  where l.id = p.order_line_id and o.id = l.order_id and ${readBy(tx, owner)}`
