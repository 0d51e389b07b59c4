import { type Check, told } from './check.ts'

/** What was promised back is asked of the bank, and moved once. */
export const refundChecks: readonly Check[] = [
  {
    name: 'refund_money',
    says: 'a refund that was approved is asked of the bank to the cent, and one that is done has moved',
    query: (db) => db`
      select o.number as subject, ${told(db, 'refund_money', 'refund %s (%s) of %s: asked %s, moved %s', db`r.id, r.state, r.amount_cents, coalesce(t.asked, 0), coalesce(m.moved, 0)`)}
      from refund r join shop_order o on o.id = r.order_id
      left join (select refund_id, sum(amount_cents) as asked from payment_task where kind = 'refund' group by 1) t on t.refund_id = r.id
      left join (select refund_id, sum(amount_cents) as moved from payment_movement where kind = 'refund' group by 1) m on m.refund_id = r.id
      where o.terms <> 'account' and (
        (r.state in ('requested', 'refused') and (t.asked is not null or m.moved is not null))
        or (r.state not in ('requested', 'refused') and coalesce(t.asked, 0) <> r.amount_cents)
        or (r.state = 'done') <> (coalesce(m.moved, 0) = r.amount_cents)
        or coalesce(m.moved, 0) > r.amount_cents)`,
  },
  {
    name: 'refund_lines',
    says: 'a refund is its lines and shipping, and what lines and orders say was given back is the sum of refunds',
    query: (db) => db`
      select o.number as subject, ${told(db, 'refund_lines', 'refund %s: goods %s, its lines %s', db`r.id, r.goods_cents, coalesce(l.goods, 0)`)}
      from refund r join shop_order o on o.id = r.order_id
      left join (select refund_id, sum(goods_cents) as goods, sum(surcharge_cents) as surcharge from refund_line group by 1) l on l.refund_id = r.id
      where r.goods_cents <> coalesce(l.goods, 0) or r.surcharge_cents <> coalesce(l.surcharge, 0)
      union all
      select o.number, ${told(db, 'refund_lines_2', 'line %s gave back %s, refunds %s', db`ol.id, ol.refunded_cents, coalesce(l.goods, 0)`)}
      from order_line ol join shop_order o on o.id = ol.order_id
      left join (select rl.order_line_id, sum(rl.goods_cents) as goods from refund_line rl join refund r on r.id = rl.refund_id
        where r.state <> 'refused' group by 1) l on l.order_line_id = ol.id
      where ol.refunded_cents <> coalesce(l.goods, 0)
      union all
      select o.number, ${told(db, 'refund_lines_3', 'shipping given back %s, refunds %s', db`o.shipping_refunded_cents, coalesce(r.shipping, 0)`)}
      from shop_order o left join (select order_id, sum(shipping_cents) as shipping from refund where state <> 'refused' group by 1) r on r.order_id = o.id
      where o.shipping_refunded_cents <> coalesce(r.shipping, 0)`,
  },
  {
    name: 'refund_second_person',
    says: 'a refund above the limit was approved by another person than asked for it',
    query: (db) => db`
      select o.number as subject, ${told(db, 'refund_second_person', 'refund %s asked for and approved by %s', db`r.id, r.requested_by`)}
      from refund r join shop_order o on o.id = r.order_id
      where r.needs_second_person and r.state not in ('requested', 'refused') and r.approved_by is not distinct from r.requested_by`,
  },
]
