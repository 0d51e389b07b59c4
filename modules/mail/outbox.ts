import type { Db, Pool } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { Letter, LetterFile, Sender, StaffPost } from './letter.ts'
import {
  announceLetter,
  deleteFiles,
  filesOf,
  insertFile,
  insertLetter,
  lockDueLetters,
  markFailed,
  markSent,
  type OutboxRow,
} from './outbox.sql.ts'

/**
 * Puts a letter into the outbox, inside the caller's transaction: it is sent once that commits.
 * `secret` drops its body after sending, for letters whose link opens an account.
 */
export async function queueLetter(db: Db, recipient: string, letter: Letter, { secret = false } = {}): Promise<void> {
  const id = await insertLetter(db, recipient, letter, secret)
  for (const [position, file] of (letter.files ?? []).entries()) await insertFile(db, id, position, file)
  await announceLetter(db)
}

/** Puts a letter to the shop itself into the outbox, in its staff's language, inside the caller's transaction. */
export async function tellStaff(
  db: Db,
  { senders, staffLanguage }: StaffPost,
  write: (sender: Sender, language: Language) => Letter,
): Promise<void> {
  const sender = senders(staffLanguage)
  await queueLetter(db, sender.email, write(sender, staffLanguage))
}

export type Deliver = (letter: OutboxRow, files: readonly LetterFile[]) => Promise<void>

const batch = 10
/** Half a day of doubling, then three of every six hours: a server that fails on a Friday evening may come back on Monday. */
const attemptsBeforeGivingUp = 24

/** 30 seconds, then twice as long each time, at most six hours. */
const pause = (attempts: number) => Math.min(30_000 * 2 ** attempts, 6 * 3_600_000)

/**
 * Sends what is due, each letter at least once; a letter that fails is tried again later, for three and a half days.
 * @returns how many were tried, so that the caller goes on while there are more.
 */
export const deliverDue = (db: Pool, deliver: Deliver, now = new Date()): Promise<number> =>
  db.begin(async (tx) => {
    const letters = await lockDueLetters(tx, now, batch)
    for (const letter of letters) {
      try {
        await deliver(letter, await filesOf(tx, letter.id))
        await markSent(tx, letter.id, now)
        await deleteFiles(tx, letter.id)
      } catch (error) {
        const again = letter.attempts + 1 < attemptsBeforeGivingUp ? new Date(now.getTime() + pause(letter.attempts)) : null
        await markFailed(tx, letter.id, String(error).slice(0, 500), again)
      }
    }
    return letters.length
  })
