import type { YearDay } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import type { PickupStore } from './opening.ts'
import type { Zone } from './zones.ts'

/** Every zone, those switched off too: what they cover is nobody else's. */
export const zoneRows = (db: Db) => db<Zone[]>`
  select z.code, z.active, z.free_from_cents as "freeFromCents", z.days_from as "daysFrom", z.days_to as "daysTo",
    z.pickup_points as "pickupPoints", z.storefront_code as "onlyShop",
    (select json_agg(json_build_object('country', a.country, 'prefix', a.postcode_prefix) order by a.country, a.postcode_prefix)
      from shipping_zone_area a where a.zone_code = z.code) as areas,
    (select json_agg(json_build_object('upToGrams', r.up_to_grams, 'priceCents', r.price_cents) order by r.up_to_grams)
      from shipping_rate r where r.zone_code = z.code) as rates
  from shipping_zone z
  where exists (select from shipping_zone_area a where a.zone_code = z.code)
    and exists (select from shipping_rate r where r.zone_code = z.code)
  order by z.position
`

export const holidayRows = (db: Db) => db<YearDay[]>`select month_day as "monthDay", year from holiday`

export const storeNames = (db: Db) => db<{ code: string; name: string }[]>`select code, name from store order by code`

export const pickupStoreRows = (db: Db) => db<PickupStore[]>`
  select s.code, s.pickup, s.ships_web_orders as "shipsWebOrders", s.hours,
    coalesce((select json_agg(json_build_object('monthDay', b.month_day, 'year', b.year))
      from store_blocked_day b where b.store_code = s.code), '[]') as blocked,
    coalesce((select json_agg(json_build_object('day', e.day::text, 'hours', e.hours))
      from store_exception e where e.store_code = s.code and e.day >= current_date - 1), '[]') as exceptions,
    coalesce((select json_agg(d.day::text order by d.day)
      from pickup_day d where d.store_code = s.code and d.day >= current_date - 1 and d.taken >= s.pickups_a_day), '[]') as "full"
  from store s
`
