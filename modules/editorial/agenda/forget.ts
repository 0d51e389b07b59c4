import type { Pool } from '#kernel/db.ts'
import { forgetEmails } from '#modules/platform/mail/forget.ts'
import { deleteRegistrations, emailsToForget } from './forget.sql.ts'

const batch = 500

/** Three months before, as calendars count them: 31 May has 28 February behind it. */
function threeMonthsBefore(now: Date): Date {
  const before = new Date(now)
  before.setUTCDate(1)
  before.setUTCMonth(before.getUTCMonth() - 3)
  const last = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0)).getUTCDate()
  before.setUTCDate(Math.min(now.getUTCDate(), last))
  return before
}

/**
 * Forgets who came: registrations go three months after the end of their activity, as the privacy policy promises, and with them the
 * letters about it. How many places were taken stays with the activity.
 * @returns how many rows went; nothing is left once it is 0.
 */
export const forgetRegistrations = (db: Pool, now: Date): Promise<number> =>
  db.begin(async (tx) => {
    const before = threeMonthsBefore(now)
    const registrations = await deleteRegistrations(tx, before, batch)
    const letters = await emailsToForget(tx, before, batch)
    await forgetEmails(tx, letters)
    return registrations + letters.length
  })
