import type { Db, Tx } from '#kernel/db.ts'
import type { DeliveryAddress } from '#modules/buying/cart/contract.ts'

/** What lies in a parcel and goes with it, with the weight of one copy where it is known. */
export const parcelWeights = (db: Db, parcelId: number) => db<
  { kind: 'book' | 'object'; quantity: number; weight_grams: number | null }[]
>`
  select l.kind, pl.quantity, p.weight_grams
  from parcel_line pl join order_line l on l.id = pl.order_line_id join product p on p.id = l.product_id
  where pl.parcel_id = ${parcelId} and l.fulfilment <> 'cancelled'`

/** Whether a parcel is still to leave, which stays so until the end of the transaction. */
export async function staysHere(tx: Tx, parcelId: number): Promise<boolean> {
  const rows = await tx`select from parcel where id = ${parcelId} and state in ('planned', 'ready') for share`
  return rows.length > 0
}

/** Whether its order goes to this address, which stays so until the end of the transaction. */
export async function goesTo(tx: Tx, parcelId: number, address: DeliveryAddress | null): Promise<boolean> {
  const rows = await tx`
    select from shop_order where id = (select order_id from parcel where id = ${parcelId})
      and delivery_address is not distinct from ${address && tx.json(address)}::jsonb for share`
  return rows.length > 0
}

/** Whether its order is held back; where it is not, it stays so until the end of the transaction. */
export async function isOnHold(tx: Tx, parcelId: number): Promise<boolean> {
  const rows = await tx`
    select from shop_order where id = (select order_id from parcel where id = ${parcelId}) and on_hold_since is null for share`
  return rows.length === 0
}

export async function shopOfParcel(db: Db, parcelId: number): Promise<string | null> {
  const [row] = await db<{ storefront_code: string }[]>`
    select o.storefront_code from parcel p join shop_order o on o.id = p.order_id where p.id = ${parcelId}`
  return row?.storefront_code ?? null
}
