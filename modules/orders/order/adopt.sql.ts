import type { Tx } from '#kernel/db.ts'
import type { ProvedAddress } from '#modules/people/access/contract.ts'

export async function adoptOrders(
  tx: Tx,
  { customerId, proved }: { customerId: string; proved: ProvedAddress },
): Promise<number[]> {
  const moved = await tx<{ id: number }[]>`
    with mine as (
      select id from shop_order where lower(email) = lower(${proved}) and owner_kind = 'guest' and payment_state <> 'pending'
      order by id for no key update
    ), moved as (
      update shop_order o set owner_kind = 'customer', owner_id = ${customerId} from mine where o.id = mine.id returning o.id
    )
    insert into order_event (order_id, actor, actor_id, event) select id, 'customer', ${customerId}, 'joined' from moved
    returning order_id as id`
  return moved.map(({ id }) => id)
}

/** Ebooks that were given to the address and opened without an account. */
export const adoptEbookGifts = (tx: Tx, { customerId, proved }: { customerId: string; proved: ProvedAddress }) => tx`
  update ebook_gift set customer_id = ${customerId}
  where opened_at is not null and customer_id is null and lower(recipient_email) = lower(${proved})`

/** A library is warned of what it has already, whoever bought it. */
export const notePurchases = (tx: Tx, customerId: string, orders: readonly number[]) => tx`
  insert into trade_purchase (order_line_id, customer_id, product_id)
  select l.id, ${customerId}::text, l.product_id from order_line l where l.order_id = any(${orders as number[]}::bigint[])
  on conflict do nothing`
