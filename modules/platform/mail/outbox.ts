import type { Write } from '#kernel/at-once.ts'
import type { Pool, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { type EmailMessage, type LetterFile, type Sender, type StaffPost, unedited } from './email-message.ts'
import {
  claimDueLetter,
  deleteFiles,
  filesOf,
  insertEmail,
  letterWrites,
  markFailed,
  markSent,
  type OutboxRow,
} from './outbox.sql.ts'

/**
 * Puts a letter into the outbox, inside the caller's transaction: it is sent once that commits.
 * `secret` drops its body after sending, for letters whose link opens an account; `order` is the number of the one it is about.
 */
export async function queueEmail(
  tx: Tx,
  recipient: string,
  email: EmailMessage,
  { secret = false, order = null }: { secret?: boolean; order?: string | null } = {},
): Promise<void> {
  // Whoever orders at a counter may leave a telephone alone.
  if (recipient === '') return
  await insertEmail(tx, recipient, email, { secret, order })
}

/** The same as writes that stand in one statement with others (kernel/at-once.ts). */
export const queuedEmail = (tx: Tx, recipient: string, email: EmailMessage, { order }: { order: string | null }): Write[] =>
  recipient === '' ? [] : letterWrites(tx, recipient, email, { secret: false, order })

/** Puts a letter to the shop itself into the outbox, in its staff's language, inside the caller's transaction. */
export async function tellStaff(
  tx: Tx,
  { senders, staffLanguage }: StaffPost,
  write: (sender: Sender, language: Language) => EmailMessage,
): Promise<void> {
  const sender = unedited(senders(staffLanguage))
  await queueEmail(tx, sender.email, write(sender, staffLanguage))
}

export type Deliver = (letter: OutboxRow, files: readonly LetterFile[]) => Promise<void>

/** Half a day of doubling, then three of every six hours: a server that fails on a Friday evening may come back on Monday. */
const attemptsBeforeGivingUp = 24
/** A delivery is given up before its lease ends, so that no other sender takes a letter that is still on its way. */
const [deliverWithin, leaseMilliseconds] = [60_000, 120_000]

/** 30 seconds, then twice as long each time, at most six hours. */
const pause = (attempts: number) => Math.min(30_000 * 2 ** attempts, 6 * 3_600_000)

/** What became of a try; null when nothing was due. */
export type Delivery = { sent: true } | { sent: false; failure: unknown } | null

/**
 * Sends the letter that is due first: claimed in one transaction, sent outside of any, noted in another. Each letter leaves at least
 * once; one whose sender died is sent again when its lease ends, under the message id it had. One that fails is tried again later, for
 * three and a half days.
 */
export async function deliverNext(db: Pool, deliver: Deliver, now = new Date()): Promise<Delivery> {
  const letter = await claimDueLetter(db, now, new Date(now.getTime() + leaseMilliseconds))
  if (!letter) return null
  try {
    await within(deliverWithin, deliver(letter, await filesOf(db, letter.id)))
  } catch (failure) {
    const again = letter.attempts + 1 < attemptsBeforeGivingUp ? new Date(now.getTime() + pause(letter.attempts)) : null
    await markFailed(db, letter, String(failure).slice(0, 500), again)
    return { sent: false, failure }
  }
  if (await markSent(db, letter, now)) await deleteFiles(db, letter.id)
  return { sent: true }
}

async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('the mail server took too long')), milliseconds)
  try {
    await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
