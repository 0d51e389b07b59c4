import type { Db, Tx } from '#kernel/db.ts'
import { emailsTo, emptyLetters, forgetRecipientsOf, type LettersTo, noticesSaying } from './erase-emails.sql.ts'

const idsOf = (letters: readonly { id: number }[]) => letters.map(({ id }) => id)

/**
 * Empties letters to an address that is erased. That they were written stays, for the books; to whom and what they said does not, and
 * what has not left yet stays here.
 */
export async function eraseEmails(tx: Tx, which: LettersTo, placeholder: string): Promise<void> {
  await emptyLetters(tx, idsOf(await emailsTo(tx, which)), { recipient: placeholder })
}

/** Empties letters to the shop's own mailbox that repeat who somebody is and what they wrote. */
export async function eraseNotices(
  tx: Tx,
  which: { templates: readonly string[]; since?: Date; saying: readonly string[] },
): Promise<void> {
  await emptyLetters(tx, idsOf(await noticesSaying(tx, which)), { subject: '—' })
}

/** Forgets to whom letters of a template went, once they have gone. */
export async function forgetRecipients(db: Db, template: string): Promise<void> {
  await forgetRecipientsOf(db, template, 'erased@erased.invalid')
}
