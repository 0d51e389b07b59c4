import { type Check, told } from './check.ts'

/** What an order says in one place it says in every other. */
export const orderChecks: readonly Check[] = [
  {
    name: 'order_total',
    says: 'the total of an order is its goods, shipping and surcharge, less promotions, coupon and bonus',
    query: (db) => db`
      select number as subject, ${told(db, 'order_total', 'total %s, its parts %s', db`total_cents, goods_cents + shipping_cents + surcharge_cents - promotion_cents - coupon_cents - bonus_cents`)}
      from shop_order
      where total_cents <> goods_cents + shipping_cents + surcharge_cents - promotion_cents - coupon_cents - bonus_cents`,
  },
  {
    name: 'order_lines',
    says: 'the lines of an order, or the gift card or places it sells, add up to its goods, promotions, coupon and bonus',
    query: (db) => db`
      select o.number as subject, ${told(db, 'order_lines', 'goods %s of %s, promotions %s of %s, coupon %s of %s, bonus %s of %s', db`l.goods, o.goods_cents, l.promotion, o.promotion_cents, l.coupon, o.coupon_cents, l.bonus, o.bonus_cents`)}
      from shop_order o
      left join (
        select order_id, sum(line_cents) as goods, sum(promotion_cents) as promotion, sum(coupon_cents) as coupon, sum(bonus_cents) as bonus
        from order_line group by order_id
        union all
        select order_id, initial_cents, 0, 0, 0 from gift_card where order_id is not null
        union all
        select order_id, amount_cents, 0, 0, 0 from activity_registration where order_id is not null) l on l.order_id = o.id
      -- A card that nobody paid for is deleted some days after its order was let go, a registration three months after its activity.
      where not (o.kind = 'gift_card' and o.payment_state = 'cancelled' and l.order_id is null)
        and not (o.kind = 'activity' and l.order_id is null) and (l.goods, l.promotion, l.coupon, l.bonus)
        is distinct from (o.goods_cents::bigint, o.promotion_cents::bigint, o.coupon_cents::bigint, o.bonus_cents::bigint)`,
  },
  {
    name: 'order_vat',
    says: 'the rates of an order add up to its total; a gift card is sold without VAT',
    query: (db) => db`
      select o.number as subject, ${told(db, 'order_vat', 'rates %s and surcharge %s, total %s', db`v.gross, o.surcharge_cents, o.total_cents`)}
      from shop_order o
      cross join lateral (
        select coalesce(sum((rate ->> 'base')::int + (rate ->> 'vat')::int), 0) as gross from jsonb_array_elements(o.vat) as rate) v
      where v.gross + o.surcharge_cents <> case o.kind when 'gift_card' then 0 else o.total_cents end`,
  },
  {
    name: 'order_state_of_lines',
    says: 'an order that was let go has only cancelled lines, one that waits for its payment only placed ones',
    query: (db) => db`
      select o.number as subject, ${told(db, 'order_state_of_lines', '%s, with a line %s', db`o.payment_state, l.fulfilment`)}
      from shop_order o join order_line l on l.order_id = o.id
      where (o.payment_state = 'cancelled' and l.fulfilment <> 'cancelled')
        or (o.payment_state = 'pending' and l.fulfilment not in ('placed', 'cancelled'))
        or (o.payment_state not in ('pending', 'cancelled') and l.fulfilment = 'placed')`,
  },
  {
    name: 'parcel_lines',
    says: 'every copy of a living line is in one parcel',
    query: (db) => db`
      select o.number as subject, ${told(db, 'parcel_lines', 'line %s: %s of %s copies are in parcels', db`l.id, coalesce(p.copies, 0), l.quantity`)}
      from order_line l join shop_order o on o.id = l.order_id
      left join (
        select pl.order_line_id, sum(pl.quantity) as copies from parcel_line pl join parcel p on p.id = pl.parcel_id
        where p.state <> 'cancelled' group by 1) p on p.order_line_id = l.id
      where l.fulfilment <> 'cancelled' and coalesce(p.copies, 0) <> l.quantity`,
  },
  {
    name: 'parcel_shipping',
    says: 'the parcels of an order carry its shipping',
    query: (db) => db`
      select o.number as subject, ${told(db, 'parcel_shipping', 'parcels %s, order %s', db`coalesce(p.cents, 0), o.shipping_cents`)}
      from shop_order o
      left join (select order_id, sum(shipping_cents) as cents from parcel group by 1) p on p.order_id = o.id
      where coalesce(p.cents, 0) <> o.shipping_cents`,
  },
  {
    name: 'parcel_state',
    says: 'a parcel that was handed over holds nothing that still waits, and one that has not left nothing that is gone',
    query: (db) => db`
      select o.number as subject, ${told(db, 'parcel_state', 'parcel %s is %s, its line %s %s', db`p.id, p.state, l.id, l.fulfilment`)}
      from parcel p join shop_order o on o.id = p.order_id
      join parcel_line pl on pl.parcel_id = p.id join order_line l on l.id = pl.order_line_id
      where (p.state in ('handed_over', 'delivered') and l.fulfilment in ('placed', 'awaiting_launch'))
        or (p.state in ('planned', 'ready') and l.fulfilment in ('sent', 'delivered', 'collected', 'collected_at_library'))`,
  },
  {
    name: 'order_called_off',
    says: 'an order is marked as called off when all its lines are, or the payment of a gift card, and never else',
    query: (db) => db`
      select o.number as subject, ${told(db, 'order_called_off', 'called off %s, %s of its lines stand, payment %s', db`o.called_off, l.stand, o.payment_state`)}
      from shop_order o
      cross join lateral (select count(*) filter (where fulfilment <> 'cancelled') as stand from order_line where order_id = o.id) l
      where o.called_off <> case when o.kind = 'goods' then l.stand = 0 else o.payment_state in ('cancelled', 'refunded') end`,
  },
]
