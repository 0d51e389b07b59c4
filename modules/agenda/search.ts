import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { pathTo } from '#kernel/route-table.ts'
import { matchingRows } from './search.sql.ts'
import { agendaSlug } from './slugs.ts'

/** Activities that say every word, for the search over everything. */
export async function searchable(
  db: Db,
  language: Language,
  words: string,
  limit: number,
  now = new Date(),
): Promise<{ title: string; text: string; href: string }[]> {
  const each = words.split(/\s+/).filter(Boolean).slice(0, 8)
  if (each.length === 0) return []
  const rows = await matchingRows(db, each, { language, now, limit })
  return rows.map(({ id, title, text }) => ({
    title,
    text,
    href: pathTo('agenda-activity', language, { slug: agendaSlug(title), id }),
  }))
}
