import { type Day, dayOf } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { type Findable, findable } from '#kernel/findable.ts'
import { inLanguage, type Language } from '#kernel/language.ts'
import { slugOf } from '#kernel/slug.ts'
import { pathTo } from '#screens/addresses.ts'
import { type SearchableRow, searchableTextsOfPartners } from './searchable.sql.ts'

const mostFindable = 2_000

/** Partners, and their promotions that hold today, for the search over everything. */
export async function findablePromotions(db: Db, language: Language, day: Day = dayOf(new Date())): Promise<Findable[]> {
  const rows = await searchableTextsOfPartners(db, language, { day, limit: mostFindable })
  return rows.map((row) => findable(titleOf(row, language), hrefOf(row, language), inLanguage(row.text, language), row.also))
}

const titleOf = ({ name, house }: SearchableRow, language: Language) =>
  [inLanguage(name, language), house].filter(Boolean).join(' · ')

const hrefOf = ({ kind, id, name }: SearchableRow, language: Language) =>
  pathTo(kind === 'partner' ? 'partner-detail' : 'promotion-detail', language, { slug: slugOf(inLanguage(name, language)), id })
