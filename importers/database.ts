/** The database an import writes to: DATABASE_URL, the running shop's own server, or that server started for the import. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { connect, connectForLongWork } from '#database/connect.ts'
import { startEmbedded } from '#database/embedded/start.ts'
import { migrate } from '#database/migrate.ts'
import { requireDatabase } from '#database/reach.ts'
import type { Pool } from '#kernel/db.ts'

export interface OpenDatabase {
  sql: Pool
  url: string
  close(): Promise<void>
}

/** The address of a server that already runs on the folder: starting another would end the shop that uses it. */
async function runningServer(folder: string): Promise<string | null> {
  const lock = path.join(folder, 'postmaster.pid')
  if (!existsSync(lock)) return null
  const port = Number(readFileSync(lock, 'utf8').split('\n')[3])
  if (!Number.isInteger(port) || port <= 0) return null
  const url = `postgres://shop@127.0.0.1:${port}/shop`
  const sql = connect(url, { max: 1 })
  try {
    const [row] = await sql<{ folder: string }[]>`select current_setting('data_directory') as folder`
    return row?.folder === folder ? url : null
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
  const given = environment.DATABASE_URL || (await runningServer(folder))
  const embedded = given ? null : await startEmbedded({ dataDir: folder })
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
