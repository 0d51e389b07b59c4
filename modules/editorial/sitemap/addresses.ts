import { inEachLanguage, type Language, languages } from '#kernel/language.ts'
import { slugOf } from '#kernel/slug.ts'
import { agendaSlug } from '#modules/editorial/agenda/slugs.ts'
import { provinceBySlug } from '#modules/goods/stores/provinces.ts'
import { pathTo } from '#screens/addresses.ts'
import { isIndexed } from '#screens/audience.ts'
import { shopPath } from '#screens/shop-path.ts'
import { mainShop, standsIn } from '#screens/shops.ts'
import { screenKeys, screens } from '#screens/table.ts'
import type { BranchRow, ProductRow, SectionRow, TextRow } from './sitemap.sql.ts'

/** The address of a screen in each language. */
export type Addresses = Record<Language, string>

/** Every screen without parameters that a shop has. */
export function pageAddresses(affiliatedPaths: readonly string[]): Addresses[] {
  const fixed = screenKeys.filter((key) => isIndexed(key) && !screens[key].paths.es.includes(':'))
  const ofShop = (shop: string) =>
    fixed
      .filter((key) => standsIn(shop, key))
      .map((key) => inEachLanguage((language) => `/${language}${shop}${screens[key].paths[language]}`))
  return [...ofShop(mainShop), ...affiliatedPaths.flatMap(ofShop)]
}

/** A branch of an affiliated shop's catalogue. */
export const branchAddresses = ({ id, slugs, path }: BranchRow): Addresses =>
  inEachLanguage((language) => shopPath(path, 'category', language, { slug: slugs[language] ?? slugs.es ?? 'x', id }))

/** A section of an affiliated shop. */
export const sectionAddresses = ({ slugs, path }: SectionRow): Addresses =>
  inEachLanguage((language) => shopPath(path, 'section', language, { section: slugs[language] }))

/** The address of something to read: an activity, a post, a store, a place of the plan, a partner or what it offers. */
export function readingAddresses({ kind, id, names, slugs }: TextRow): Addresses {
  if (kind === 'store-detail') return inEachLanguage((language) => pathTo(kind, language, { code: id }))
  if (kind === 'partners-province')
    return inEachLanguage((language) => pathTo(kind, language, { province: provinceBySlug(id)?.slugs[language] ?? id }))
  if (kind === 'magazine-date') {
    const [year = 0, month = 0] = id.split('-').map(Number)
    return inEachLanguage((language) => pathTo(kind, language, { year, month }))
  }
  if (kind === 'agenda-type')
    return inEachLanguage((language) => pathTo(kind, language, { typeSlug: agendaSlug(names[language] ?? names.es), typeId: id }))
  const slugIn = (language: Language) => {
    const name = names[language] ?? names.es
    return slugs?.[language] ?? slugs?.es ?? (kind === 'agenda-activity' ? agendaSlug(name) : slugOf(name))
  }
  return inEachLanguage((language) => pathTo(kind, language, { slug: slugIn(language), id }))
}

/** The page of a product in its shop. */
export const productAddresses = ({ id, kind, sku, slugs, path }: ProductRow): Addresses =>
  inEachLanguage((language) => {
    if (standsIn(path, 'product')) return shopPath(path, 'product', language, { slug: slugs[language], id })
    return kind === 'book'
      ? pathTo('book-detail', language, { slug: slugs[language], id, sku })
      : pathTo('object-detail', language, { slug: slugs[language], id })
  })

/** What crawlers should leave alone, in each language. */
export function closedPaths(affiliatedPaths: readonly string[]): string[] {
  const closed = screenKeys.filter((key) => screens[key].crawlers === 'closed')
  const all = [mainShop, ...affiliatedPaths].flatMap((shop) =>
    closed
      .filter((key) => standsIn(shop, key))
      .flatMap((key) => languages.map((language) => `/${language}${shop}${screens[key].paths[language].replace(/:.*/, '')}`)),
  )
  return [...new Set(all)].filter((path) => !all.some((other) => other !== path && path.startsWith(`${other}/`)))
}
