import { Readable } from 'node:stream'
import type { Pool } from '#kernel/db.ts'
import { heldBytes, LeaseLost, leaseEnds } from '#modules/platform/file-exchange/held-bytes.ts'
import { openServer } from '#modules/platform/file-exchange/server.ts'
import { isLasting, OutsideFault } from '#modules/platform/outside/fault.ts'
import type { SendingDeps } from './deps.ts'
import { planAtOnce } from './sendings.sql.ts'
import { type ClaimedFile, claimFile, keepsLease, markFaulty, markGone, markSent } from './sent-files.sql.ts'

const minute = 60_000
/** After an attempt that failed the next one comes so much later; after the last of them it is up to somebody. */
const waitsMs = [5, 15, 60, 180, 360].map((minutes) => minutes * minute)

/** Sends it, and says what was sent. @returns null where it is no longer there */
async function send(db: Pool, deps: SendingDeps, claimed: ClaimedFile) {
  const { file, sending } = claimed
  const pieces = await deps.sentContents[sending.content].open(db, sending, file.mark)
  if (!pieces) return null
  const held = heldBytes((until) => keepsLease(db, claimed, until))
  const folder = await openServer(sending, deps.sftp)
  try {
    await folder.write(file.name, Readable.from(held.through(pieces), { objectMode: false }))
  } catch (error) {
    throw held.lost() ? new LeaseLost() : error
  } finally {
    await folder.close()
  }
  return held.sum()
}

/**
 * Sends the file that is due first: under another name until it is whole. What fails is tried again for ten hours; a login that was
 * refused or a server that is not known waits for somebody at once.
 * @returns how many files were sent or failed
 */
export async function sendNext(db: Pool, deps: SendingDeps, now = new Date()): Promise<number> {
  const claimed = await claimFile(db, now, leaseEnds(now))
  if (!claimed) return 0
  try {
    const sent = await send(db, deps, claimed)
    if (sent) await markSent(db, claimed, { ...sent, now })
    else {
      await markGone(db, claimed, { code: 'sendings.gone', detail: '' })
      // What has taken its place is noted by the next plan.
      await planAtOnce(db, claimed.sending.id, now)
    }
  } catch (error) {
    if (error instanceof LeaseLost) return 1
    if (!(error instanceof OutsideFault)) throw error
    const wait = isLasting(error.code) ? undefined : waitsMs[claimed.file.attempts]
    const again = wait === undefined ? null : new Date(now.getTime() + wait)
    await markFaulty(db, claimed, { fault: { code: error.code, detail: error.detail }, again })
  }
  return 1
}
