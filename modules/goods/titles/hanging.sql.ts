import type { Db } from '#kernel/db.ts'
import type { Hanging } from './staff-contract.ts'

/** What hangs on a product: baskets that hold it, orders that still wait for it, people who asked to be told when it is back. */
export const hangingOn = async (db: Db, product: number): Promise<Hanging> => {
  const [row] = await db<Hanging[]>`
    select
      (select count(*)::int from cart_line l join cart c on c.id = l.cart_id where l.product_id = ${product} and c.closed_at is null) as carts,
      array(select o.number from order_line l join shop_order o on o.id = l.order_id
        where l.product_id = ${product} and l.fulfilment in ('placed', 'awaiting_launch', 'preparing', 'ready')
        group by o.id order by o.id limit 50) as orders,
      (select count(*)::int from stock_notice n
        where n.product_id = ${product} and n.confirmed_at is not null and n.told_at is null and n.stopped_at is null) as notices`
  return row!
}
