import path from 'node:path'
import Postgrator from 'postgrator'
import { connectForLongWork } from './connect.ts'

/** Any number, the same in every process: who holds it migrates, the others wait. */
const migrationLock = 20_261_121

/**
 * Brings the database at `url` to the newest migration, one process at a time.
 * @returns the names of the migrations that were applied.
 */
export async function migrate(url: string): Promise<string[]> {
  const sql = connectForLongWork(url, { max: 1 })
  try {
    await sql`select pg_advisory_lock(${migrationLock})`
    const [place] = await sql<{ name: string }[]>`select current_database() as name`
    const postgrator = new Postgrator({
      migrationPattern: path.join(import.meta.dirname, 'migrations/*'),
      driver: 'pg',
      database: place?.name ?? '',
      schemaTable: 'schema_version',
      execQuery: async (query) => ({ rows: [...(await sql.unsafe(query))] }),
    })
    return (await postgrator.migrate()).map((migration) => migration.name)
  } finally {
    await sql.end()
  }
}
