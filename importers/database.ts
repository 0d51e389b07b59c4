/** The database an import writes to: DATABASE_URL, the running shop's own server, or that server started for the import. */
import path from 'node:path'
import { connect, connectForLongWork } from '#database/connect.ts'
import { runningAddress, startEmbedded } from '#database/embedded/start.ts'
import { givenAddress } from '#database/given-address.ts'
import { migrate } from '#database/migrate.ts'
import { requireDatabase } from '#database/reach.ts'
import type { Pool } from '#kernel/db.ts'

export interface OpenDatabase {
  sql: Pool
  url: string
  close(): Promise<void>
}

/** The address of a server that already runs on the folder: starting another would end the shop that uses it. */
export async function runningServer(folder: string): Promise<string | null> {
  const url = runningAddress(folder)
  if (url === null) return null
  const sql = connect(url, { max: 1 })
  try {
    // Whoever knows the password of this folder's database is this folder's database: both sides prove it.
    await sql`select 1`
    return url
  } catch {
    return null
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** A pool for loading. */
export const connectForLoad = (url: string): Pool => connectForLongWork(url, { max: 4 })

/** Opens the database, brought to the newest migration. */
export async function openDatabase(environment: Record<string, string | undefined>): Promise<OpenDatabase> {
  const folder = path.resolve(environment.DATA_DIR || 'data', 'postgres')
  const given = givenAddress(environment) ?? (await runningServer(folder))
  const embedded = given ? null : await startEmbedded({ dataDir: folder, logArchive: environment.LOG_ARCHIVE_DIR || undefined })
  const url = given || embedded!.url
  await requireDatabase(url)
  await migrate(url)
  const sql = connectForLoad(url)
  return {
    sql,
    url,
    close: async () => {
      await sql.end({ timeout: 5 })
      await embedded?.stop()
    },
  }
}
