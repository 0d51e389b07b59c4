import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** A draft older than this is of a process that fell: no file takes a day to arrive. */
const abandonedAfter = 24 * 3_600_000

const folderOf = (dataDir: string) => path.join(dataDir, 'drafts')

/** The place of a new draft below DATA_DIR; its folder is there afterwards. Backups leave out what ends so. */
export async function newDraft(dataDir: string): Promise<string> {
  const folder = folderOf(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return path.join(folder, `${randomBytes(16).toString('hex')}.part`)
}

/** Deletes the drafts that processes left when they fell. */
export async function sweepDrafts(dataDir: string, now: Date): Promise<void> {
  for (const name of await readdir(folderOf(dataDir)).catch(() => [])) {
    const draft = path.join(folderOf(dataDir), name)
    const found = await stat(draft).catch(() => null)
    if (found && now.getTime() - found.mtimeMs > abandonedAfter) await rm(draft, { force: true })
  }
}
