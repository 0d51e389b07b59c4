import { type Check, told } from './check.ts'

/** Coupons, points and gift cards are used as often as orders say. */
export const advantageChecks: readonly Check[] = [
  {
    name: 'coupon_uses',
    says: 'a coupon counts its living uses and stays within its limit',
    query: (db) => db`
      select 'coupon ' || c.code as subject, ${told(db, 'coupon_uses', 'counts %s of %s, living uses %s', db`c.used, c.uses_in_all, coalesce(u.uses, 0)`)}
      from coupon c
      left join (select coupon_id, count(*) as uses from coupon_use where released_at is null group by 1) u on u.coupon_id = c.id
      where c.uses_in_all is not null and (c.used <> coalesce(u.uses, 0) or c.used > c.uses_in_all)`,
  },
  {
    name: 'coupon_holders',
    says: 'a buyer’s uses of a coupon are counted as they are',
    query: (db) => db`
      with uses as (
        select coupon_id, holder, count(*) as used from (
          select coupon_id, 'account:' || customer_id as holder from coupon_use where released_at is null
          union all select coupon_id, 'mail:' || email from coupon_use where released_at is null) one
        group by 1, 2)
      select 'coupon ' || coupon_id as subject, ${told(db, 'coupon_holders', 'one buyer counts %s, living uses %s', db`coalesce(h.used, 0), coalesce(u.used, 0)`)}
      from coupon_holder h full join uses u using (coupon_id, holder)
      where coalesce(h.used, 0) <> coalesce(u.used, 0)`,
  },
  {
    name: 'coupon_orders',
    says: 'a coupon’s use belongs to an order that was not let go, and every order with a coupon has its use',
    query: (db) => db`
      select o.number as subject, ${told(db, 'coupon_orders', '%s, coupon %s of %s, use of %s %s', db`o.payment_state, o.coupon_code, o.coupon_cents, u.amount_cents, case when u.order_id is null then 'missing' when u.released_at is null then 'living' else 'released' end`)}
      from shop_order o left join coupon_use u on u.order_id = o.id
      where (o.coupon_code is not null or u.order_id is not null)
        and ((o.payment_state = 'cancelled') <> (u.released_at is not null) or u.amount_cents is distinct from o.coupon_cents)`,
  },
  {
    name: 'points_balance',
    says: 'a card’s balance is the sum of its entries and never below nothing',
    query: (db) => db`
      select 'card of ' || c.customer_id as subject, ${told(db, 'points_balance', 'balance %s, entries %s', db`c.balance, coalesce(e.points, 0)`)}
      from loyalty_card c left join (select customer_id, sum(points) as points from points_entry group by 1) e using (customer_id)
      where c.balance <> coalesce(e.points, 0) or c.balance < 0`,
  },
  {
    name: 'points_orders',
    says: 'the points spent on an order are its bonus, and what was let go has them back',
    query: (db) => db`
      select o.number as subject, ${told(db, 'points_orders', '%s, bonus %s, points spent %s, given back %s', db`o.payment_state, o.bonus_cents, coalesce(p.spent, 0), coalesce(p.returned, 0)`)}
      from shop_order o
      left join (
        select order_id, -coalesce(sum(points) filter (where kind = 'spend'), 0) as spent,
          coalesce(sum(points) filter (where kind = 'reverse_spend'), 0) as returned
        from points_entry where order_id is not null group by 1) p on p.order_id = o.id
      where coalesce(p.spent, 0) <> o.bonus_cents or coalesce(p.returned, 0) > coalesce(p.spent, 0)
        or (o.payment_state = 'cancelled' and coalesce(p.returned, 0) <> coalesce(p.spent, 0))`,
  },
  {
    name: 'points_earned',
    says: 'no order takes back more points than it brought',
    query: (db) => db`
      select o.number as subject, ${told(db, 'points_earned', 'brought %s, taken back %s', db`sum(e.points) filter (where e.kind = 'earn'), -sum(e.points) filter (where e.kind = 'reverse_earn')`)}
      from points_entry e join shop_order o on o.id = e.order_id
      group by o.number having coalesce(sum(e.points) filter (where e.kind in ('earn', 'reverse_earn')), 0) < 0`,
  },
  {
    name: 'gift_card_balance',
    says: 'what is left on a gift card is the sum of its entries',
    query: (db) => db`
      select 'gift card ' || c.id as subject, ${told(db, 'gift_card_balance', 'balance %s, entries %s', db`c.balance_cents, coalesce(e.cents, 0)`)}
      from gift_card c left join (select gift_card_id, sum(amount_cents) as cents from gift_card_entry group by 1) e on e.gift_card_id = c.id
      where c.balance_cents <> coalesce(e.cents, 0)`,
  },
  {
    name: 'gift_card_orders',
    says: 'gift cards paid of an order what it says, and what was let go they have back',
    query: (db) => db`
      select o.number as subject, ${told(db, 'gift_card_orders', '%s, paid with gift cards %s, taken off them %s, given back %s', db`o.payment_state, o.gift_card_cents, coalesce(e.spent, 0), coalesce(e.back, 0)`)}
      from shop_order o
      left join (
        select order_id, -coalesce(sum(amount_cents) filter (where kind = 'spend'), 0) as spent,
          coalesce(sum(amount_cents) filter (where kind in ('release', 'refund')), 0) as back
        from gift_card_entry where kind in ('spend', 'release', 'refund') group by 1) e on e.order_id = o.id
      where coalesce(e.spent, 0) <> o.gift_card_cents or coalesce(e.back, 0) > coalesce(e.spent, 0)
        or (o.payment_state = 'cancelled' and coalesce(e.back, 0) <> coalesce(e.spent, 0))`,
  },
]
