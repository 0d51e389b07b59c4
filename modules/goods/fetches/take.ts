import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Pool } from '#kernel/db.ts'
import { mostFileBytes } from '#modules/goods/imports/contract.ts'
import { takeIn } from '#modules/goods/imports/files.ts'
import { heldBytes, LeaseLost, leaseEnds, TooLarge } from '#modules/platform/file-exchange/held-bytes.ts'
import { OutsideFault } from '#modules/platform/outside/fault.ts'
import type { RemoteFile, RemoteFolder } from '#modules/platform/outside/remote-folder.ts'
import type { FetchDeps } from './deps.ts'
import { knownByHash, markTaken } from './fetched.sql.ts'
import { type ClaimedSource, keepsLease } from './sources.sql.ts'

/** Brings a file here, and says its hash; the source stays held while it comes. */
async function download(db: Pool, source: ClaimedSource, content: Readable, place: string) {
  const held = heldBytes((until) => keepsLease(db, source, until), mostFileBytes)
  await pipeline(content, held.through, createWriteStream(place, { mode: 0o600 }))
  return held.sum()
}

/**
 * Takes a file: it is brought here whole and handed to the import, once for its name, length and content. What was cut short is begun
 * anew by the next look.
 * @returns false where it was written to meanwhile, so that it is another file by now
 * @throws OutsideFault where it cannot be read
 */
export async function takeFile(
  db: Pool,
  { importFiles }: FetchDeps,
  source: ClaimedSource,
  folder: RemoteFolder,
  file: RemoteFile,
  now: Date,
): Promise<boolean> {
  const part = await importFiles.draft()
  try {
    return await takeThrough(part, { db, importFiles, source, now }, folder, file)
  } finally {
    await rm(part, { force: true })
  }
}

async function takeThrough(
  part: string,
  { db, importFiles, source, now }: { db: Pool; importFiles: FetchDeps['importFiles']; source: ClaimedSource; now: Date },
  folder: RemoteFolder,
  file: RemoteFile,
): Promise<boolean> {
  const key = importFiles.newKey()
  const came = await download(db, source, folder.read(file.name), part).catch((error: unknown) => {
    if (error instanceof LeaseLost || error instanceof OutsideFault) throw error
    if (error instanceof TooLarge) return null
    throw new OutsideFault('outside.broke_off', error instanceof Error ? error.message : String(error))
  })
  const bytes = came?.bytes ?? file.bytes
  if (came && bytes !== file.bytes) return false
  const fault = came === null ? 'fetches.too_large' : bytes === 0 ? 'fetches.empty' : null
  // What is too large to be brought here is told apart by its day.
  const hash =
    came?.hash ?? createHash('sha256').update(`${file.name} ${file.bytes} ${file.modifiedAt.toISOString()}`).digest('hex')
  if (fault === null) await importFiles.keep(key, part)
  const taken = await db
    .begin(async (tx) => {
      if (!(await keepsLease(tx, source, leaseEnds()))) throw new LeaseLost()
      if (await knownByHash(tx, source.id, file, hash)) return false
      const name = file.name.slice(0, 200)
      const importFile =
        fault === null
          ? await takeIn(tx, { name, key, bytes, source: source.supplier ?? file.name.slice(0, 100), staffId: source.saved_by })
          : null
      await markTaken(tx, source.id, file, { hash, importFile, fault: fault && { code: fault, detail: '' }, now })
      return importFile !== null
    })
    .catch(async (error: unknown) => {
      await importFiles.forget(key)
      throw error
    })
  if (!taken) await importFiles.forget(key)
  return true
}
