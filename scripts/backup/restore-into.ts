import { existsSync } from 'node:fs'
import path from 'node:path'
import { loadDump } from '#database/backup/dump.ts'
import { sha256Of } from '#database/backup/manifest.ts'
import { placeBase } from '#database/backup/place-base.ts'
import { startEmbedded } from '#database/embedded/start.ts'
import { requireDatabase } from '#database/reach.ts'
import { unpackData } from './data-files.ts'
import { requireNoTables } from './database.sql.ts'
import { type Account, names, readAccount } from './folder.ts'

interface Target {
  /** The folder of the data, without a database. */
  dataDir: string
  /** An empty database of the operator's own (DATABASE_URL); without it one is made in `dataDir`. */
  url?: string | undefined
  /** Where the log is archived (LOG_ARCHIVE_DIR), if it is. */
  log?: string | undefined
  /** How far the log is followed: not beyond the backup, to its end, or up to a moment. */
  upTo?: 'backup' | 'latest' | Date
}

async function requireWhole(folder: string, { files }: Account) {
  for (const { name, sha256 } of files) {
    const file = path.join(folder, name)
    if (!existsSync(file)) throw new Error(`${file} is missing: the backup cannot be used.`)
    if ((await sha256Of(file)) !== sha256) throw new Error(`${file} is not what was written: the backup cannot be used.`)
  }
}

async function loadInto(dataDir: string, given: string | undefined, file: string, major: number) {
  if (given) {
    await requireDatabase(given)
    await requireNoTables(given)
    return loadDump(given, file, major)
  }
  const server = await startEmbedded({ dataDir: path.join(dataDir, 'postgres') })
  try {
    await requireNoTables(server.url)
    await loadDump(server.url, file, major)
  } finally {
    await server.stop()
  }
}

/**
 * Puts a backup into an empty place: its database, then its files. Nothing that is there is written over.
 * @throws Error where the place is not empty, where the backup is damaged, and where it cannot become what was asked for.
 */
export async function restoreBackup(folder: string, { dataDir, url, log, upTo = 'backup' }: Target): Promise<Account> {
  const account = await readAccount(folder)
  const { kind, major } = account.database
  if (kind === 'base' && url)
    throw new Error(
      'This backup is a copy of the database that comes with the shop: restore it without DATABASE_URL, and move it over with pg_dump.',
    )
  if (upTo !== 'backup' && kind === 'dump')
    throw new Error('A dump is one moment alone: only backups of the database that comes with the shop can follow its log.')
  await requireWhole(folder, account)
  const at = (name: string) => path.join(folder, name)
  if (kind === 'dump') await loadInto(dataDir, url, at(names.dump), major)
  else
    await placeBase(path.join(dataDir, 'postgres'), {
      archive: at(names.base),
      manifest: at(names.manifest),
      log,
      upTo,
    })
  await unpackData(dataDir, at(names.data))
  return account
}
