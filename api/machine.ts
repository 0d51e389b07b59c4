import { readFileSync } from 'node:fs'
import { stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { SearchIndex } from '#modules/goods/search/index/open.ts'
import type { Machine } from '#modules/platform/systems/staff-contract.ts'
import type { Config } from './config.ts'
import { certificatesOf } from './watched-certificates.ts'

const startedAt = new Date(Date.now() - process.uptime() * 1_000).toISOString()
export const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }

/** What makes backups touches this file beside the data, `npm run backup` once the copy was restored. */
const backupMark = 'last-backup'

/** Room where a folder lies, in bytes; null where it cannot be said. */
export async function diskOf(folder: string): Promise<Machine['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { free: bavail * bsize, of: blocks * bsize }
  } catch {
    return null
  }
}

/** When the last backup was noted; null where none was. */
export const lastBackup = (folder: string): Promise<string | null> =>
  stat(path.join(folder, backupMark)).then(
    ({ mtime }) => mtime.toISOString(),
    () => null,
  )

/** What the machine says of itself, for the screen of whoever looks after the shop. */
export const machineOf = (config: Config, search: SearchIndex) => async (): Promise<Machine> => ({
  version,
  node: process.versions.node,
  started_at: startedAt,
  disk: await diskOf(config.DATA_DIR),
  backup_at: await lastBackup(config.DATA_DIR),
  certificates: certificatesOf(config).known,
  index: { titles: search.state.cents.length, changes: search.version },
  gateways: [...config.PAYMENT_GATEWAYS, ...config.accounts.map(({ name }) => name)],
  mail: config.SMTP_URL === undefined ? 'kept' : 'sent',
})
