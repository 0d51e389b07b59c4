import type { Pool } from '#kernel/db.ts'
import type { Senders } from '#modules/platform/mail/email-message.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { shownBudget, warnAt } from './budgets.ts'
import { warningEmail } from './warning-email.ts'
import { accountsPeople, budgetsToWarn, markWarned } from './warnings.sql.ts'

const batch = 20

/**
 * Tells the holder and whoever looks after the accounts, once for each level, that a budget comes to its end or has (L-02).
 * @returns how many budgets, so that the caller goes on while there are more.
 */
export const warnOfBudgets = (db: Pool, senders: Senders): Promise<number> =>
  db.begin(async (tx) => {
    const rows = await budgetsToWarn(tx, batch)
    for (const row of rows) {
      const budget = shownBudget(row)
      await markWarned(tx, row.id, budget.level === 'beyond' ? warnAt.beyond : warnAt.near)
      const people = [{ email: row.email, language: row.language }, ...(await accountsPeople(tx, row.customer_id))]
      for (const { email, language } of people) await queueEmail(tx, email, warningEmail(senders(language), language, budget))
    }
    return rows.length
  })
