import type { Tx } from '#kernel/db.ts'

/** These in place of those that were; what stays where it was is not written. */
export const putBestSellers = (tx: Tx, best: readonly { id: number; place: number }[]) => tx`
  with best as (
    select id, place from jsonb_to_recordset(${tx.json(best)}::jsonb) as b(id bigint, place int)
  ), gone as (
    delete from best_seller where product_id not in (select id from best)
  )
  insert into best_seller (product_id, place) select id, place from best
  on conflict (product_id) do update set place = excluded.place where best_seller.place <> excluded.place`
