import type { Db } from '#kernel/db.ts'

/** The shops of this process, each with what it calls itself. */
export const shopRows = (db: Db) => db<{ code: string; name: string; path: string }[]>`
  select code, path_prefix as path, coalesce(settings ->> 'name', '') as name from storefront order by code`
