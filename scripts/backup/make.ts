import { createWriteStream } from 'node:fs'
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createGzip } from 'node:zlib'
import { baseBackup } from '#database/backup/base-backup.ts'
import { dump } from '#database/backup/dump.ts'
import { sha256Of } from '#database/backup/manifest.ts'
import { runningAddress, startEmbedded } from '#database/embedded/start.ts'
import { requireDatabase } from '#database/reach.ts'
import { runningServer } from '#importers/database.ts'
import { packData } from './data-files.ts'
import { versionsOf } from './database.sql.ts'
import { type Account, type BackupFile, folderName, names } from './folder.ts'

interface Source {
  url: string
  /** Where the server comes along with the shop: as its superuser. */
  adminUrl: string | null
  close(): Promise<void>
}

/** The shop's database as it is: nothing is migrated for a backup. */
async function sourceOf(dataDir: string, given: string | undefined): Promise<Source> {
  if (given) {
    await requireDatabase(given)
    return { url: given, adminUrl: null, close: async () => {} }
  }
  const folder = path.join(dataDir, 'postgres')
  const running = await runningServer(folder)
  if (running) return { url: running, adminUrl: runningAddress(folder, 'superuser'), close: async () => {} }
  if (!(await stat(folder).catch(() => null)))
    throw new Error(`There is no database in ${folder}: DATA_DIR names another folder.`)
  const server = await startEmbedded({ dataDir: folder, logArchive: process.env['LOG_ARCHIVE_DIR'] || undefined })
  return { url: server.url, adminUrl: server.adminUrl, close: server.stop }
}

async function writeBase(adminUrl: string, draft: string): Promise<string[]> {
  const into = (name: string) => createWriteStream(path.join(draft, name), { mode: 0o600, flags: 'wx', flush: true })
  const archive = createGzip({ level: 1 })
  const file = into(names.base)
  const written = new Promise<void>((resolve, reject) => file.once('close', resolve).once('error', reject))
  archive.pipe(file)
  await Promise.all([baseBackup(adminUrl, { archive, manifest: into(names.manifest) }), written])
  return [names.base, names.manifest]
}

const accountOf = async (folder: string, name: string): Promise<BackupFile> => ({
  name,
  bytes: (await stat(path.join(folder, name))).size,
  sha256: await sha256Of(path.join(folder, name)),
})

export interface Made {
  folder: string
  account: Account
}

/**
 * Writes a backup of database and files into a new folder below `into`, whole or not at all, while the shop is open or closed. The
 * database comes first: a file that came since has no row, which harms nobody.
 * @param url a server of the operator's own (DATABASE_URL); without it the one in `dataDir`.
 * @throws Error with what could not be read or written.
 */
export async function makeBackup(
  { dataDir, into, url }: { dataDir: string; into: string; url?: string | undefined },
  now = new Date(),
): Promise<Made> {
  const folder = path.join(into, folderName(now))
  const draft = `${folder}.part`
  const source = await sourceOf(dataDir, url)
  try {
    await mkdir(draft, { recursive: true, mode: 0o700 })
    const { major, schema } = await versionsOf(source.url)
    const ofDatabase = source.adminUrl
      ? await writeBase(source.adminUrl, draft)
      : await dump(source.url, path.join(draft, names.dump), major).then(() => [names.dump])
    await packData(dataDir, path.join(draft, names.data))
    const files = await Promise.all([...ofDatabase, names.data].map((name) => accountOf(draft, name)))
    const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
    const account: Account = {
      format: 1,
      made_at: now.toISOString(),
      shop_version: version,
      schema,
      database: { kind: source.adminUrl ? 'base' : 'dump', major },
      files,
      differences: null,
    }
    await writeFile(path.join(draft, names.account), `${JSON.stringify(account, null, 2)}\n`, { mode: 0o600 })
    await rename(draft, folder)
    return { folder, account }
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  } finally {
    await source.close()
  }
}

/** Notes in the data that a backup was made and restored, for whoever watches how old the last one is. */
export async function markBackup({ folder, account }: Made, dataDir: string, differences: number): Promise<void> {
  await writeFile(path.join(folder, names.account), `${JSON.stringify({ ...account, differences }, null, 2)}\n`)
  const mark = path.join(dataDir, 'last-backup')
  await writeFile(mark, `${folder}\n`)
  const at = new Date(account.made_at)
  await utimes(mark, at, at)
}
