import type { Pool } from '#kernel/db.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { writtenRow } from './agenda.sql.ts'
import { ticketEmail, type Writing } from './emails.ts'
import { markReminded, toRemind } from './reminders.sql.ts'

const batch = 50

/**
 * Writes to who has a place a day before it begins, once; whoever registered less than a day before has their letter at hand.
 * @returns how many were written to; nothing is left once it is 0.
 */
export const remindOfActivities = (db: Pool, deps: Writing, now: Date): Promise<number> =>
  db.begin(async (tx) => {
    const rows = await toRemind(tx, now, batch)
    for (const registration of rows) {
      const row = await writtenRow(tx, registration.activity_id, registration.language)
      if (row) await queueEmail(tx, registration.email, await ticketEmail('reminder', row, registration, deps, { now }))
    }
    await markReminded(
      tx,
      rows.map(({ id }) => id),
      now,
    )
    return rows.length
  })
