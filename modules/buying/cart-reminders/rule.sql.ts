import type { Db } from '#kernel/db.ts'
import type { ReminderMonth, ReminderRule } from './staff-contract.ts'

export async function ruleRow(db: Db, storefront: string): Promise<ReminderRule | undefined> {
  const [row] = await db<ReminderRule[]>`
    select active, after_hours from cart_reminder_rule where storefront_code = ${storefront}`
  return row
}

export const putRule = (db: Db, storefront: string, { active, after_hours }: ReminderRule) => db`
  insert into cart_reminder_rule (storefront_code, active, after_hours) values (${storefront}, ${active}, ${after_hours})
  on conflict (storefront_code) do update set active = excluded.active, after_hours = excluded.after_hours`

export async function countWishes(db: Db): Promise<number> {
  const [row] = await db<{ wishes: number }[]>`select count(*)::int as wishes from cart_reminder_wish where ended_at is null`
  return row?.wishes ?? 0
}

/** What became of a shop's letters, by the month in which they went. */
export const monthRows = (db: Db, storefront: string, since: Date) => db<ReminderMonth[]>`
  select date_trunc('month', r.sent_at at time zone 'Europe/Madrid')::date as month, count(*)::int as sent,
    (count(*) filter (where exists (select from cart_reminder_opening o where o.reminder_id = r.id)))::int as opened,
    count(r.bought_at)::int as bought
  from cart_reminder r where r.storefront_code = ${storefront} and r.sent_at >= ${since}
  group by 1 order by 1 desc limit 12`
