import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const shelf = '/usr/lib/postgresql'

/** Folders in which a machine keeps programs of Postgres: Debian has one for each version. */
const folders = (): string[] => [
  ...(process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean),
  ...(existsSync(shelf) ? readdirSync(shelf).map((version) => path.join(shelf, version, 'bin')) : []),
]

interface Ran {
  status: number
  said: string
}

function run(program: string, words: readonly string[], password = ''): Promise<Ran> {
  return new Promise((resolve) => {
    // Other users of the machine read what a program was called with: the password goes another way.
    const child = spawn(program, words, {
      env: { ...process.env, ...(password && { PGPASSWORD: password }) },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said = (said + chunk.toString()).slice(-4_000)
      })
    child.once('error', (error) => resolve({ status: 1, said: error.message }))
    child.once('close', (status) => resolve({ status: status ?? 1, said: said.trim() }))
  })
}

/**
 * The newest `pg_dump` or `pg_restore` of the machine that knows a server of this version.
 * @throws Error saying what to install.
 */
async function programFor(name: 'pg_dump' | 'pg_restore', major: number): Promise<string> {
  const found: { program: string; version: number }[] = []
  for (const folder of folders()) {
    const program = path.join(folder, name)
    if (!existsSync(program)) continue
    const { said } = await run(program, ['--version'])
    found.push({ program, version: Number(/ (\d+)/.exec(said)?.[1] ?? 0) })
  }
  const newest = found.toSorted((one, other) => other.version - one.version)[0]
  if (newest && newest.version >= major) return newest.program
  throw new Error(
    `${newest ? `${name} ${newest.version} of this machine does not know` : `There is no ${name} on this machine for`} a server of PostgreSQL ${major}. Install postgresql-client-${major}, and see that it stands in PATH.`,
  )
}

/** An address without its password, and the password. */
function taken(url: string): { address: string; password: string } {
  const [, before = url, password = '', after = ''] = /^(\w+:\/\/[^:/@]*):([^@]*)(@.*)$/.exec(url) ?? []
  return { address: before + after, password: decodeURIComponent(password) }
}

/** Dumps the database at `url` into a file, as one moment of it. @throws Error with what pg_dump said */
export async function dump(url: string, file: string, major: number): Promise<void> {
  const program = await programFor('pg_dump', major)
  const { address, password } = taken(url)
  const { status, said } = await run(
    program,
    ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`, `--dbname=${address}`],
    password,
  )
  if (status !== 0) throw new Error(`The database could not be dumped: ${said}`)
}

/**
 * Loads a dump into the empty database at `url`: the whole of it, or nothing.
 * @throws Error with what pg_restore said.
 */
export async function loadDump(url: string, file: string, major: number): Promise<void> {
  const program = await programFor('pg_restore', major)
  const { address, password } = taken(url)
  const { status, said } = await run(
    program,
    ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction', `--dbname=${address}`, file],
    password,
  )
  if (status !== 0) throw new Error(`The dump could not be loaded: ${said}`)
}
