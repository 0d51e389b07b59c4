import type { Part, Reader } from '#kernel/db.ts'
import type { ListQuery } from './list-contract.ts'
import { askedWords, boundsOf, type Kind, startOf } from './list-cursor.ts'

/** What a list is sorted by: never null, and the type in which the database compares it. */
export interface SortColumn {
  by: Part
  kind: Kind
}

/** The pieces of a list's statement: `select …, ${key} from … where … ${after} ${order}`. */
export interface Walk {
  key: Part
  after: Part
  order: Part
}

const types: Record<Kind, string> = { instant: 'timestamptz', day: 'date', number: 'bigint', text: 'text' }
/**
 * How a list is walked: by the column it is sorted by and, where that is the same, by the id; what comes in meanwhile shifts nothing.
 * @throws InvalidFields for the cursor of another list, or days the wrong way round
 */
export function walking<Column extends string>(
  db: Reader,
  query: ListQuery<Column>,
  columns: Record<Column, SortColumn>,
  { id, as = 'bigint' }: { id: Part; as?: 'bigint' | 'text' },
): Walk {
  boundsOf(query)
  const descends = query.sort.startsWith('-')
  const { by, kind } = columns[(descends ? query.sort.slice(1) : query.sort) as Column]
  const start = startOf(query, kind, as)
  const down = descends !== (start?.back ?? false)
  const way = db.unsafe(down ? 'desc' : 'asc')
  const cast = db.unsafe(types[kind])
  const castId = db.unsafe(as)
  return {
    key: db`(${by})::text as list_key, (${id})::text as list_id`,
    after: start
      ? db`and (${by}, ${id}) ${db.unsafe(down ? '<' : '>')} (${start.key}::text::${cast}, ${start.id}::text::${castId})`
      : db``,
    order: db`order by ${by} ${way}, ${id} ${way} limit ${query.limit + 1}`,
  }
}

/** What a column that holds a text a language says in all of them, for list_words. */
export const saidIn = (db: Reader, texts: Part): Part =>
  db`(select string_agg(said.value, ' ') from jsonb_each_text(${texts}) said)`

/** The rows whose words are asked for; everything where nothing is. `words` is what list_words wrote, or an index on it. */
export function worded(db: Reader, words: Part, q: string | undefined): Part {
  const asked = askedWords(q)
  return asked === null ? db`` : db`and ${words} @@ list_asked(${asked})`
}

/**
 * The same where the words are an expression, which costs a fifth of a millisecond a row: those that have them are read from its index
 * first. Walking through rows for the first that match would write the words of each.
 */
export function wordedIn(db: Reader, id: Part, { from, words }: { from: Part; words: Part }, q: string | undefined): Part {
  const asked = askedWords(q)
  if (asked === null) return db``
  return db`and ${id} in (
    with worded as materialized (select ${id} as id from ${from} where ${words} @@ list_asked(${asked})) select worded.id from worded)`
}

/** Instants of the days asked for, as Madrid counts them. */
export function onDays(db: Reader, column: Part, query: { from?: string | undefined; to?: string | undefined }): Part {
  const { from, to } = boundsOf(query)
  const first = from ? db`and ${column} >= (${from}::date)::timestamp at time zone 'Europe/Madrid'` : db``
  return to ? db`${first} and ${column} < (${to}::date + 1)::timestamp at time zone 'Europe/Madrid'` : first
}

/** The same of a column that holds days. */
export function betweenDays(db: Reader, column: Part, query: { from?: string | undefined; to?: string | undefined }): Part {
  const { from, to } = boundsOf(query)
  const first = from ? db`and ${column} >= ${from}::date` : db``
  return to ? db`${first} and ${column} <= ${to}::date` : first
}

/** How many rows a statement finds, counted no further than `most`. */
export async function countUpTo(db: Reader, matching: Part, most: number): Promise<{ of: number; more: boolean }> {
  const [row] = await db<{ found: number }[]>`select count(*)::int as found from (${matching} limit ${most + 1}) matching`
  const found = row?.found ?? 0
  return { of: Math.min(found, most), more: found > most }
}
