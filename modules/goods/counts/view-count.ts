import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { type CountRow, countRow, lineRows, missingRows, unknownRows } from './counts.sql.ts'
import { lineOf } from './line.ts'
import type { CountHead, CountView } from './staff-contract.ts'

/** A count as a list has it. */
export const headView = ({ opened_at, finished_at, ...row }: CountRow): CountHead => ({
  ...row,
  opened_at: opened_at.toISOString(),
  finished_at: finished_at?.toISOString() ?? null,
})

/** Its head, for who may act in its store. @throws NotFound 'count.unknown', also where it is another store's */
export async function headOf(db: Db, id: number, onlyStore: string | null) {
  const [head] = await countRow(db, id, onlyStore)
  if (!head) throw new NotFound('count.unknown')
  return head
}

/** A count with what it has found so far. @throws as headOf */
export async function viewCount(
  db: Db,
  id: number,
  { onlyStore, language }: { onlyStore: string | null; language: Language },
): Promise<CountView> {
  const head = await headOf(db, id, onlyStore)
  const [lines, missing, unknown] = await Promise.all([
    lineRows(db, { countId: id, products: null, language }),
    missingRows(db, id, language),
    unknownRows(db, id),
  ])
  const closed = head.state === 'open' ? null : ('count.not_now' as const)
  return {
    ...headView(head),
    lines: lines.map(lineOf),
    missing,
    unknown,
    acts: { scan: closed, apply: closed ?? (lines.length === 0 ? ('count.nothing' as const) : null), abandon: closed },
  }
}
