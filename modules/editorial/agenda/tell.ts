import type { Tx } from '#kernel/db.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { writtenRow } from './agenda.sql.ts'
import type { LetterKind } from './email-words.ts'
import { type AgendaDeps, listEmail } from './emails.ts'
import { type RegistrationRow, registrationRows } from './registrations.sql.ts'

/** Writes to everybody who is on the list, a page of it at a time. */
export async function tellEverybody(
  tx: Tx,
  id: number,
  kind: LetterKind,
  states: readonly RegistrationRow['state'][],
  deps: AgendaDeps,
  { now, reason }: { now: Date; reason?: string },
) {
  const words = new Map<string, Awaited<ReturnType<typeof writtenRow>>>()
  for (let after = 0; ; ) {
    const rows = await registrationRows(tx, id, { states, after, limit: 200 })
    for (const one of rows) {
      if (!words.has(one.language)) words.set(one.language, await writtenRow(tx, id, one.language))
      await queueEmail(
        tx,
        one.email,
        listEmail(kind, words.get(one.language)!, one, deps, { now, ...(reason ? { reason } : {}) }),
      )
    }
    const last = rows.at(-1)
    if (!last || rows.length < 200) return
    after = last.id
  }
}
