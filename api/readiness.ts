import type { Db } from '#kernel/db.ts'
import type { Files } from '#kernel/files.ts'
import { type Concern, concernsNow } from '#modules/platform/systems/attention.ts'
import type { Machine } from '#modules/platform/systems/staff-contract.ts'

/** Milliseconds for which an answer is kept: whoever asks often asks the database no more often. */
const keptFor = 5_000

/** What of the shop needs its operator, as `/health/ready` says it: names alone, since anybody may ask. */
export function attentionOf(
  db: Db,
  machine: () => Promise<Machine>,
  files: Pick<Files, 'fault'>,
): () => Promise<readonly Concern[]> {
  let last: { at: number; concerns: Promise<readonly Concern[]> } | null = null
  const look = async () => {
    const said = await machine()
    const found = await concernsNow(db, { machine: said, sendsMail: said.mail === 'sent', filesFault: files.fault }, new Date())
    return found.map(({ concern }) => concern)
  }
  return () => {
    if (last === null || Date.now() - last.at > keptFor) {
      last = { at: Date.now(), concerns: look() }
      // What could not be looked up is looked up by the next who asks.
      last.concerns.catch(() => {
        last = null
      })
    }
    return last.concerns
  }
}
