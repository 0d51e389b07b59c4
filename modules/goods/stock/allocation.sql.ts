import type { Db } from '#kernel/db.ts'

/** Compare and set: nothing comes back when the store holds fewer copies for the line. */
export const setPicked = (
  db: Db,
  { lineId, storeCode, picked, staffId, now }: { lineId: number; storeCode: string; picked: number; staffId: number; now: Date },
) => db<{ picked: number }[]>`
  update order_stock set picked = ${picked}, picked_by = ${staffId}, picked_at = ${now}
  where order_line_id = ${lineId} and store_code = ${storeCode} and quantity >= ${picked} returning picked`

/** Takes copies out of what a store holds for a line, those still on the shelf first; nothing comes back when it holds fewer. */
export async function takeHeldCopies(db: Db, lineId: number, storeCode: string, copies: number): Promise<boolean> {
  const fewer = await db`
    update order_stock set quantity = quantity - ${copies}, picked = least(picked, quantity - ${copies})
    where order_line_id = ${lineId} and store_code = ${storeCode} and quantity > ${copies} returning quantity`
  if (fewer.count > 0) return true
  const none = await db`
    delete from order_stock where order_line_id = ${lineId} and store_code = ${storeCode} and quantity = ${copies} returning quantity`
  return none.count > 0
}

export const addHeldCopies = (db: Db, lineId: number, storeCode: string, copies: number) => db`
  insert into order_stock (order_line_id, store_code, quantity) values (${lineId}, ${storeCode}, ${copies})
  on conflict (order_line_id, store_code) do update set quantity = order_stock.quantity + excluded.quantity`
