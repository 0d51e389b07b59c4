import { schemaOf } from '#database/schema-version.sql.ts'
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
    const [row] = await sql<{ version: string; now: Date }[]>`
      select current_setting('server_version') as version, clock_timestamp() as now`
    const answered = Date.now()
    const aheadMs = row!.now.getTime() - (asked + answered) / 2
    const schema = await schemaOf(sql)
    if (schema === null) return { version: row!.version, schema, aheadMs, concerns: [] }
    const concerns = await concernsNow(sql, facts, new Date())
    return { version: row!.version, schema, aheadMs, concerns }
  } finally {
    await sql.end({ timeout: 5 })
  }
}
