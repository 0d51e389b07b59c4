import type { Day } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import { payingStates } from '#modules/orders/order/states.ts'

/**
 * How many came how far on a day. Visits are counted by the random number that a browser draws for one visit; nothing of who it was is read
 * or kept. What colleagues order for a customer is no visit.
 */
export const sumSteps = (tx: Tx, day: Day) => tx`
  with bounds as (
    select (${day}::date)::timestamp at time zone 'Europe/Madrid' as from_at, (${day}::date + 1)::timestamp at time zone 'Europe/Madrid' as to_at
  ), seen as (
    select v.store, v.session_id, bool_or(v.step = 'product') as product, bool_or(v.step in ('checkout', 'address')) as checkout,
      bool_or(v.step = 'address') as address
    from page_visit v, bounds where v.seen_at >= from_at and v.seen_at < to_at group by v.store, v.session_id
  ), placed as (
    select o.storefront_code, o.payment_state = any(${payingStates as string[]}) as paying from shop_order o, bounds
    where o.placed_at >= from_at and o.placed_at < to_at and o.made_by is null and o.kind = 'goods'
  ), counted as (
    select store as storefront_code, 'visit' as step, count(*) as times from seen group by store
    union all select store, 'product', count(*) from seen where product group by store
    union all select c.storefront_code, 'basket', count(*) from cart c, bounds
      where c.created_at >= from_at and c.created_at < to_at and c.purpose = 'shop' group by c.storefront_code
    union all select store, 'checkout', count(*) from seen where checkout group by store
    union all select store, 'address', count(*) from seen where address group by store
    union all select storefront_code, 'placed', count(*) from placed group by storefront_code
    union all select storefront_code, 'paid', count(*) from placed where paying group by storefront_code
  )
  insert into step_day (day, storefront_code, step, times)
  select ${day}::date, storefront_code, step, times from counted where times > 0`

export const dropSteps = (tx: Tx, day: Day) => tx`delete from step_day where day = ${day}`
