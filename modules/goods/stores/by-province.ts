import type { Reader } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { pathTo } from '#screens/addresses.ts'
import { rowsOf, type Shown, storeCardOf } from './cards.ts'
import type { ProvinceView, StoreCard } from './contract.ts'
import type { StoreRow } from './pages.sql.ts'
import { type Province, provinceBySlug, provinces } from './provinces.ts'

/** The provinces that have a store, in the order of their names (T-10). */
export async function storeProvinces(db: Reader, shown: Shown): Promise<ProvinceView[]> {
  const { rows } = await rowsOf(db, shown)
  return provinces
    .map((province) => provinceView(province, rows, shown.language))
    .filter(({ stores }) => stores > 0)
    .toSorted((a, b) => a.name.localeCompare(b.name, shown.language))
}

function provinceView({ prefix, names, slugs }: Province, rows: readonly StoreRow[], language: Language): ProvinceView {
  const there = rows.filter((row) => row.postcode.startsWith(prefix))
  return { name: names[language], slugs, stores: there.length, cities: [...new Set(there.map((row) => row.city))] }
}

/** The stores of a province, named by its slug in any language. @throws NotFound 'stores.unknown_province' */
export async function storesOfProvince(
  db: Reader,
  slug: string,
  shown: Shown,
): Promise<{ province: ProvinceView; items: StoreCard[] }> {
  const province = provinceBySlug(slug)
  if (!province) throw new NotFound('stores.unknown_province')
  const { rows, holidays } = await rowsOf(db, shown, { prefix: province.prefix })
  return {
    province: provinceView(province, rows, shown.language),
    items: rows.map((row) => storeCardOf(row, holidays, shown, null)),
  }
}

/** Addresses of the provinces that have a store, for the site map. */
export async function provinceAddresses(db: Reader, language: Language, now = new Date()): Promise<string[]> {
  const { rows } = await rowsOf(db, { language, now })
  return provinces
    .filter(({ prefix }) => rows.some((row) => row.postcode.startsWith(prefix)))
    .map(({ slugs }) => pathTo('stores-province', language, { province: slugs[language] }))
}
