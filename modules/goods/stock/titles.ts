import type { Db } from '#kernel/db.ts'
import { parseEan } from '#kernel/isbn.ts'
import type { Language } from '#kernel/language.ts'
import type { TitlesPage, TitlesQuery } from './staff-contract.ts'
import { countTitles, type TitleRow, titleRows } from './titles.sql.ts'

/** Titles that words find, the best first. */
export type FindTitles = (words: string, language: Language, most: number) => readonly number[]

const mostCounted = 10_000
const mostFound = 500

const titleView = ({ last_sold, ...row }: TitleRow) => ({ ...row, last_sold: last_sold?.toISOString() ?? null })

/** What a store has, or what it has of the titles that are asked for; page by page. */
export async function storeTitles(
  db: Db,
  query: TitlesQuery,
  { storeCode, find, language }: { storeCode: string; find: FindTitles; language: Language },
): Promise<TitlesPage> {
  const words = query.q
  const asked = words === '' ? null : { ids: find(words, language, mostFound), number: parseEan(words) ?? words }
  const [rows, found] = await Promise.all([titleRows(db, query, storeCode, asked), countTitles(db, query, storeCode, asked)])
  return {
    store_code: storeCode,
    items: rows.slice(0, query.limit).map(titleView),
    next: rows.length > query.limit ? query.page + 1 : null,
    previous: query.page > 1 ? query.page - 1 : null,
    count: { of: Math.min(found, mostCounted), more: found > mostCounted },
  }
}
