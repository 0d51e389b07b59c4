import type { Db } from '#kernel/db.ts'
import { type FieldRefusals, InvalidFields, NotFound } from '#kernel/errors.ts'
import { fromColumns, languages } from '#kernel/language.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import type { ListPage } from '#modules/people/staff/list-contract.ts'
import type { NewSynonym, Synonym } from './contract.ts'
import { fold } from './index/fold.ts'
import type { FindSynonyms } from './staff-contract.ts'
import {
  changeSynonymRow,
  insertSynonym,
  listedSynonyms,
  matchingSynonyms,
  removeSynonymRow,
  type StoredSynonym,
  synonymRow,
  synonymRows,
  synonymSorts,
} from './synonyms.sql.ts'

const view = ({ id, shown, ...row }: StoredSynonym): Synonym => ({ id, words: fromColumns(row, 'asked'), shown })

/** What staff have said means the same. */
export async function findSynonyms(db: Db, storefront: string, query: FindSynonyms): Promise<ListPage<Synonym>> {
  const rows = await listedSynonyms(db, storefront, query, walking(db, query, synonymSorts(db), { id: db`s.id` }))
  return listPage(db, query, { rows, matching: matchingSynonyms(db, storefront, query), view })
}

/** Whether staff have said anything yet. */
export const hasSynonyms = async (db: Db, storefront: string): Promise<boolean> => (await synonymRows(db, storefront)).length > 0

/** One of them as it is kept; null where there is none. */
export async function keptSynonym(db: Db, storefront: string, id: number): Promise<Synonym | null> {
  const row = await synonymRow(db, storefront, id)
  return row ? view(row) : null
}

/** Words that the search can look for: some, and none of signs alone. */
function requireWords({ words, shown }: NewSynonym) {
  const wrong: FieldRefusals = {}
  if (languages.every((language) => words[language].length === 0)) wrong['words'] = 'form.missing'
  for (const language of languages)
    if (words[language].some((word) => fold(word) === '')) wrong[`words.${language}`] = 'search.no_letters'
  if (shown.some((word) => fold(word) === '')) wrong['shown'] = 'search.no_letters'
  if (Object.keys(wrong).length > 0) throw new InvalidFields(wrong)
}

/**
 * The search knows it a moment later.
 * @throws InvalidFields when nothing is asked, or a word has neither letter nor figure.
 */
export async function addSynonym(db: Db, storefront: string, synonym: NewSynonym): Promise<Synonym> {
  requireWords(synonym)
  return view(await insertSynonym(db, storefront, synonym))
}

/**
 * @throws InvalidFields as for a new one.
 * @throws NotFound when the shop has none with this id.
 */
export async function changeSynonym(db: Db, storefront: string, id: number, synonym: NewSynonym): Promise<Synonym> {
  requireWords(synonym)
  const changed = await changeSynonymRow(db, storefront, id, synonym)
  if (!changed) throw new NotFound('search.unknown_synonym')
  return view(changed)
}

/** @throws NotFound when the shop has none with this id. */
export async function removeSynonym(db: Db, storefront: string, id: number): Promise<void> {
  if (!(await removeSynonymRow(db, storefront, id))) throw new NotFound('search.unknown_synonym')
}
