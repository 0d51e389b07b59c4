import { connectForLoad } from '#importers/database.ts'
import { type Concerned, concernsNow, type MachineFacts } from '#modules/platform/systems/attention.ts'

export interface Looked {
  version: string
  /** The newest migration the database has had; null in one that no shop has opened. */
  schema: number | null
  /** How far the database's clock is ahead of this machine's, in milliseconds. */
  aheadMs: number
  concerns: Concerned[]
}

/** Reads what a database is and what needs somebody; changes nothing. */
export async function lookAt(url: string, facts: MachineFacts): Promise<Looked> {
  const sql = connectForLoad(url)
  try {
    await sql`select 1`
    const asked = Date.now()
    const [row] = await sql<{ version: string; now: Date; known: boolean }[]>`
      select current_setting('server_version') as version, clock_timestamp() as now, to_regclass('schema_version') is not null as known`
    const answered = Date.now()
    const aheadMs = row!.now.getTime() - (asked + answered) / 2
    if (!row!.known) return { version: row!.version, schema: null, aheadMs, concerns: [] }
    const [newest] = await sql<{ schema: number }[]>`select max(version)::int as schema from schema_version`
    const concerns = await concernsNow(sql, facts, new Date())
    return { version: row!.version, schema: newest!.schema, aheadMs, concerns }
  } finally {
    await sql.end({ timeout: 5 })
  }
}
