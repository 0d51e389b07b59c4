import type { Language } from '#kernel/language.ts'
import { languages } from '#kernel/language.ts'
import { slugOf } from '#kernel/slug.ts'
import { agendaSlug } from '#modules/editorial/agenda/slugs.ts'
import { provinceBySlug } from '#modules/goods/stores/provinces.ts'
import { matchPath, pathTo } from '#screens/addresses.ts'
import { isIndexed } from '#screens/audience.ts'
import { ofOthers, shopPath } from '#screens/shop-path.ts'
import { screenKeys, screens } from '#screens/table.ts'
import type { BranchRow, ProductRow, TextRow } from './sitemap.sql.ts'

/** The address of a screen in each language. */
export type Addresses = Record<Language, string>

const inEach = (address: (language: Language) => string): Addresses => ({
  es: address('es'),
  ca: address('ca'),
  en: address('en'),
})

/** Whether a screen stands there: a row may open a shop for which none are laid out. */
const isShown = ({ es }: Addresses): boolean => matchPath(es) !== null

/** Every screen without parameters, those of other shops below their paths, and the three general-information pages. */
export function pageAddresses(otherPaths: readonly string[]): Addresses[] {
  const fixed = screenKeys.filter((key) => isIndexed(key) && !screens[key].paths.es.includes(':'))
  return [
    ...fixed.filter((key) => !ofOthers(key)).map((key) => inEach((language) => pathTo(key as 'home', language))),
    ...[1, 2, 3].map((id) => inEach((language) => pathTo('general-information', language, { id }))),
    ...otherPaths.flatMap((path) =>
      fixed.flatMap((key) => ofOthers(key) ?? []).map((key) => inEach((language) => shopPath(path, key, language))),
    ),
  ].filter(isShown)
}

/** A branch of another shop's catalogue; nothing where that shop has no screens. */
export function branchAddresses({ id, slugs, path }: BranchRow): Addresses[] {
  const addresses = inEach((language) => shopPath(path, 'category', language, { slug: slugs[language] ?? slugs.es ?? 'x', id }))
  return [addresses].filter(isShown)
}

/** The address of something to read: an activity, a post, a store, a place of the plan, a partner or what it offers. */
export function readingAddresses({ kind, id, names, slugs }: TextRow): Addresses {
  if (kind === 'store-detail') return inEach((language) => pathTo(kind, language, { code: id }))
  if (kind === 'partners-province')
    return inEach((language) => pathTo(kind, language, { province: provinceBySlug(id)?.slugs[language] ?? id }))
  if (kind === 'magazine-date') {
    const [year = 0, month = 0] = id.split('-').map(Number)
    return inEach((language) => pathTo(kind, language, { year, month }))
  }
  if (kind === 'agenda-type')
    return inEach((language) => pathTo(kind, language, { typeSlug: agendaSlug(names[language] ?? names.es), typeId: id }))
  const slugIn = (language: Language) => {
    const name = names[language] ?? names.es
    return slugs?.[language] ?? slugs?.es ?? (kind === 'agenda-activity' ? agendaSlug(name) : slugOf(name))
  }
  return inEach((language) => pathTo(kind, language, { slug: slugIn(language), id }))
}

/** The page of a product in its shop; nothing where that shop has no screens. */
export function productAddresses({ id, kind, sku, slugs, path }: ProductRow): Addresses[] {
  if (path !== '')
    return [inEach((language) => shopPath(path, 'product', language, { slug: slugs[language], id }))].filter(isShown)
  const addresses = inEach((language) =>
    kind === 'book'
      ? pathTo('book-detail', language, { slug: slugs[language], id, sku })
      : pathTo('object-detail', language, { slug: slugs[language], id }),
  )
  return [addresses]
}

/** What crawlers should leave alone, in each language. */
export function closedPaths(): string[] {
  const closed = screenKeys.filter((key) => screens[key].crawlers === 'closed')
  const all = closed.flatMap((key) =>
    languages.map((language) => `/${language}${screens[key].paths[language].replace(/:.*/, '')}`),
  )
  return [...new Set(all)].filter((path) => !all.some((other) => other !== path && path.startsWith(`${other}/`)))
}
