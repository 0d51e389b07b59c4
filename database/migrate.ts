import path from 'node:path'
import Postgrator from 'postgrator'
import { DatabaseError } from '#kernel/database-error.ts'
import type { Pool } from '#kernel/db.ts'
import { connectForLongWork } from './connect.ts'
import { databaseFault } from './fault-sentence.ts'

/** Any number, the same in every process: who holds it migrates, the others wait. */
const migrationLock = 20_261_121

/** Where the shop's own lie. */
const ours = path.join(import.meta.dirname, 'migrations')

/**
 * Brings the database at `url` to the newest migration of a folder, one process at a time; each is done whole and noted, or not at all.
 * @returns the names of the migrations that were applied.
 * @throws Error where a newer version of the shop has been there, whose tables this one does not know; naming those that lie before the
 * newest one and were never applied: they would be passed over; naming the one that failed, with what the database said and what to do.
 */
export async function migrate(url: string, folder = ours): Promise<string[]> {
  const sql = connectForLongWork(url, { max: 1 })
  try {
    await sql`select pg_advisory_lock(${migrationLock})`
    const [place] = await sql<{ name: string }[]>`select current_database() as name`
    const postgrator = new Postgrator({
      migrationPattern: path.join(folder, '*'),
      driver: 'pg',
      database: place?.name ?? '',
      schemaTable: 'schema_version',
      execQuery: async (query) => ({ rows: [...(await sql.unsafe(query))] }),
    })
    const passed = await appliedTo(sql)
    const known = await postgrator.getMigrations()
    const newest = Math.max(0, ...passed)
    const last = Math.max(...known.map(({ version }) => version))
    if (newest > last)
      throw new Error(
        `The database belongs to a newer version of the shop (it is at ${newest}, this one knows ${last}). Start that version, or restore a backup of before.`,
      )
    const left = known.filter(({ version }) => version <= newest && !passed.has(version))
    if (left.length > 0)
      throw new Error(
        `The database was opened by a state between two releases: it is at ${newest} and never had ${left.map(({ version, name }) => `${version} (${name})`).join(', ')}. Begin with a fresh one, or restore a backup of the last release.`,
      )
    // Makes its table where there is none, and compares the ones that were applied with their files.
    await postgrator.migrate(String(newest))
    const coming = known.filter(({ version }) => version > newest).toSorted((one, other) => one.version - other.version)
    for (const [done, migration] of coming.entries())
      await apply(sql, migration).catch((error: unknown) => {
        const at = coming[done - 1]?.version ?? newest
        throw new Error(failed(migration, error, { before: newest, at, done }), { cause: error })
      })
    return coming.map(({ name }) => name)
  } finally {
    await sql.end()
  }
}

type Migration = Pick<Postgrator.Migration, 'version' | 'name' | 'md5' | 'getSql'>

/** With its note in one transaction: a process that dies between the two would leave tables that the next start makes again. */
async function apply(sql: Pool, { version, name, md5, getSql }: Migration): Promise<void> {
  const script = await getSql()
  await sql.begin(async (tx) => {
    await tx.unsafe(script)
    await tx`insert into schema_version (version, name, md5, run_at) values (${version}, ${name}, ${md5 ?? null}, now())`
  })
}

/** A migration that failed, as the operator reads it who began the shop. */
function failed(
  { version, name }: Migration,
  error: unknown,
  { before, at, done }: { before: number; at: number; done: number },
): string {
  const known = databaseFault(error)
  const said = error instanceof DatabaseError ? `${error.message} (${error.code})` : String(error)
  const head = `Migration ${version} (${name}) was not done: ${known ?? `the database said “${said}”.`} Nothing of it was changed`
  if (done > 0)
    return `${head}, but ${done} before it were done: the database is at ${at}, and the former version does not open it. Begin a mended version, or restore the backup of before (npm run restore).`
  if (before === 0) return `${head}: the database is as empty as it was.`
  return `${head}: the database is at ${before} as before. Begin the former version again, which sells on${known ? '' : '; this one has to be mended first'}.`
}

/** The numbers of the migrations that the database has had. */
async function appliedTo(sql: Pool): Promise<Set<number>> {
  const [known] = await sql<{ known: boolean }[]>`select to_regclass('schema_version') is not null as known`
  const rows = known?.known ? await sql<{ version: number }[]>`select version::int as version from schema_version` : []
  return new Set(rows.map(({ version }) => version).filter((version) => version > 0))
}
