import type { Tx } from '#kernel/db.ts'
import { Conflict, NotFound, Refused } from '#kernel/errors.ts'
import type { Senders } from '#modules/platform/mail/email-message.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { lockCustomer, markRefused } from './customers.sql.ts'
import { refusalEmail } from './refusal-email.ts'

/**
 * The shop has looked at a library or a business and does not open its account; a letter in its language says why. Doing so again
 * changes nothing and sends nothing. It may be opened later, and stands in the queue again once it says something else of itself.
 * @throws NotFound; Refused 'staff.not_to_activate' for a private customer; Conflict 'staff.activated_already'.
 */
export async function refuseCustomer(
  tx: Tx,
  id: string,
  { by, reason, now }: { by: string; reason: string; now: Date },
  senders: Senders,
): Promise<void> {
  const row = await lockCustomer(tx, id)
  if (!row || row.erased_at) throw new NotFound('staff.customer_unknown')
  if (row.kind === 'private') throw new Refused('staff.not_to_activate')
  if (row.activated_at) throw new Conflict('staff.activated_already')
  if (row.refused_at) return
  await markRefused(tx, id, { by, reason, now })
  const name = row.name || row.contact_person
  await queueEmail(
    tx,
    row.email,
    refusalEmail(senders(row.language), row.language, { name, account: row.library || row.company, reason }),
  )
}
