import type { Db } from '#kernel/db.ts'
import type { ComingAsked } from '#modules/people/staff/coming-contract.ts'

/** Blocks of the home page that appear or go, on days of their own or with their occasion: of a campaign each season of these days. */
export const blocksComing = (db: Db, { from, to, language }: ComingAsked) => db`
  select distinct d.day, null::timestamptz as at, d.begins,
    coalesce((select t.title from home_block_translation t where t.home_block_id = b.id and t.title <> ''
      order by t.language = ${language} desc, t.language = 'es' desc limit 1), b.slot) as name,
    0 as more, 'home-page/' || b.id || case when s.path_prefix = '' then '' else '?store=' || s.code end as opens
  from home_block b join storefront s on s.code = b.storefront_code
  cross join generate_series(${from}::date, ${to}::date, '1 day') asked(day)
  left join lateral occasion_days(b.promotion_id, b.campaign_id, asked.day::date) o on true
  cross join lateral (values (coalesce(o.first_day, b.shown_from), true), (coalesce(o.last_day, b.shown_until), false)) d(day, begins)
  where b.active and coalesce(o.runs, true) and d.day = asked.day::date`
