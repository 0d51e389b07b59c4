import type { Db, Tx } from '#kernel/db.ts'
import { Conflict, NotFound } from '#kernel/errors.ts'
import { copyEmail, dueAgain, type EmailOfOrder, emailById, emailsOf } from './of-order.sql.ts'
import { announcementEmail } from './outbox.sql.ts'

export type EmailState = 'waiting' | 'sent' | 'failed' | 'erased'

/** Where an e-mail stands: what was erased before it left is not due any more. */
export function emailState({ sent_at, due_at, failure }: Pick<EmailOfOrder, 'sent_at' | 'due_at' | 'failure'>): EmailState {
  if (sent_at) return 'sent'
  if (due_at) return 'waiting'
  return failure === null ? 'erased' : 'failed'
}

/** Why an e-mail cannot be sent again; null where it can. */
export function notAgain(email: EmailOfOrder): 'mail.emptied' | 'mail.on_its_way' | null {
  if (email.emptied) return 'mail.emptied'
  return emailState(email) === 'waiting' ? 'mail.on_its_way' : null
}

/** Every e-mail about an order, the oldest first. */
export const emailsAbout = async (db: Db, order: string): Promise<EmailOfOrder[]> => emailsOf(db, order)

/**
 * Sends an e-mail about an order again, to the address the order has now; one that was given up is tried once more.
 * @throws NotFound 'mail.unknown', Conflict 'mail.emptied' or 'mail.on_its_way'.
 */
export async function sendAgain(
  tx: Tx,
  { order, email: id, recipient, now }: { order: string; email: number; recipient: string; now: Date },
): Promise<void> {
  if (!(await emailsOf(tx, order)).some((row) => row.id === id)) throw new NotFound('mail.unknown')
  await sendOnceMore(tx, { email: id, recipient, now })
}

/**
 * Sends any e-mail again; to whom it went before, or to an address that whoever calls has made sure of.
 * @throws NotFound 'mail.unknown', Conflict 'mail.emptied' or 'mail.on_its_way'.
 */
export async function sendOnceMore(
  tx: Tx,
  { email: id, recipient, now }: { email: number; recipient: string | null; now: Date },
): Promise<void> {
  const email = await emailById(tx, id)
  if (!email) throw new NotFound('mail.unknown')
  const refusal = notAgain(email)
  if (refusal) throw new Conflict(refusal)
  const to = recipient ?? email.recipient
  const [revived] = email.recipient === to ? await dueAgain(tx, id, now) : []
  if (!revived) await copyEmail(tx, id, to, now)
  await announcementEmail(tx)
}
