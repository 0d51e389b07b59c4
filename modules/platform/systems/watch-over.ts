import type { Pool } from '#kernel/db.ts'
import { type StaffPost, unedited } from '#modules/platform/mail/email-message.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { alertsOf, beginAlert, endAlert, tellAlertAgain } from './alerts.sql.ts'
import { type Concerned, concernsNow, type MachineFacts } from './attention.ts'
import { operatorEmail } from './operator-email.ts'

/** What lasts is told again after this long, in milliseconds. */
const toldEvery = 24 * 3_600_000

interface Watching extends StaffPost {
  /** By what this process is known: each looks after its own disk. */
  node: string
  /** Who gets letters; nobody where it is not set. */
  operator: string | undefined
  facts: MachineFacts
}

/**
 * Tells the operator, by a letter and by webhooks, of what began to need them since the last look, what lasts since yesterday, and what
 * is over.
 * @returns how many concerns were told of
 */
export const watchOver = (db: Pool, { node, operator, facts, senders, staffLanguage }: Watching, now: Date): Promise<number> =>
  db.begin(async (tx) => {
    const known = await alertsOf(tx, node)
    const found = await concernsNow(tx, facts, now)
    const begun: Concerned[] = []
    for (const one of found) {
      const before = known.find(({ concern }) => concern === one.concern)
      if (before && now.getTime() - before.told_at.getTime() < toldEvery) continue
      if (before) await tellAlertAgain(tx, node, one, now)
      else if (!(await beginAlert(tx, node, one, now))) continue
      begun.push(one)
    }
    const over = known.map(({ concern }) => concern).filter((concern) => !found.some((one) => one.concern === concern))
    for (const concern of over) await endAlert(tx, node, concern)
    if (operator && begun.length + over.length > 0)
      await queueEmail(tx, operator, operatorEmail(unedited(senders(staffLanguage)), staffLanguage, { node, begun, over }))
    return begun.length + over.length
  })
