import { dayOf } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'

/** Dishes of this week and of those to come. */
export const dishesNow = (db: Db, now: Date) => db`
  select concat_ws(':', d.menu_id, d.course, d.position) as record
  from lunch_menu_dish d join lunch_menu m on m.id = d.menu_id where m.week > ${dayOf(now)}::date - 7`
