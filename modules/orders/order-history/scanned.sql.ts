import type { Db } from '#kernel/db.ts'

export const orderOfNumber = (db: Db, number: string) => db<{ number: string }[]>`
  select number from shop_order where number = ${number}`

export const parcelAt = (db: Db, number: string, position: number) => db<{ id: number; number: string }[]>`
  select p.id, o.number from parcel p join shop_order o on o.id = p.order_id
  where o.number = ${number} and p.position = ${position}`

export const pickupRows = (db: Db, customerId: string) => db<
  { order: string; parcel: number; store_code: string | null; ready_at: Date | null }[]
>`
  select o.number as order, p.id as parcel, p.store_code, p.ready_at
  from shop_order o join parcel p on p.order_id = o.id
  where o.owner_id = ${customerId} and o.owner_kind = 'customer' and p.kind = 'pickup' and p.state = 'ready'
  order by p.ready_at limit 20`

export const lastOrderRow = (db: Db, customerId: string) => db<{ number: string; placed_at: Date }[]>`
  select number, placed_at from shop_order where owner_id = ${customerId} and owner_kind = 'customer' order by id desc limit 1`
