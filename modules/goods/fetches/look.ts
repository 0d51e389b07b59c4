import type { Pool } from '#kernel/db.ts'
import { LeaseLost, leaseEnds } from '#modules/platform/file-exchange/held-bytes.ts'
import { nextLook } from '#modules/platform/file-exchange/hours.ts'
import type { KeptFault } from '#modules/platform/file-exchange/told-fault.ts'
import { isLasting, OutsideFault } from '#modules/platform/outside/fault.ts'
import type { RemoteFile } from '#modules/platform/outside/remote-folder.ts'
import type { FetchDeps } from './deps.ts'
import { forgetSeen, type KnownFile, knownFiles, noteSeen } from './fetched.sql.ts'
import { filesOf, openSource } from './open-source.ts'
import { type ClaimedSource, claimSource, settleSource } from './sources.sql.ts'
import { takeFile } from './take.ts'

const minute = 60_000
/** A file that is the same at two looks is whole; between them so much time passes. */
const settlesMs = minute
const againMs = 15 * minute

const same = (known: KnownFile, { bytes, modifiedAt }: RemoteFile) =>
  known.bytes === bytes && known.modified_at.getTime() === modifiedAt.getTime()

/** Takes what is new at a source, the oldest first. @returns whether something is still being written there */
async function takeNew(db: Pool, deps: FetchDeps, source: ClaimedSource, now: Date): Promise<boolean> {
  const folder = await openSource(source, deps)
  try {
    const there = await filesOf(folder, source.pattern)
    const names = there.map(({ name }) => name)
    await forgetSeen(db, source.id, names)
    const known = Map.groupBy(await knownFiles(db, source.id, names), ({ name }) => name)
    const isNew = (file: RemoteFile) => !known.get(file.name)?.some((one) => !one.seen && same(one, file))
    const settled = (file: RemoteFile) => known.get(file.name)?.some((one) => one.seen && same(one, file)) ?? false
    const fresh = there.filter(isNew)
    for (const file of fresh) if (!settled(file)) await noteSeen(db, source.id, file, now)
    for (const file of fresh) if (!settled(file) || !(await takeFile(db, deps, source, folder, file, now))) return true
    return false
  } finally {
    await folder.close()
  }
}

/**
 * Looks at the source that is due first and takes what is new there.
 * @returns how many sources were looked at
 */
export async function fetchNext(db: Pool, deps: FetchDeps, now = new Date()): Promise<number> {
  const source = await claimSource(db, now, leaseEnds(now))
  if (!source) return 0
  let fault: KeptFault | null = null
  let due = nextLook(source.look_hours, now)
  try {
    if (await takeNew(db, deps, source, now)) due = new Date(now.getTime() + settlesMs)
  } catch (error) {
    if (error instanceof LeaseLost) return 1
    if (!(error instanceof OutsideFault)) throw error
    fault = { code: error.code, detail: error.detail }
    // Not before its hour where no later try mends it.
    if (!isLasting(error.code)) due = new Date(Math.min(due.getTime(), now.getTime() + againMs))
  }
  await settleSource(db, source, { now, due, fault })
  return 1
}
