import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import type { TextKind } from '#modules/people/staff/texts-contract.ts'
import type { Kinds } from './kinds.ts'
import type { FindTexts, FindVersions, TextRow } from './staff-contract.ts'
import {
  foundTexts,
  foundVersions,
  matchingTexts,
  matchingVersions,
  type TextListRow,
  textId,
  textSorts,
  type VersionRow,
  versionSorts,
} from './worklist.sql.ts'

/** What is to be translated, has been, or is about to be published: a row for each record and language. */
export async function findTexts(
  db: Db,
  kinds: Kinds,
  query: FindTexts,
  { staffId, reads, now }: { staffId: number; reads: Language; now: Date },
) {
  const asked = { kinds, staffId, reads, now }
  const rows = await foundTexts(db, asked, query, walking(db, query, textSorts(db), { id: textId(db), as: 'text' }))
  const view = ({ since, planned_at, ...row }: TextListRow): TextRow => ({
    ...row,
    since: since.toISOString(),
    planned_at: planned_at?.toISOString() ?? null,
  })
  return listPage(db, query, { rows, matching: matchingTexts(db, asked, query), view })
}

/** What a record said before, change by change. */
export async function findVersions(db: Db, kind: TextKind, record: string, query: FindVersions) {
  const rows = await foundVersions(db, kind.kind, record, query, walking(db, query, versionSorts(db), { id: db`v.id` }))
  const view = ({ at, ...row }: VersionRow) => ({ ...row, at: at.toISOString() })
  return listPage(db, query, { rows, matching: matchingVersions(db, kind.kind, record, query), view })
}
