import type { Db } from '#kernel/db.ts'
import type { Role } from './grants.ts'
import { worded } from './list.sql.ts'

export const colleaguesByWords = (db: Db, q: string, most: number) => db<
  { id: number; name: string; email: string; roles: Role[] }[]
>`
  select u.id, u.name, u.email, u.roles from staff_user u
  where true ${worded(db, db`list_words(u.name || ' ' || u.email)`, q)} order by u.active desc, u.name limit ${most}`
