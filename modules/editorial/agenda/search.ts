import type { Db } from '#kernel/db.ts'
import { type Findable, findable } from '#kernel/findable.ts'
import type { Language } from '#kernel/language.ts'
import { pathTo } from '#screens/addresses.ts'
import { saidRows } from './search.sql.ts'
import { agendaSlug } from './slugs.ts'

const mostFindable = 2_000

/** What is ahead in the agenda, for the search over everything. */
export async function findableActivities(db: Db, storefront: string, language: Language, now = new Date()): Promise<Findable[]> {
  const rows = await saidRows(db, { storefront, language, now, limit: mostFindable })
  return rows.map(({ id, title, text, also }) =>
    findable(title, pathTo('agenda-activity', language, { slug: agendaSlug(title), id }), text, also),
  )
}
