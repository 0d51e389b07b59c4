import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { worded } from '#modules/people/staff/list.ts'

/** Pages of every shop whose title in some language has the words. */
export const pagesByWords = (db: Db, q: string, most: number) => db<{ key: string; titles: Partial<Record<Language, string>> }[]>`
  select t.page_key as key, jsonb_object_agg(t.language, t.title) as titles from page_translation t
  where t.page_key in (select w.page_key from page_translation w where true ${worded(db, db`list_words(w.page_key || ' ' || w.title)`, q)})
  group by t.page_key order by t.page_key limit ${most}`
