import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import postgres from 'postgres'
import { type ServerUser, serverBinaries, serverUser } from './binaries.ts'
import { noteOwner, stopLeftover } from './owner.ts'

export interface EmbeddedServer {
  /** The shop's database on this server. */
  url: string
  port: number
  stop(): Promise<void>
}

const superuser = 'shop'
const databaseName = 'shop'
const startAttempts = 20
const readyWithin = 30_000

/** Durable like any server (fsync stays on), sized for a small machine, reachable from this machine only. */
const settings = (port: number): string[] =>
  Object.entries({
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    shared_buffers: '256MB',
    work_mem: '16MB',
    maintenance_work_mem: '256MB',
    max_connections: '100',
    jit: 'off',
    random_page_cost: '1.1',
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
    log_min_messages: 'fatal',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])

/**
 * Starts the Postgres that comes with the shop, on the data in `dataDir` (made on first use), and waits until it answers.
 * Survives: root (another user runs it), installs without scripts, a server left behind by a killed shop, a lock that lingers.
 * @throws Error with what the server said when it does not come up.
 */
export async function startEmbedded({ dataDir, port }: { dataDir: string; port?: number }): Promise<EmbeddedServer> {
  const folder = path.resolve(dataDir)
  const user = serverUser()
  const bin = serverBinaries(path.join(tmpdir(), 'palace-shop-postgres'), user)
  prepareFolder(folder, user)
  if (!existsSync(path.join(folder, 'PG_VERSION'))) initialise(bin, folder, user)
  await stopLeftover(folder)
  const chosen = port ?? (await freePort())
  const server = await launch(bin, folder, user, chosen)
  noteOwner(folder)
  const url = `postgres://${superuser}@127.0.0.1:${chosen}/${databaseName}`
  await ensureDatabase(chosen)
  return { url, port: chosen, stop: () => stopServer(server) }
}

function prepareFolder(folder: string, user: ServerUser | null) {
  mkdirSync(folder, { recursive: true })
  if (!user) return
  chownSync(folder, user.uid, user.gid)
  chmodSync(folder, 0o700)
  // The server's user must be able to pass through the folders above; only those that are ours are opened.
  for (let above = path.dirname(folder); above !== path.dirname(above); above = path.dirname(above)) {
    if (canReach(folder, user)) return
    spawnSync('chmod', ['o+x', above])
  }
}

const canReach = (folder: string, user: ServerUser) =>
  spawnSync('test', ['-r', folder], { uid: user.uid, gid: user.gid }).status === 0

function initialise(bin: string, folder: string, user: ServerUser | null) {
  const made = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', folder, '-U', superuser, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-instructions'],
    { encoding: 'utf8', env: serverEnvironment, cwd: '/', ...(user ?? {}) },
  )
  if (made.status === 0) return
  const retried = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', folder, '-U', superuser, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-instructions'],
    { encoding: 'utf8', env: serverEnvironment, cwd: '/', ...(user ?? {}) },
  )
  if (retried.status !== 0)
    throw new Error(`The database could not be prepared in ${folder}: ${retried.stderr || made.stderr || String(made.error)}`)
}

const serverEnvironment = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8', TZ: 'UTC' }

async function launch(bin: string, folder: string, user: ServerUser | null, port: number): Promise<ChildProcess> {
  let said = ''
  for (let attempt = 1; attempt <= startAttempts; attempt++) {
    const server = spawn(path.join(bin, 'postgres'), ['-D', folder, ...settings(port)], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: serverEnvironment,
      cwd: '/',
      // A group of its own: Ctrl-C reaches the shop alone, which closes first and the database after it.
      detached: true,
      ...(user ?? {}),
    })
    said = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4_000)
    })
    if (await answers(server, port)) return server
    // The lock of a server killed a moment ago lingers until its shared memory is gone.
    await wait(250)
  }
  throw new Error(`The embedded database does not start: ${said.trim()}`)
}

async function answers(server: ChildProcess, port: number): Promise<boolean> {
  let ended = false
  server.once('exit', () => {
    ended = true
  })
  server.once('error', () => {
    ended = true
  })
  const until = Date.now() + readyWithin
  while (!ended && Date.now() < until) {
    const sql = postgres(`postgres://${superuser}@127.0.0.1:${port}/postgres`, { max: 1, connect_timeout: 2, onnotice: () => {} })
    try {
      await sql`select 1`
      return !ended
    } catch {
      await wait(50)
    } finally {
      await sql.end({ timeout: 1 }).catch(() => {})
    }
  }
  server.kill('SIGKILL')
  return false
}

async function ensureDatabase(port: number) {
  const sql = postgres(`postgres://${superuser}@127.0.0.1:${port}/postgres`, { max: 1, onnotice: () => {} })
  try {
    const [known] = await sql`select from pg_database where datname = ${databaseName}`
    if (!known) await sql.unsafe(`create database ${databaseName}`)
  } finally {
    await sql.end()
  }
}

function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve()
  return new Promise((done) => {
    server.once('exit', () => done())
    server.kill('SIGINT')
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
