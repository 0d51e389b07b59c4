import { type Check, told } from './check.ts'

/** Copies are in a store, held by a cart or taken by an order, and nowhere twice; a store's list has its orders. */
export const stockChecks: readonly Check[] = [
  {
    name: 'product_stock',
    says: 'the stock of a product is the sum of its stores',
    query: (db) => db`
      select 'product ' || p.id as subject, ${told(db, 'product_stock', 'says %s, its stores %s', db`p.stock, coalesce(s.copies, 0)`)}
      from product p left join (select product_id, sum(quantity) as copies from stock group by 1) s on s.product_id = p.id
      where p.stock <> coalesce(s.copies, 0) and not p.synthetic`,
  },
  {
    name: 'stock_movements',
    says: 'the copies that a store has and carts hold there are the sum of their movements',
    query: (db) => db`
      select format('product %s in %s', product_id, store_code) as subject,
        ${told(db, 'stock_movements', '%s copies, and movements of %s', db`sum(copies), sum(moved)`)}
      from (
        select product_id, store_code, quantity as copies, 0 as moved from stock
        union all select product_id, store_code, quantity, 0 from stock_hold
        union all select product_id, store_code, 0, delta from stock_movement) t
      group by product_id, store_code having sum(copies) <> sum(moved)`,
  },
  {
    name: 'order_stock',
    says: 'an order took no more copies than it sells, and keeps none of a cancelled line',
    query: (db) => db`
      select o.number as subject, ${told(db, 'order_stock', 'line %s (%s): %s copies taken for %s', db`l.id, l.fulfilment, t.copies, l.quantity`)}
      from (select order_line_id, sum(quantity) as copies from order_stock group by 1) t
      join order_line l on l.id = t.order_line_id join shop_order o on o.id = l.order_id
      where t.copies > l.quantity or l.fulfilment = 'cancelled'`,
  },
  {
    name: 'order_of_store',
    says: 'the stores an order is listed in are those that collect, send, hold copies for or were shown it',
    query: (db) => db`
      select 'order ' || order_id as subject,
        ${told(db, 'order_of_store', 'listed in %s, derived %s', db`coalesce(k.store_code, 'no store'), coalesce(r.store_code, 'none')`)}
      from order_of_store k
      full join read_order_stores((select array_agg(id) from shop_order)) r using (order_id, store_code)
      where (k.placed_at, k.total_cents, k.until, k.delivery, k.kind, k.order_id)
        is distinct from (r.placed_at, r.total_cents, r.until, r.delivery, r.kind, r.order_id)`,
  },
  {
    name: 'holds_end',
    says: 'every copy that a cart or a reservation holds is given back one day',
    query: (db) => db`
      select 'cart ' || c.id as subject, ${told(db, 'holds_end', 'holds %s copies of product %s without an end', db`h.quantity, h.product_id`)}
      from stock_hold h join cart c on c.id = h.cart_id
      where case when c.purpose = 'reservation'
        then not exists (select from reservation r where r.cart_id = c.id and r.state = 'held')
        else c.held_until is null or c.closed_at is not null end`,
  },
]
