import type { Db } from '#kernel/db.ts'

/** The shops of this process, each with what it calls itself in every language. */
export const shopRows = (db: Db) => db<{ code: string; names: string; path: string }[]>`
  select code, path_prefix as path,
    concat_ws(' ', settings -> 'name' ->> 'es', settings -> 'name' ->> 'ca', settings -> 'name' ->> 'en') as names
  from storefront order by code`
