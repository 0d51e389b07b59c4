import type { Db, Tx } from '#kernel/db.ts'

/** The product, where it is there and has no picture yet. */
export async function withoutPicture(db: Db, asked: { id: number } | { ean: string }): Promise<number | null> {
  const [row] = await db<{ id: number }[]>`
    select p.id from product p
     where ${'id' in asked ? db`p.id = ${asked.id}` : db`p.ean = ${asked.ean}`}
       and not exists (select from product_image i where i.product_id = p.id)`
  return row?.id ?? null
}

/** Keeps where the covers of a batch lie, of products without a picture. */
export const wantCovers = (tx: Tx) => tx`
  insert into wanted_cover (product_id, address, host)
  select p.id, c.address, c.host from staged_cover c join product p using (ean)
   where not exists (select from product_image i where i.product_id = p.id)
  on conflict (product_id) do update
     set address = excluded.address, host = excluded.host, state = 'waiting', fault = null, attempts = 0, next_at = now()
   where wanted_cover.address <> excluded.address`
