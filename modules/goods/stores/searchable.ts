import type { Db } from '#kernel/db.ts'
import { type Findable, findable } from '#kernel/findable.ts'
import type { Language } from '#kernel/language.ts'
import { pathTo } from '#screens/addresses.ts'
import { searchableTextsOfStores } from './pages.sql.ts'

/** The stores, for the search over everything. */
export async function findableStores(db: Db, language: Language): Promise<Findable[]> {
  const rows = await searchableTextsOfStores(db, language)
  return rows.map(({ code, name, city, about, also }) =>
    findable(`${name} · ${city}`, pathTo('store-detail', language, { code }), about, also),
  )
}
