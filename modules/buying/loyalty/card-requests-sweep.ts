import type { Db } from '#kernel/db.ts'
import { forgetSentEmails } from '#modules/platform/mail/forget.ts'
import { deleteCardRequests } from './card-requests.sql.ts'

/** The year that the privacy policy names: after the answer, or after the request where no account was opened for it. */
const daysOfRequest = 365

/** Copies of what was written on the form lie in these letters, or whose it was. */
const emailTemplates = ['card-request-notice', 'card-request-received', 'card-refused']

/** Forgets requests that are a year old, and the letters about them; the cards they led to stay. */
export async function sweepCardRequests(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - daysOfRequest * 86_400_000)
  await deleteCardRequests(db, before)
  await forgetSentEmails(db, emailTemplates, before)
}
