import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connect } from '../connect.ts'
import { everyday } from '../waits.ts'
import { type DatabaseFolder, serverEnvironment } from './close.ts'
import { socketFolder } from './place.ts'

const startAttempts = 20
const readyWithin = 30_000
/** A shutdown writes what is in memory; after this it is cut short, and the next start reads it from the log. */
const [politeWithin, shortWithin] = [6_000, 2_000]

/** Durable like any server (fsync stays on), sized for a small machine, reachable from this machine only. */
const settings = (port: number, folder: string, logArchive?: string): string[] =>
  Object.entries({
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socketFolder(folder) ?? '',
    shared_buffers: '256MB',
    work_mem: '16MB',
    maintenance_work_mem: '256MB',
    max_connections: '100',
    jit: 'off',
    random_page_cost: '1.1',
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
    log_min_messages: 'fatal',
    // A part of the log is kept a minute after its first change at the latest.
    ...(logArchive && {
      archive_mode: 'on',
      archive_library: 'basic_archive',
      'basic_archive.archive_directory': logArchive,
      archive_timeout: '60s',
    }),
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])

/**
 * Starts a server and waits until it answers at `url`.
 * @throws Error with what it said when it does not come up.
 */
export async function launch(
  { bin, folder, user, logArchive }: DatabaseFolder,
  port: number,
  url: string,
  ending?: AbortSignal,
): Promise<ChildProcess> {
  let said = ''
  for (let attempt = 1; attempt <= startAttempts && !ending?.aborted; attempt++) {
    const server = spawn(path.join(bin, 'postgres'), ['-D', folder, ...settings(port, folder, logArchive)], {
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
    if (await answers(server, url, ending)) return server
    // The lock of a server killed a moment ago lingers until its shared memory is gone.
    await wait(250)
  }
  throw new Error(`The embedded database does not start: ${said.trim()}`)
}

async function answers(server: ChildProcess, url: string, ending?: AbortSignal): Promise<boolean> {
  let ended = false
  server.once('exit', () => {
    ended = true
  })
  server.once('error', () => {
    ended = true
  })
  const until = Date.now() + readyWithin
  while (!ended && !ending?.aborted && Date.now() < until) {
    const sql = connect(url, { max: 1, waits: { ...everyday, connect: 2 } })
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

/** Ends a server: politely, then without writing what is in memory, then at once; no acknowledged row is lost by either. */
export async function endServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = new Promise<boolean>((done) => server.once('exit', () => done(true)))
  for (const [signal, patience] of [
    ['SIGINT', politeWithin],
    ['SIGQUIT', shortWithin],
  ] as const) {
    server.kill(signal)
    if (await Promise.race([gone, wait(patience, false, { ref: false })])) return
  }
  server.kill('SIGKILL')
  await gone
}
