import type { Db } from '#kernel/db.ts'
import { type Page, spoken } from './agenda.sql.ts'

/** Published activities that are not over and say every word, the next first. */
export const matchingRows = (db: Db, words: readonly string[], { language, now, limit }: Omit<Page, 'storefront'>) => db<
  { id: number; title: string; text: string }[]
>`
  select a.id, coalesce(t.title, s.title) as title, coalesce(nullif(t.subtitle, ''), s.subtitle) as text
  from ${spoken(db, language)}
  where a.published and a.ends_at > ${now} and not exists (
    select from unnest(${words as string[]}::text[]) word
    where position(lower(public.unaccent(word)) in lower(public.unaccent(
      concat_ws(' ', coalesce(t.title, s.title), coalesce(t.subtitle, s.subtitle), coalesce(t.place, s.place),
        coalesce(t.presentation, s.presentation), coalesce(nt.name, ns.name))))) = 0)
  order by a.starts_at, a.id limit ${limit}`
