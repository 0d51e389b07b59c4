import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { keepPasswords, newPasswords, type Passwords, readPasswords, superuser } from './credentials.ts'
import type { ServerUser } from './place.ts'

/** The server gets no more of the shop's environment than it needs. */
export const serverEnvironment = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8', TZ: 'UTC' }

/** Who may come in: from this machine, with a password. */
const whoMayComeIn = 'local all all scram-sha-256\nhost all all 127.0.0.1/32 scram-sha-256\n'

/** A place where a server can run: its programs, its data, its user. */
export interface DatabaseFolder {
  bin: string
  folder: string
  user: ServerUser | null
  /** Where its log is kept, so that a backup can be followed to a later moment. */
  logArchive?: string
}

/** Makes a database that lets nobody in yet. @throws Error with what initdb said */
function initialise({ bin, folder, user }: DatabaseFolder) {
  const make = (locale: string) =>
    spawnSync(
      path.join(bin, 'initdb'),
      ['-D', folder, '-U', superuser, '--auth=reject', '--encoding=UTF8', `--locale=${locale}`, '--no-instructions'],
      { encoding: 'utf8', env: serverEnvironment, cwd: '/', ...(user ?? {}) },
    )
  const made = make('C.UTF-8')
  if (made.status === 0) return
  const retried = make('C')
  if (retried.status !== 0)
    throw new Error(`The database could not be prepared in ${folder}: ${retried.stderr || made.stderr || String(made.error)}`)
}

/** Runs statements while no server is up and nobody can connect. @throws Error with what the server said */
export function aloneWith(
  { bin, folder, user }: DatabaseFolder,
  statements: readonly string[],
  { settings = {}, task = 'be given its password' }: { settings?: Record<string, string>; task?: string } = {},
) {
  const set = Object.entries({ exit_on_error: 'on', ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const done = spawnSync(path.join(bin, 'postgres'), ['--single', '-D', folder, ...set, 'postgres'], {
    input: `${statements.join('\n')}\n`,
    encoding: 'utf8',
    env: serverEnvironment,
    cwd: '/',
    ...(user ?? {}),
  })
  if (done.status !== 0) throw new Error(`The database in ${folder} could not ${task}: ${done.stderr.slice(-2_000)}`)
}

function writeRules({ folder, user }: DatabaseFolder) {
  const file = path.join(folder, 'pg_hba.conf')
  const draft = `${file}.new`
  rmSync(draft, { force: true })
  writeFileSync(draft, whoMayComeIn, { mode: 0o600, flag: 'wx' })
  if (user) chownSync(draft, user.uid, user.gid)
  renameSync(draft, file)
}

/**
 * Makes the database in the folder when there is none, and sees to it that nobody gets in without its password: one that was made when
 * every user of the machine was let in gets one now. Called while no server runs on it.
 */
export function closedDatabase(databaseFolder: DatabaseFolder): Passwords {
  if (!existsSync(path.join(databaseFolder.folder, 'PG_VERSION'))) {
    initialise(databaseFolder)
  } else {
    const known = readPasswords(databaseFolder.folder)
    if (known) {
      // What an older version of the shop wrote there may not know of the socket.
      writeRules(databaseFolder)
      return known
    }
  }
  const passwords = newPasswords()
  aloneWith(databaseFolder, [`alter role ${superuser} password '${passwords.superuser}'`])
  writeRules(databaseFolder)
  keepPasswords(databaseFolder.folder, passwords)
  return passwords
}
