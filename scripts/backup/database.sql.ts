import { connectForLoad } from '#importers/database.ts'
import type { Pool } from '#kernel/db.ts'

async function asked<T>(url: string, ask: (sql: Pool) => Promise<T>): Promise<T> {
  const sql = connectForLoad(url)
  try {
    return await ask(sql)
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/** The server's major version, and the newest migration its database has had. @throws Error where it has none of the shop's tables */
export const versionsOf = (url: string): Promise<{ major: number; schema: number }> =>
  asked(url, async (sql) => {
    const [row] = await sql<{ major: number; known: boolean }[]>`
      select current_setting('server_version_num')::int / 10000 as major, to_regclass('schema_version') is not null as known`
    if (!row!.known) throw new Error('There is no shop in this database yet.')
    const [newest] = await sql<{ schema: number }[]>`select max(version)::int as schema from schema_version`
    return { major: row!.major, schema: newest!.schema }
  })

/** @throws Error where a database has tables already */
export const requireNoTables = (url: string): Promise<void> =>
  asked(url, async (sql) => {
    const [row] = await sql<{ tables: number }[]>`
      select count(*)::int as tables from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`
    if (row!.tables > 0)
      throw new Error(`The database has ${row!.tables} tables already. Name an empty one in DATABASE_URL, and restore again.`)
  })
