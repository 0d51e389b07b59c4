import type { Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'

/** Copies an activity with its texts and titles to other days, hour by hour as clocks in Madrid show it. @returns those that were made. */
export async function copyToDays(tx: Tx, id: number, days: readonly string[], published: boolean) {
  const made = await tx<{ id: number; starts_at: Date }[]>`
    with source as (
      select a.*, a.starts_at at time zone 'Europe/Madrid' as begins, a.ends_at at time zone 'Europe/Madrid' as ends,
        (select t.title from activity_translation t where t.activity_id = a.id and t.language = 'es') as title
      from activity a where a.id = ${id}
    ), wanted as (
      select s.*, (s.begins + (d.day - s.begins::date) * interval '1 day') at time zone 'Europe/Madrid' as new_start,
        (s.ends + (d.day - s.begins::date) * interval '1 day') at time zone 'Europe/Madrid' as new_end
      from source s, unnest(${days as string[]}::date[]) as d (day)
    )
    insert into activity (storefront_code, activity_type_id, starts_at, ends_at, store_code, free, prices, paid, refund_hours, pay_url, accessibility, spoken,
      takes_registrations, places, website, leaflet, theme, published, signed_until)
    select w.storefront_code, w.activity_type_id, w.new_start, w.new_end, w.store_code, w.free, w.prices, w.paid, w.refund_hours, w.pay_url, w.accessibility, w.spoken,
      w.takes_registrations, w.places, w.website, w.leaflet, w.theme, ${published},
      w.signed_until + ((w.new_start at time zone 'Europe/Madrid')::date - w.begins::date)
    from wanted w
    where not exists (
      select from activity o join activity_translation t on t.activity_id = o.id and t.language = 'es'
      where o.storefront_code = w.storefront_code and o.starts_at = w.new_start and t.title = w.title)
    order by w.new_start
    returning id, starts_at`
  const ids = made.map((one) => one.id)
  await tx`
    insert into activity_translation (activity_id, language, title, subtitle, place, hours, centre, presentation, programme)
    select made.id, t.language, t.title, t.subtitle, t.place, t.hours, t.centre, t.presentation, t.programme
    from unnest(${ids}::bigint[]) as made (id), activity_translation t where t.activity_id = ${id}`
  await tx`
    insert into activity_product (activity_id, product_id, position)
    select made.id, p.product_id, p.position
    from unnest(${ids}::bigint[]) as made (id), activity_product p where p.activity_id = ${id}`
  return made
}

/** How many on the list of an activity are written to in each language. */
export const listByLanguage = (tx: Tx, id: number) => tx<{ language: Language; people: number }[]>`
  select language, count(*)::int as people from activity_registration
  where activity_id = ${id} and state in ('confirmed', 'waiting') group by language order by people desc, language`
