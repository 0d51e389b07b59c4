import type { Db } from '#kernel/db.ts'
import { parseEan } from '#kernel/isbn.ts'
import type { Language } from '#kernel/language.ts'
import { languageCodes, languageLabel } from '#modules/goods/catalogue/languages.ts'
import { countFound, draftCount, type FoundRow, foundRows, titleRows, type Wanted } from './find.sql.ts'
import { type FindTitles, gaps, type TitlePage } from './staff-contract.ts'

/** What the search of the shop finds for words, best first: what visitors are shown, and of each object one size. */
export type FindsIds = (q: string, language: Language, most: number) => readonly number[]

export interface Finding {
  idsFor: FindsIds
  /** The shop whose products the search holds. */
  main: string
}

/** Counted exactly up to here; pages go no further either. */
export const mostCounted = 10_000

/** What a book may say of its language: the dictionary has codes without a name too, which say nothing. */
const known = languageCodes.filter((code) => languageLabel(code, 'es') !== null)

const rowOf = ({ file_key, changed_at, ...row }: FoundRow) => ({
  ...row,
  changed_at: changed_at.toISOString(),
  picture: file_key === null ? null : `/media/file/${file_key}-160.webp`,
})

function wantedOf({ q }: FindTitles, language: Language, { idsFor }: Finding): Wanted {
  if (!q) return { ids: null, ean: null, q: '' }
  // A number that came in with a wrong check digit is found as it stands.
  const ean = parseEan(q) ?? q
  return { ids: idsFor(q, language, mostCounted), ean, q }
}

/** Titles and objects, those that nobody is shown included. */
export async function findTitles(db: Db, query: FindTitles, language: Language, finding: Finding): Promise<TitlePage> {
  const wanted = wantedOf(query, language, finding)
  const from = Math.min(Math.max(0, Number.parseInt(query.cursor ?? '0', 10) || 0), mostCounted)
  const asked = { wanted, main: finding.main, languages: known }
  const rows = await foundRows(db, query, { ...asked, from })
  const found = await countFound(db, query, { ...asked, most: mostCounted + 1 })
  const count = Math.min(found, mostCounted)
  const next = from + query.limit
  return {
    items: rows.map(rowOf),
    next: rows.length === query.limit && next < count ? String(next) : null,
    previous: from === 0 ? null : String(Math.max(0, from - query.limit)),
    count,
    more: found > mostCounted,
  }
}

/** These titles as rows of a list. */
export const rowsOfTitles = async (db: Db, ids: readonly number[]) => (await titleRows(db, ids, known)).map(rowOf)

/** How many titles wait for somebody to complete them. */
export async function worklists(db: Db, finding: Finding) {
  const items = []
  const nothing = { ids: null, ean: null, q: '' }
  for (const lacks of gaps) {
    const query = { lacks, limit: 1 }
    const found = await countFound(db, query, { wanted: nothing, main: finding.main, languages: known, most: mostCounted + 1 })
    items.push({ lacks, count: Math.min(found, mostCounted), more: found > mostCounted })
  }
  return { items, drafts: await draftCount(db) }
}

export { known as knownLanguages }
