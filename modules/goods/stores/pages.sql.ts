import type { Day, YearDay } from '#kernel/days.ts'
import type { Reader } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { StoreService, StoreView } from './contract.ts'
import type { StoreCalendar } from './opening.ts'

export interface StoreRow extends Omit<StoreView, 'hours' | 'available_today'>, Omit<StoreCalendar, 'holidays' | 'exceptions'> {
  services: StoreService[]
  about: string
  directions: string
  exceptions: { day: string; hours: string; note: string }[]
}

/** Published stores with what their opening hangs on, from a day on; notes and texts in a language, else in Spanish. */
export const publishedStores = (
  db: Reader,
  language: Language,
  from: Day,
  only: { code?: string | undefined; prefix?: string | undefined } = {},
) => db<StoreRow[]>`
  select s.code, s.name, s.province, s.city, s.address, s.postcode, s.phone, s.email, s.website, s.pickup, s.latitude, s.longitude,
    s.hours, s.services, s.time_zone as "timeZone",
    coalesce(nullif(t.about, ''), es.about, '') as about, coalesce(nullif(t.directions, ''), es.directions, '') as directions,
    coalesce((select json_agg(json_build_object('day', e.day::text, 'hours', e.hours,
        'note', coalesce(e.note ->> ${language}, e.note ->> 'es', '')) order by e.day)
      from store_exception e where e.store_code = s.code and e.day >= ${from}), '[]') as exceptions,
    coalesce((select json_agg(json_build_object('monthDay', b.month_day, 'year', b.year))
      from store_blocked_day b where b.store_code = s.code), '[]') as blocked
  from store s
  left join store_translation t on t.store_code = s.code and t.language = ${language}
  left join store_translation es on es.store_code = s.code and es.language = 'es'
  where s.published ${only.code === undefined ? db`` : db`and s.code = ${only.code}`}
    ${only.prefix === undefined ? db`` : db`and s.postcode like ${`${only.prefix}%`}`}
  order by s.position, s.code
`

export const holidayRows = (db: Reader) =>
  db<(YearDay & { name: string })[]>`select month_day as "monthDay", year, name from holiday`

/** What is said of the stores, in the shop's order. */
export const searchableTextsOfStores = (db: Reader, language: Language) => db<
  { code: string; name: string; city: string; about: string; also: string }[]
>`
  select s.code, s.name, s.city, coalesce(nullif(t.about, ''), es.about, '') as about,
    concat_ws(' ', s.province, s.postcode, s.address) as also
  from store s
  left join store_translation t on t.store_code = s.code and t.language = ${language}
  left join store_translation es on es.store_code = s.code and es.language = 'es'
  where s.published order by s.position, s.code
`
