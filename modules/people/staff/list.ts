import type { Part, Reader } from '#kernel/db.ts'
import { countUpTo } from './list.sql.ts'
import { type ListPage, type ListQuery, mostCounted } from './list-contract.ts'
import { placeOf, type Unwalked, type Walked, writtenPlace } from './list-cursor.ts'

export { betweenDays, onDays, type SortColumn, saidIn, type Walk, walking, worded, wordedIn } from './list.sql.ts'
export { askedWords, type Unwalked, type Walked } from './list-cursor.ts'

/** A look at the first rows alone: how many there are is not asked. */
export const uncounted = <Query extends ListQuery<string>>(query: Query): Query => ({ ...query, uncounted: true })

/**
 * A page of rows that were read with the pieces of `walking`, and how many there are: `matching` selects them all, whatever the page. What
 * the cursors are made of stays here: a view is given the row without it.
 */
export async function listPage<Row extends Walked, Item>(
  db: Reader,
  query: ListQuery<string>,
  { rows, matching, view }: { rows: readonly Row[]; matching: Part; view: (row: Unwalked<Row>) => Item },
): Promise<ListPage<Item>> {
  const back = query.cursor !== undefined && (placeOf(query.cursor)?.back ?? false)
  const shown = rows.slice(0, query.limit)
  if (back) shown.reverse()
  const further = rows.length > query.limit
  const lead = (row: Row | undefined, back: boolean) =>
    row ? writtenPlace({ back, sort: query.sort, key: row.list_key, id: row.list_id }) : null
  return {
    items: shown.map(({ list_key: _key, list_id: _id, ...row }) => view(row)),
    next: back || further ? lead(shown.at(-1), false) : null,
    previous: (back ? further : query.cursor !== undefined) ? lead(shown[0], true) : null,
    count: query.uncounted ? { of: shown.length, more: further } : await countUpTo(db, matching, mostCounted),
  }
}
