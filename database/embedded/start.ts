import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { majorOf, nativeFolder, serverBinaries, serverUser } from './binaries.ts'
import { closedDatabase } from './close.ts'
import { addressOf, readPasswords } from './credentials.ts'
import { handOverDatabase } from './handover.sql.ts'
import { noteOwner, portOf, stopLeftover } from './owner.ts'
import { databaseFolder, logArchiveFolder, removeSockets, socketFolder } from './place.ts'
import { endServer, launch } from './server.ts'
import { Supervisor } from './supervise.ts'

export interface EmbeddedServer {
  /** The shop's database on this server, as the shop, through the server's socket where it has one. */
  url: string
  /** The same as its superuser, over TCP. */
  adminUrl: string
  port: number
  stop(): Promise<void>
}

interface Options {
  dataDir: string
  port?: number
  /** Where its log is kept; without it nowhere. */
  logArchive?: string | undefined
  /** Told when the server died and when it is back. */
  say?: (line: string) => void
}

/**
 * Starts the Postgres that comes with the shop, on the data in `dataDir` (made on first use), waits until it answers, and starts it
 * again when it dies. Nobody else on the machine gets in. Survives: root (another user runs it), installs without scripts, a server
 * left behind by a killed shop, a lock that lingers.
 * @throws Error with what the server said when it does not come up.
 */
export async function startEmbedded({
  dataDir,
  port,
  logArchive,
  say = (line) => console.error(`  ${line}`),
}: Options): Promise<EmbeddedServer> {
  const user = serverUser()
  const folder = databaseFolder(path.resolve(dataDir), user)
  const place = { bin: serverBinaries(user), folder, user, ...(logArchive && { logArchive: logArchiveFolder(logArchive, user) }) }
  requireSameMajor(folder)
  await stopLeftover(folder)
  removeSockets(folder)
  const passwords = closedDatabase(place)
  const chosen = port ?? (await freePort())
  const server = await launch(place, chosen, addressOf(chosen, passwords, { as: 'superuser', database: 'postgres' }))
  noteOwner(folder)
  try {
    await handOverDatabase(chosen, passwords)
  } catch (error) {
    await endServer(server)
    throw error
  }
  const url = addressOf(chosen, passwords, { as: 'shop', socket: socketFolder(folder) })
  const supervisor = new Supervisor(server, { databaseFolder: place, port: chosen, url, say })
  return { url, adminUrl: addressOf(chosen, passwords, { as: 'superuser' }), port: chosen, stop: () => supervisor.stop() }
}

/** @throws Error with the way out where another PostgreSQL made the data: none reads those of another major version. */
function requireSameMajor(folder: string) {
  const file = path.join(folder, 'PG_VERSION')
  if (!existsSync(file)) return
  const [made, ours] = [majorOf(readFileSync(file, 'utf8')), majorOf(nativeFolder().version)]
  if (made === ours) return
  const way = made < ours ? 'Bring it along with npm run upgrade-database, after a backup.' : 'Start the newer version.'
  throw new Error(`The database in ${folder} is of PostgreSQL ${made}, and this version of the shop brings ${ours}. ${way}`)
}

/** Where the server listens that already runs on the data in `dataDir`; null when none does, as far as its files say. */
export function runningAddress(dataDir: string, as: 'shop' | 'superuser' = 'shop'): string | null {
  if (!existsSync(dataDir)) return null
  const folder = realpathSync(dataDir)
  const port = portOf(folder)
  const passwords = readPasswords(folder)
  return port === null || passwords === null ? null : addressOf(port, passwords, { as })
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
