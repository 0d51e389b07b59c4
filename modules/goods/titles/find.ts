import type { Db, Part, Reader } from '#kernel/db.ts'
import { parseEan } from '#kernel/isbn.ts'
import type { Language } from '#kernel/language.ts'
import { languageCodes, languageLabel } from '#modules/goods/catalogue/languages.ts'
import { askedWords, listPage, walking } from '#modules/people/staff/list.ts'
import { type ListQuery, mostCounted } from '#modules/people/staff/list-contract.ts'
import {
  allFound,
  countLacking,
  draftCount,
  type FoundRow,
  foundRows,
  titleOrders,
  titleRows,
  type Wanted,
  wantedIds,
} from './find.sql.ts'
import { type FindTitles, gaps, type TitlePage, type TitleRow } from './staff-contract.ts'

/** What the search of the shop finds for words, best first: what visitors are shown, and of each object one size. */
export type FindsIds = (q: string, language: Language, most: number) => readonly number[]

export interface Finding {
  idsFor: FindsIds
  /** The shop whose products the search holds. */
  main: string
}

/** What a book may say of its language: the dictionary has codes without a name too, which say nothing. */
const known = languageCodes.filter((code) => languageLabel(code, 'es') !== null)

const rowOf = ({ file_key, changed_at, ...row }: FoundRow): TitleRow => ({
  id: row.id,
  version: row.version,
  kind: row.kind,
  ean: row.ean,
  sku: row.sku,
  title: row.title,
  author: row.author,
  publisher: row.publisher,
  shop: row.shop,
  state: row.state,
  price_cents: row.price_cents,
  former_price_cents: row.former_price_cents,
  availability: row.availability,
  stock: row.stock,
  lacks: row.lacks,
  changed_at: changed_at.toISOString(),
  picture: file_key === null ? null : `/media/file/${file_key}-160.webp`,
})

function wantedOf({ q, limit, uncounted }: FindTitles & ListQuery<string>, language: Language, finding: Finding): Wanted {
  return askedOf(q, language, finding, uncounted ? limit + 1 : mostCounted)
}

/** What words or a number ask for, no further than `most`. */
function askedOf(q: string | undefined, language: Language, { idsFor }: Finding, most: number): Wanted {
  if (!q) return { ids: null, ean: null, words: null, q: '', most }
  // A number that came in with a wrong check digit is found as it stands.
  const ean = parseEan(q) ?? q
  return { ids: idsFor(q, language, most), ean, words: askedWords(q), q, most }
}

/**
 * The ids of the titles that words or a number ask for, in each of their sizes, as the list of titles finds them: a piece in brackets for
 * the statement of another list. Null where nothing is asked for.
 */
export const titlesAsked = (db: Reader, q: string | undefined, language: Language, finding: Finding): Part | null =>
  q ? wantedIds(db, askedOf(q, language, finding, mostCounted)) : null

/** Titles and objects, those that nobody is shown included. */
export async function findTitles(db: Db, asked: FindTitles, language: Language, finding: Finding): Promise<TitlePage> {
  const wanted = wantedOf(asked, language, finding)
  // Without words nothing is nearer than anything else: what was changed last comes first.
  const query = wanted.ids === null && asked.sort.endsWith('relevance') ? { ...asked, sort: '-changed' as const } : asked
  const rows = await foundRows(
    db,
    language,
    query,
    wanted,
    walking(db, query, titleOrders(db, language, query), { id: db`p.id` }),
  )
  return listPage(db, query, { rows, matching: allFound(db, query, wanted), view: rowOf })
}

/** These titles as rows of a list. */
export const rowsOfTitles = async (db: Db, language: Language, ids: readonly number[]) =>
  (await titleRows(db, language, ids)).map(rowOf)

/** How many titles wait for somebody to complete them. */
export async function worklists(db: Db) {
  const items = []
  for (const lacks of gaps) {
    const found = await countLacking(db, lacks, mostCounted + 1)
    items.push({ lacks, count: Math.min(found, mostCounted), more: found > mostCounted })
  }
  return { items, drafts: await draftCount(db) }
}

export { known as knownLanguages }
