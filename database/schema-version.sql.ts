import type { Db } from '#kernel/db.ts'

/** The newest migration that the database has had; null in one that no shop has opened. */
export async function schemaOf(db: Db): Promise<number | null> {
  const [place] = await db<{ known: boolean }[]>`select to_regclass('schema_version') is not null as known`
  if (!place!.known) return null
  const [newest] = await db<{ schema: number }[]>`select max(version)::int as schema from schema_version`
  return newest!.schema
}
