import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Pool } from '#kernel/db.ts'
import { isLasting, OutsideFault } from '#modules/platform/outside/fault.ts'
import { openSftp } from '#modules/platform/outside/sftp.ts'
import type { SendingDeps } from './deps.ts'
import { planAtOnce, type SendingRow } from './sendings.sql.ts'
import { type ClaimedFile, claimFile, keepsLease, markFaulty, markGone, markSent } from './sent-files.sql.ts'

const minute = 60_000
/** Longer than a server may say nothing. */
const leaseMs = 3 * minute
const renewMs = minute / 2
/** After an attempt that failed the next one comes so much later; after the last of them it is up to somebody. */
const waitsMs = [5, 15, 60, 180, 360].map((minutes) => minutes * minute)

/** Another process took the file over. */
class LeaseLost extends Error {
  override name = 'LeaseLost'
}

const until = () => new Date(Date.now() + leaseMs)

/** The folder that a sending goes to. @throws OutsideFault */
export const openFolder = (
  { host, port, username, credential, host_key: hostKey, folder: path }: SendingRow,
  { sftp }: Pick<SendingDeps, 'sftp'>,
) => openSftp({ host, port, username, credential, hostKey, path }, sftp)

/** Sends it, and says what was sent. @returns null where it is no longer there */
async function send(db: Pool, deps: SendingDeps, claimed: ClaimedFile) {
  const { file, sending } = claimed
  const pieces = await deps.sentContents[sending.content].open(db, sending, file.mark)
  if (!pieces) return null
  const hash = createHash('sha256')
  let bytes = 0
  let renewed = Date.now()
  let lost = false
  async function* counted(from: AsyncIterable<string | Buffer>) {
    for await (const piece of from) {
      const part = typeof piece === 'string' ? Buffer.from(piece) : piece
      bytes += part.length
      hash.update(part)
      if (Date.now() - renewed > renewMs) {
        renewed = Date.now()
        lost = !(await keepsLease(db, claimed, until()))
        if (lost) throw new LeaseLost()
      }
      yield part
    }
  }
  const folder = await openFolder(sending, deps)
  try {
    await folder.write(file.name, Readable.from(counted(pieces), { objectMode: false }))
  } catch (error) {
    throw lost ? new LeaseLost() : error
  } finally {
    await folder.close()
  }
  return { bytes, hash: hash.digest('hex') }
}

/**
 * Sends the file that is due first: under another name until it is whole. What fails is tried again for ten hours; a login that was
 * refused or a server that is not known waits for somebody at once.
 * @returns how many files were sent or failed
 */
export async function sendNext(db: Pool, deps: SendingDeps, now = new Date()): Promise<number> {
  const claimed = await claimFile(db, now, new Date(now.getTime() + leaseMs))
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
