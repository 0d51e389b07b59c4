import { createHash } from 'node:crypto'
import type { Pool, Tx } from '#kernel/db.ts'
import type { EmailMessage } from './email-message.ts'
import { queueEmail } from './outbox.ts'
import { countStrangerEmail, deleteEndedCounts } from './stranger.sql.ts'

/** What one mailbox gets at most while nobody has proved that it is theirs, whatever forms it was typed into. */
const most = { hour: 3, day: 6 }
const hour = 3_600_000

/** A digest of the mailbox; spellings that reach one at large providers count as one: capitals, dots, and what follows a plus sign. */
export function mailboxOf(email: string): Buffer {
  const [, name = email, domain = ''] = /^(.*)@([^@]*)$/.exec(email.trim().normalize('NFKC').toLowerCase()) ?? []
  const mailbox = `${name.replace(/\+.*/, '').replaceAll('.', '')}@${domain}`
  return createHash('sha256').update(`stranger-letter:${mailbox}`).digest()
}

/**
 * Puts a letter to an address that nobody has proved into the outbox, inside the caller's transaction, unless it was written to often
 * enough lately. All letters that a form sends to whatever address was typed into it go through here; those of paid orders and to
 * customers who proved their address do not. Such a letter repeats nothing that was typed, but a name cut by `greeting`.
 * @returns whether it was written; whoever asked is told the same either way.
 */
export async function queueEmailToStranger(
  tx: Tx,
  recipient: string,
  email: EmailMessage,
  { now, ...about }: { now: Date; secret?: boolean; order?: string },
): Promise<boolean> {
  if (recipient === '') return false
  const [hourEnds, dayEnds] = [new Date(now.getTime() + hour), new Date(now.getTime() + 24 * hour)]
  if (!(await countStrangerEmail(tx, { mailbox: mailboxOf(recipient), now, hourEnds, dayEnds, most }))) return false
  await queueEmail(tx, recipient, email, about)
  return true
}

/** Forgets counts whose time has passed. */
export const sweepStrangerEmails = (db: Pool, now: Date) => deleteEndedCounts(db, now)
