import type { Db } from '#kernel/db.ts'
import { worded } from './list.sql.ts'

export const colleaguesByWords = (db: Db, q: string, most: number) => db<{ id: number; name: string; email: string }[]>`
  select u.id, u.name, u.email from staff_user u
  where true ${worded(db, db`list_words(u.name || ' ' || u.email)`, q)} order by u.active desc, u.name limit ${most}`
