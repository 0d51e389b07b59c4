import type { Query, Reader } from './db.ts'

/** A row as JSON hands it over: an instant and bytes come as texts, everything else as it would alone. */
export type Told<Row> = { [Column in keyof Row]: ToldValue<Row[Column]> }
type ToldValue<Value> = Value extends Date | Uint8Array ? string : Value

/** Rows as they would come alone: `columns` are those that hold instants. */
export const withInstants = <Row extends object, Column extends keyof Row & string>(
  rows: readonly Told<Row>[],
  ...columns: readonly Column[]
): Row[] =>
  rows.map((row) => {
    const instants = columns.map((column) => {
      const text = row[column] as string | null
      return [column, text === null ? null : new Date(text)]
    })
    return { ...row, ...Object.fromEntries(instants) } as Row
  })

/** The rows of each question by its name. */
export type Answers<Asked> = {
  [Name in keyof Asked]: Asked[Name] extends Query<infer Rows> | null ? Told<Rows[number]>[] : never
}

/**
 * Several questions as one statement, which each domain writes its piece of: one turn to the database, and all see the tables as they were at
 * the same moment. Null asks nothing and answers no rows. One of them may lock what it reads, where none of the others reads what is locked:
 * those see it as it was before the lock was waited for.
 */
export type Questions = Readonly<Record<string, Query<readonly object[]> | null>>

export async function readAtOnce<Asked extends Questions>(db: Reader, asked: Asked): Promise<Answers<Asked>> {
  const names = Object.keys(asked)
  const nothing = Object.fromEntries(names.map((name) => [name, []]))
  const pieces = names
    .filter((name) => asked[name])
    .map(
      (name, place) =>
        db`${place > 0 ? db`,` : db``} (select coalesce(json_agg(told), '[]') from (${asked[name]!}) told) as ${db(name)}`,
    )
  const [row] = pieces.length > 0 ? await db`select ${pieces}` : []
  return { ...nothing, ...row } as Answers<Asked>
}
