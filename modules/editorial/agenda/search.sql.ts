import type { Db } from '#kernel/db.ts'
import { type Page, spoken } from './agenda.sql.ts'

/** What is said of the activities that are not over, the next first. */
export const saidRows = (db: Db, { storefront, language, now, limit }: Page) => db<
  { id: number; title: string; text: string; also: string }[]
>`
  select a.id, coalesce(t.title, s.title) as title, coalesce(nullif(t.subtitle, ''), s.subtitle) as text,
    concat_ws(' ', coalesce(t.place, s.place), coalesce(t.presentation, s.presentation), coalesce(nt.name, ns.name)) as also
  from ${spoken(db, language)}
  where a.storefront_code = ${storefront} and a.published and a.ends_at > ${now}
  order by a.starts_at, a.id limit ${limit}`
