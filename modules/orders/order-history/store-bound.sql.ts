import type { Db } from '#kernel/db.ts'

/** That a row `s` of order_of_store holds now: who was shown an order at a counter sees it for a while. */
export const holdsNow = (db: Db) => db`(s.until is null or s.until > now())`

/**
 * What a store has to do with an order `o`: its customer collects it there, somebody there made it, one of its parcels leaves from there, copies on its shelf
 * are held for it, or somebody there was just shown it. The database keeps it in order_of_store.
 */
export const concerns = (db: Db, storeCode: string) => db`exists (
  select from order_of_store s where s.order_id = o.id and s.store_code = ${storeCode} and ${holdsNow(db)})`

/** A parcel `p` that a store packs and hands over: its own, or one whose copies all lie there. */
export const packedBy = (db: Db, storeCode: string) => db`(p.store_code = ${storeCode} or p.store_code is null
  and exists (
    select from parcel_line pl join order_stock s on s.order_line_id = pl.order_line_id where pl.parcel_id = p.id and s.store_code = ${storeCode})
  and not exists (
    select from parcel_line pl join order_stock s on s.order_line_id = pl.order_line_id where pl.parcel_id = p.id and s.store_code <> ${storeCode}))`

/** Shows a store an order of others, for a while. */
export const openAtCounter = (db: Db, { orderId, storeCode, staffId, reason, now, until }: Opened) => db`
  insert into order_at_counter (order_id, store_code, staff_id, reason, opened_at, until)
  values (${orderId}, ${storeCode}, ${staffId}, ${reason}, ${now}, ${until})
  on conflict (order_id, store_code) do update
    set staff_id = excluded.staff_id, reason = excluded.reason, opened_at = excluded.opened_at, until = excluded.until`

interface Opened {
  orderId: number
  storeCode: string
  staffId: number
  reason: string
  now: Date
  until: Date
}

/** Where the copies of an order's lines lie, and how many of them are off the shelf. */
export const copiesHeld = (db: Db, orderId: number) => db<
  { line: number; store_code: string; store: string; quantity: number; picked: number }[]
>`
  select s.order_line_id as line, s.store_code, t.name as store, s.quantity, s.picked
  from order_stock s join order_line l on l.id = s.order_line_id join store t on t.code = s.store_code
  where l.order_id = ${orderId} order by s.order_line_id, s.store_code`
