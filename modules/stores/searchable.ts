import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { pathTo } from '#kernel/route-table.ts'
import { storesSpeakingOf } from './pages.sql.ts'

/** Stores that speak of every word, for the search over everything; none without words. */
export async function searchable(
  db: Db,
  language: Language,
  words: readonly string[],
  limit: number,
): Promise<{ title: string; text: string; href: string }[]> {
  if (words.length === 0) return []
  const rows = await storesSpeakingOf(db, language, words, limit)
  return rows.map(({ code, name, city, about }) => ({
    title: `${name} · ${city}`,
    text: about,
    href: pathTo('store-detail', language, { code }),
  }))
}
