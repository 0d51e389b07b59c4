import type { Tx } from '#kernel/db.ts'
import { NotFound, Refused } from '#kernel/errors.ts'
import type { Senders } from '#modules/platform/mail/email-message.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { activationEmail } from './activation-email.ts'
import { lockCustomer, markActivated } from './customers.sql.ts'

/** Who looked at an account and what convinced them: a register, a letterhead, a call. */
export interface Looked {
  by: string
  note: string
  now: Date
}

/**
 * The shop has looked at a library or a business: its account opens, and a letter in its language says so (U-12). Doing so again
 * changes nothing and sends nothing.
 * @throws NotFound; Refused 'staff.not_to_activate' for a private customer, 'staff.nif_missing' for a business without a tax id.
 */
export async function activateCustomer(tx: Tx, id: string, { by, note, now }: Looked, senders: Senders): Promise<void> {
  const row = await lockCustomer(tx, id)
  if (!row) throw new NotFound('staff.customer_unknown')
  if (row.kind === 'private') throw new Refused('staff.not_to_activate')
  if (row.kind === 'business' && !row.tax_id) throw new Refused('staff.nif_missing')
  if (row.activated_at) return
  await markActivated(tx, id, { by, note, now })
  const email = activationEmail(senders(row.language), row.language, {
    kind: row.kind,
    name: row.name || row.contact_person,
    account: row.library || row.company,
  })
  await queueEmail(tx, row.email, email)
}
