import type { Pool, Tx } from '#kernel/db.ts'
import { nextLook } from '#modules/platform/file-exchange/hours.ts'
import type { Contents, SendingDeps } from './deps.ts'
import { type SendingRow, sendingDue, setNext } from './sendings.sql.ts'
import { forgetSent, leaveEarlier, noteDue } from './sent-files.sql.ts'

/** The journal of a month is asked for a year later still. */
const keptMs = 400 * 86_400_000

/**
 * Notes the file that a sending has to send at a moment, once for what is in it.
 * @returns what became of it: noted, known already, or nothing to send
 */
export async function planFile(
  tx: Tx,
  contents: Contents,
  sending: SendingRow,
  { at, now }: { at: Date; now: Date },
): Promise<'noted' | 'known' | 'nothing'> {
  const content = contents[sending.content]
  const file = await content.due(tx, sending, at)
  if (!file) return 'nothing'
  if (content.latestAlone) await leaveEarlier(tx, sending.id, file.mark, now)
  return (await noteDue(tx, sending.id, file, now)) ? 'noted' : 'known'
}

/**
 * Notes what the sending whose hour came first has to send. An hour at which the shop did not run is made up for once.
 * @returns how many sendings were planned
 */
export const planNext = (db: Pool, { sentContents }: Pick<SendingDeps, 'sentContents'>, now = new Date()): Promise<number> =>
  db.begin(async (tx) => {
    const sending = await sendingDue(tx, now)
    if (!sending?.next_at) return 0
    await planFile(tx, sentContents, sending, { at: sending.next_at, now })
    await forgetSent(tx, sending.id, new Date(now.getTime() - keptMs))
    await setNext(tx, sending.id, nextLook(sending.send_hours, now))
    return 1
  })
