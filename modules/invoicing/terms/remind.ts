import { addDays, dayOf } from '#kernel/days.ts'
import type { Pool } from '#kernel/db.ts'
import type { Senders } from '#modules/platform/mail/email-message.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { invoicesToRemind, markReminded } from './receivables.sql.ts'
import { reminderEmail } from './reminder-email.ts'

/** A first reminder this long after the due day, further ones as far apart, so many in all. */
const daysApart = 7
const mostReminders = 3

/** Reminds of invoices that are overdue. @returns how many, so that the caller goes on while there are more. */
export const remindOfInvoices = (db: Pool, senders: Senders, now: Date): Promise<number> =>
  db.begin(async (tx) => {
    const today = dayOf(now)
    const before = addDays(today, -daysApart)
    const rows = await invoicesToRemind(tx, { dueBefore: before, remindedBefore: before, most: mostReminders })
    for (const row of rows) {
      await markReminded(tx, row.invoice_id, today)
      await queueEmail(tx, row.email, reminderEmail(senders(row.language), row.language, row))
    }
    return rows.length
  })
