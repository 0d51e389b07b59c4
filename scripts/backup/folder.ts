import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

/** One file of a backup, as it was when it was written. */
const File = z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })
export type BackupFile = z.infer<typeof File>

const Account = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  shop_version: z.string(),
  /** The newest migration that the database has had. */
  schema: z.number(),
  database: z.object({
    /** A copy of the server's folder, or what pg_dump wrote. */
    kind: z.enum(['base', 'dump']),
    /** The server's major version. */
    major: z.number(),
  }),
  files: z.array(File),
  /** How many differences the books of the restored copy had; null where nobody restored it. */
  differences: z.number().nullable(),
})
/** What a backup says of itself. */
export type Account = z.infer<typeof Account>

export const names = {
  account: 'backup.json',
  base: 'database.tar.gz',
  manifest: 'database.manifest.json',
  dump: 'database.dump',
  data: 'files.tar.gz',
} as const

/** The folder of a backup that is made now; it sorts by its time. */
export const folderName = (now: Date): string =>
  now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')
const isBackup = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/

/** @throws Error where the folder holds no backup, or one that this shop does not know. */
export async function readAccount(folder: string): Promise<Account> {
  const file = path.join(folder, names.account)
  if (!existsSync(file)) throw new Error(`There is no backup in ${folder}: ${names.account} is missing.`)
  const read = Account.safeParse(JSON.parse(await readFile(file, 'utf8')))
  if (!read.success) throw new Error(`${file} was written by another version of the shop.`)
  return read.data
}

/** Removes all but the newest backups of a folder; nothing else that lies there. @returns how many went */
export async function keepNewest(folder: string, most: number): Promise<number> {
  const all = (await readdir(folder)).filter((name) => isBackup.test(name) && existsSync(path.join(folder, name, names.account)))
  const old = all.toSorted().slice(0, Math.max(0, all.length - most))
  for (const name of old) await rm(path.join(folder, name), { recursive: true })
  return old.length
}
