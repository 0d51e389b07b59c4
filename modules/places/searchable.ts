import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { pathTo } from '#kernel/route-table.ts'
import { slugOf } from '#kernel/slug.ts'
import { placesLike } from './places.sql.ts'

/** Places and motifs whose name or lead has every word, for the search over everything. */
export async function searchablePlaces(db: Db, storefront: string, language: Language, words: readonly string[], limit: number) {
  if (words.length === 0) return []
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`)
  const rows = await placesLike(db, storefront, language, patterns, limit)
  return rows.map(({ id, kind, name, lead }) => ({
    title: name,
    text: lead,
    href: pathTo(kind, language, { slug: slugOf(name), id }),
  }))
}
