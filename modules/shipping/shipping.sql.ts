import type { Db } from '#kernel/db.ts'
import type { Zone } from './zones.ts'

export const zoneRows = (db: Db) => db<Zone[]>`
  select z.code, z.free_from_cents as "freeFromCents", z.days_from as "daysFrom", z.days_to as "daysTo",
    (select json_agg(json_build_object('country', a.country, 'prefix', a.postcode_prefix) order by a.country, a.postcode_prefix)
      from shipping_zone_area a where a.zone_code = z.code) as areas,
    (select json_agg(json_build_object('upToGrams', r.up_to_grams, 'priceCents', r.price_cents) order by r.up_to_grams)
      from shipping_rate r where r.zone_code = z.code) as rates
  from shipping_zone z
  where z.active and exists (select from shipping_zone_area a where a.zone_code = z.code)
    and exists (select from shipping_rate r where r.zone_code = z.code)
  order by z.position
`
