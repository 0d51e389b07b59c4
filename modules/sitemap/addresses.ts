import type { Language } from '#kernel/language.ts'
import { languages } from '#kernel/language.ts'
import { paths, pathTo, type RouteKey } from '#kernel/route-table.ts'
import { slugOf } from '#kernel/slug.ts'
import { agendaSlug } from '#modules/agenda/slugs.ts'
import type { ProductRow, TextRow } from './sitemap.sql.ts'

/** The address of a screen in each language. */
export type Addresses = Record<Language, string>

const inEach = (address: (language: Language) => string): Addresses => ({
  es: address('es'),
  ca: address('ca'),
  en: address('en'),
})

/** Screens that belong to one visitor or only lead on: not indexed and in no site map (D-14). */
const unlisted =
  /^(private|favourite-|basket|order-|login|register|password-|newsletter|unsubscribe|search$|advanced-search$|forbidden$|supported-browsers$|withdrawal$|stock-notice|agenda-registration$|giftbetter-search$|gaudi-(basket|private|account|my-account))|-thanks$/

export const isListed = (key: RouteKey): boolean => !unlisted.test(key)

/** Every screen without parameters, those of a second shop where there is one, and the three general-information pages. */
export function pageAddresses(withSecondShop: boolean): Addresses[] {
  const fixed = (Object.keys(paths) as RouteKey[]).filter(
    (key) => isListed(key) && !paths[key].es.includes(':') && (withSecondShop || !key.startsWith('gaudi-')),
  )
  return [
    ...fixed.map((key) => inEach((language) => pathTo(key as 'home', language))),
    ...[1, 2, 3].map((id) => inEach((language) => pathTo('general-information', language, { id }))),
  ]
}

/** The address of something to read: an activity, a post, a store, a place of the plan, a partner or what it offers. */
export function readingAddresses({ kind, id, names, slugs }: TextRow): Addresses {
  if (kind === 'store-detail') return inEach((language) => pathTo(kind, language, { code: id }))
  if (kind === 'partners-province') return inEach((language) => pathTo(kind, language, { province: id }))
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

/** The page of a product in its shop: `main` is the code of the main one. */
export function productAddresses({ id, kind, sku, slugs, storefront }: ProductRow, main: string): Addresses {
  if (storefront !== main) return inEach((language) => pathTo('gaudi-product', language, { slug: slugs[language], id }))
  return inEach((language) =>
    kind === 'book'
      ? pathTo('book-detail', language, { slug: slugs[language], id, sku })
      : pathTo('object-detail', language, { slug: slugs[language], id }),
  )
}

/** What crawlers should leave alone, in each language. */
export function closedPaths(): string[] {
  const closed = (Object.keys(paths) as RouteKey[]).filter((key) =>
    /^(private|favourite-|basket|order-thanks|password-|newsletter-|unsubscribe-|gaudi-basket)/.test(key),
  )
  const all = closed.flatMap((key) => languages.map((language) => `/${language}${paths[key][language].replace(/:.*$/, '')}`))
  return [...new Set(all)].filter((path) => !all.some((other) => other !== path && path.startsWith(`${other}/`)))
}
