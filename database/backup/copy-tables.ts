import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'

interface TableRow {
  name: string
  columns: string
}

/** What is copied: every table with the columns that are not made of others. */
const tables = `
  select c.oid::regclass::text as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  group by c.oid order by c.oid::regclass::text`
const sequences = `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences where schemaname = 'public'`

const opened = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

/**
 * Copies every row of the database at `from` into the one at `to`, whose tables are the same and whose rows go. Both addresses are
 * those of superusers: no trigger and no key looks at what is copied, since all of it has been looked at before.
 * @returns how many rows each table got.
 * @throws Error where the two do not have the same tables and columns; nothing is copied then.
 */
export async function copyTables(from: string, to: string): Promise<Map<string, number>> {
  const [source, target] = [await opened(from), await opened(to)]
  try {
    const there = (await source.query<TableRow>(tables)).rows
    const here = (await target.query<TableRow>(tables)).rows
    if (JSON.stringify(there) !== JSON.stringify(here)) throw new Error('The two databases do not have the same tables.')
    await target.query('begin')
    await target.query('set local session_replication_role = replica')
    await target.query(`truncate ${there.map(({ name }) => name).join(', ')}`)
    const copied = new Map<string, number>()
    for (const { name, columns } of there) {
      const into = target.query(copyFrom(`copy ${name} (${columns}) from stdin`))
      await pipeline(source.query(copyTo(`copy ${name} (${columns}) to stdout`)), into)
      copied.set(name, into.rowCount)
    }
    for (const { name, last } of (await source.query<{ name: string; last: string | null }>(sequences)).rows)
      if (last !== null) await target.query('select setval($1, $2::bigint)', [name, last])
    await target.query('commit')
    await target.query('analyze')
    return copied
  } finally {
    await Promise.all([source.end(), target.end()])
  }
}
