import type { Db } from '#kernel/db.ts'
import type { FlagKind } from '#modules/orders/money/contract.ts'

/** What waits for a person, as the books have it. */
export const openFlags = (db: Db) => db<
  { id: number; number: string; attempt_id: string | null; parcel_id: number | null; kind: FlagKind; detail: string }[]
>`
  select f.id, o.number, f.attempt_id, f.parcel_id, f.kind, f.detail
  from payment_flag f join shop_order o on o.id = f.order_id where f.resolved_at is null order by f.created_at, f.id`
