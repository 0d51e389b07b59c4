import type { Db } from '#kernel/db.ts'
import { parseEan } from '#kernel/isbn.ts'
import type { Language } from '#kernel/language.ts'
import { listPage, type Unwalked, walking } from '#modules/people/staff/list.ts'
import type { ListPage } from '#modules/people/staff/list-contract.ts'
import type { TitleOfStore, TitlesQuery } from './staff-contract.ts'
import { everyTitle, type TitleOrder, type TitleRow, titleRows, titleSorts, titlesFound } from './titles.sql.ts'

/** Titles that words find, the best first. */
export type FindTitles = (words: string, language: Language, most: number) => readonly number[]

const mostFound = 500

const view = ({ last_sold, ...row }: Unwalked<TitleRow>): TitleOfStore => ({
  ...row,
  last_sold: last_sold?.toISOString() ?? null,
})

/** What a store has, or what it has of the titles that are asked for; page by page. */
export async function storeTitles(
  db: Db,
  query: TitlesQuery,
  { storeCode, find, inOrder, language }: { storeCode: string; find: FindTitles; inOrder: TitleOrder; language: Language },
): Promise<ListPage<TitleOfStore>> {
  const words = query.q ?? ''
  const asked = words === '' ? null : { ids: find(words, language, mostFound), number: parseEan(words) ?? words }
  const wanted = { query, storeCode, asked, inOrder }
  const found = titlesFound(db, wanted)
  const { columns, id } = titleSorts(db, language, wanted)
  const rows = await titleRows(db, language, found, storeCode, walking(db, query, columns, { id }))
  return listPage(db, query, { rows, matching: everyTitle(db, found, wanted), view })
}
