import { type Day, dayOf } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { inLanguage, type Language } from '#kernel/language.ts'
import { pathTo } from '#kernel/route-table.ts'
import { slugOf } from '#kernel/slug.ts'
import { type Found, partnersAndOffersLike } from './searchable.sql.ts'

/** Partners, and their promotions that hold today, that speak of every word, for the search over everything; none without words. */
export async function searchablePromotions(
  db: Db,
  language: Language,
  words: readonly string[],
  limit: number,
  day: Day = dayOf(new Date()),
): Promise<{ title: string; text: string; href: string }[]> {
  if (words.length === 0) return []
  const rows = await partnersAndOffersLike(db, language, words, { day, limit })
  return rows.map((row) => ({ title: titleOf(row, language), text: inLanguage(row.text, language), href: hrefOf(row, language) }))
}

const titleOf = ({ name, house }: Found, language: Language) => [inLanguage(name, language), house].filter(Boolean).join(' · ')

const hrefOf = ({ kind, id, name }: Found, language: Language) =>
  pathTo(kind === 'partner' ? 'partner-detail' : 'promotion-detail', language, { slug: slugOf(inLanguage(name, language)), id })
