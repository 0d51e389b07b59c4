import type { Db } from '#kernel/db.ts'
import { countWishes, monthRows, putRule, ruleRow } from './rule.sql.ts'
import type { ReminderMonth, ReminderRule } from './staff-contract.ts'

/** Where staff have said nothing: after a day. */
export const usualRule: ReminderRule = { active: true, after_hours: 24 }

/** What a shop reminds by. */
export const ruleOf = async (db: Db, storefront: string): Promise<ReminderRule> => (await ruleRow(db, storefront)) ?? usualRule

/** Sets what a shop reminds by; carts that were left before are judged by it too. */
export async function setRule(db: Db, storefront: string, rule: ReminderRule): Promise<ReminderRule> {
  await putRule(db, storefront, rule)
  return rule
}

const yearMs = 366 * 86_400_000

/** What a shop's reminders came to. */
export async function remindersView(db: Db, storefront: string, now: Date) {
  const [rule, wanted_by, months] = await Promise.all([
    ruleOf(db, storefront),
    countWishes(db),
    monthRows(db, storefront, new Date(now.getTime() - yearMs)),
  ])
  return { rule, wanted_by, months: [...months] satisfies ReminderMonth[] }
}
