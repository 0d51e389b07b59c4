import type { Day } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import { payingStates } from '#modules/orders/order/states.ts'

/**
 * What became of the lines that were promised for a day: a pickup is there when it is ready, a parcel when it is delivered. One that left in
 * time and of whose end the carrier told nothing is neither kept nor late.
 */
export const sumPromises = (tx: Tx, day: Day) => tx`
  insert into promise_day (day, storefront_code, store_code, kind, carrier, availability_code, kept, late, untold, late_came, late_days)
  select ${day}::date, storefront_code, store_code, kind, carrier, availability_code,
    count(*) filter (where became = 'kept'), count(*) filter (where became = 'late'), count(*) filter (where became = 'untold'),
    count(*) filter (where became = 'late' and came is not null),
    coalesce(sum(came - ${day}::date) filter (where became = 'late' and came is not null), 0)
  from (
    select o.storefront_code, p.store_code, p.kind, p.carrier, l.availability_code, e.came,
      case when e.came <= ${day}::date then 'kept'
        when e.came is null and p.kind = 'shipment' and day_in_madrid(p.handed_over_at) <= ${day}::date then 'untold' else 'late' end as became
    from parcel p
    join shop_order o on o.id = p.order_id and o.payment_state = any(${payingStates as string[]})
    join parcel_line i on i.parcel_id = p.id join order_line l on l.id = i.order_line_id and l.fulfilment <> 'cancelled'
    cross join lateral (select day_in_madrid(case p.kind when 'pickup' then coalesce(p.ready_at, p.handed_over_at) else p.delivered_at end) as came) e
    where p.first_promised_on = ${day} and p.kind <> 'digital' and p.state <> 'cancelled'
  ) promised group by storefront_code, store_code, kind, carrier, availability_code`

/** The shares of the last twelve months, as pages tell them: few rows, written where they are others than before. */
export const tellPromises = (tx: Tx, today: Day) => tx`
  with year as (
    select storefront_code, availability_code, sum(kept)::int as kept, sum(kept + late)::int as known from promise_day
    where day >= (${today}::date - interval '12 months')::date and day < ${today}::date and availability_code <> ''
    group by storefront_code, availability_code
  ), gone as (
    delete from promise_kept k where not exists (
      select 1 from year y where y.storefront_code = k.storefront_code and y.availability_code = k.availability_code)
  )
  insert into promise_kept (storefront_code, availability_code, kept, known) select storefront_code, availability_code, kept, known from year
  on conflict (storefront_code, availability_code) do update set kept = excluded.kept, known = excluded.known
  where (promise_kept.kept, promise_kept.known) <> (excluded.kept, excluded.known)`

export const dropPromises = (tx: Tx, day: Day) => tx`delete from promise_day where day = ${day}`
