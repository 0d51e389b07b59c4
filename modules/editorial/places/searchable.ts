import type { Db } from '#kernel/db.ts'
import { type Findable, findable } from '#kernel/findable.ts'
import type { Language } from '#kernel/language.ts'
import { slugOf } from '#kernel/slug.ts'
import { pathTo } from '#screens/addresses.ts'
import { searchableTextsOfPlaces } from './places.sql.ts'

/** Places and motifs, for the search over everything. */
export async function findablePlaces(db: Db, storefront: string, language: Language): Promise<Findable[]> {
  const rows = await searchableTextsOfPlaces(db, storefront, language)
  return rows.map(({ id, kind, name, lead, body }) =>
    findable(name, pathTo(kind, language, { slug: slugOf(name), id }), lead, body),
  )
}
