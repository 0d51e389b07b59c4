import path from 'node:path'
import Postgrator from 'postgrator'
import type { Pool } from '#kernel/db.ts'
import { connectForLongWork } from './connect.ts'

/** Any number, the same in every process: who holds it migrates, the others wait. */
const migrationLock = 20_261_121

/**
 * Brings the database at `url` to the newest migration, one process at a time.
 * @returns the names of the migrations that were applied.
 * @throws Error where a newer version of the shop has been there, whose tables this one does not know, and
 * naming those that lie before the newest one and were never applied: they would be passed over.
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
    const passed = await appliedTo(sql)
    const known = await postgrator.getMigrations()
    const newest = Math.max(0, ...passed)
    const ours = Math.max(...known.map(({ version }) => version))
    if (newest > ours)
      throw new Error(
        `The database belongs to a newer version of the shop (it is at ${newest}, this one knows ${ours}). Start that version, or restore a backup of before.`,
      )
    const left = known.filter(({ version }) => version <= newest && !passed.has(version))
    if (left.length > 0)
      throw new Error(
        `The database was opened by a state between two releases: it is at ${newest} and never had ${left.map(({ version, name }) => `${version} (${name})`).join(', ')}. Begin with a fresh one, or restore a backup of the last release.`,
      )
    return (await postgrator.migrate()).map((migration) => migration.name)
  } finally {
    await sql.end()
  }
}

/** The numbers of the migrations that the database has had. */
async function appliedTo(sql: Pool): Promise<Set<number>> {
  const [known] = await sql<{ known: boolean }[]>`select to_regclass('schema_version') is not null as known`
  const rows = known?.known ? await sql<{ version: number }[]>`select version::int as version from schema_version` : []
  return new Set(rows.map(({ version }) => version).filter((version) => version > 0))
}
