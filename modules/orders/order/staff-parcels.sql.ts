import type { Db } from '#kernel/db.ts'

/** The number of a parcel's order; nothing when the parcel is not of the store. */
export async function numberOfParcel(db: Db, parcelId: number, onlyStore: string | null): Promise<string | undefined> {
  const [row] = await db<{ number: string }[]>`
    select o.number from parcel p join shop_order o on o.id = p.order_id
    where p.id = ${parcelId} ${onlyStore === null ? db`` : db`and p.store_code = ${onlyStore}`}`
  return row?.number
}

/** The order's id; nothing when the store has nothing to do with it. */
export async function idOfOrder(db: Db, number: string, onlyStore: string | null): Promise<number | undefined> {
  const [row] = await db<{ id: number }[]>`
    select o.id from shop_order o where o.number = ${number}
      ${onlyStore === null ? db`` : db`and (o.store_code = ${onlyStore} or exists (select from parcel p where p.order_id = o.id and p.store_code = ${onlyStore}))`}`
  return row?.id
}
