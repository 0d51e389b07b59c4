import type { Db } from '#kernel/db.ts'

/** The shops of this process, each with what it calls itself in every language. */
export const shopRows = (db: Db) => db<{ code: string; names: string; path: string }[]>`
  select code, path_prefix as path,
    coalesce((select string_agg(said.value, ' ') from jsonb_each_text(settings -> 'name') said), '') as names
  from storefront order by code`
