import { dayOf } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import { Conflict, NotFound } from '#kernel/errors.ts'
import { sum } from '#kernel/money.ts'
import { markReminded } from '#modules/invoicing/terms/open-invoices.ts'
import type { Senders } from '#modules/platform/mail/email-message.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { holder, insertReminder, lateInvoices } from './receivables.sql.ts'
import { accountReminderEmail } from './reminder-email.ts'

/**
 * A colleague reminds an account of all that it owes and is late, in one letter in its language; kept, and counted on each invoice.
 * @throws NotFound 'staff.customer_unknown'; Conflict 'receivables.nothing_late', 'receivables.reminded_today'
 */
export async function remindAccount(
  tx: Tx,
  senders: Senders,
  customerId: string,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  const who = await holder(tx, customerId)
  if (!who) throw new NotFound('staff.customer_unknown')
  const today = dayOf(now)
  const late = await lateInvoices(tx, customerId, today)
  if (late.length === 0) throw new Conflict('receivables.nothing_late')
  const openCents = sum(late.map(({ open_cents }) => open_cents))
  const invoices = late.map(({ full_number }) => full_number)
  if (!(await insertReminder(tx, { customerId, today, now, by, invoices, openCents })))
    throw new Conflict('receivables.reminded_today')
  for (const { invoice_id } of late) await markReminded(tx, invoice_id, today)
  await queueEmail(tx, who.email, accountReminderEmail(senders(who.language), who.language, late))
}
