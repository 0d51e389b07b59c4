import type { Db } from '#kernel/db.ts'
import { unhurried } from '#kernel/unhurried.ts'

export interface OrderRequest {
  owner: string
  key: string
  hash: Buffer
}

/**
 * Claims a key for this request. One whose holder died before it made an order is free again after half a minute. The disk is not waited
 * for: a power cut takes only claims under which nothing was ordered, as an order brings all before it to the disk.
 */
export async function claimKey(db: Db, { owner, key, hash }: OrderRequest): Promise<boolean> {
  const rows = await db`
    insert into order_request (owner_id, key, body_hash) select ${owner}, ${key}, ${hash}
    from ${unhurried(db)}
    on conflict (owner_id, key) do update set body_hash = excluded.body_hash, created_at = excluded.created_at
      where order_request.order_id is null and order_request.created_at < now() - interval '30 seconds'
    returning key`
  return rows.length > 0
}

export async function heldKey(db: Db, { owner, key }: OrderRequest) {
  const [row] = await db<{ body_hash: Buffer; order_id: number | null }[]>`
    select body_hash, order_id from order_request where owner_id = ${owner} and key = ${key}`
  return row
}

export const fulfilKey = (db: Db, { owner, key }: OrderRequest, orderId: number) =>
  db`update order_request set order_id = ${orderId} where owner_id = ${owner} and key = ${key}`

/** A refused request leaves its key free, so that the same form can be sent again once it is mended. */
export const releaseKey = (db: Db, { owner, key }: OrderRequest) =>
  db`delete from order_request where owner_id = ${owner} and key = ${key} and order_id is null`
