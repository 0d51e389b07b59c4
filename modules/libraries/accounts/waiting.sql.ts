import type { Db } from '#kernel/db.ts'
import { beyondLimit } from './work.sql.ts'

/** Accounts whose limit leaves no room for another order. */
export const accountsBeyond = (db: Db) => db`
  select since, over_cents as cents from (${beyondLimit(db)}) beyond`
