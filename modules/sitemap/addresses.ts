import type { Language } from '#kernel/language.ts'
import { languages } from '#kernel/language.ts'
import { paths, pathTo, type RouteKey } from '#kernel/route-table.ts'
import { slugOf } from '#kernel/slug.ts'
import { agendaSlug } from '#modules/agenda/slugs.ts'
import type { TextRow } from './sitemap.sql.ts'

/** Screens that belong to one visitor or only lead on: not indexed and in no site map (D-14). */
const unlisted =
  /^(private|favourite-|basket|order-|login|register|password-|newsletter|unsubscribe|search$|advanced-search$|forbidden$|supported-browsers$|withdrawal$|stock-notice|agenda-registration$|giftbetter-search$|gaudi-(basket|private|account|my-account))|-thanks$/

export const isListed = (key: RouteKey): boolean => !unlisted.test(key)

/** Paths of every screen without parameters, and of the three general-information pages. */
export function pagePaths(language: Language): string[] {
  const fixed = (Object.keys(paths) as RouteKey[]).filter((key) => isListed(key) && !paths[key][language].includes(':'))
  return [
    ...fixed.map((key) => pathTo(key as 'home', language)),
    ...[1, 2, 3].map((id) => pathTo('general-information', language, { id })),
  ]
}

/** The address of something to read: an activity, a post, a store, a place of the plan, a partner or what it offers. */
export function readingPath({ kind, id, name, slug }: TextRow, language: Language): string {
  if (kind === 'store-detail') return pathTo(kind, language, { code: id })
  const written = slug ?? (kind === 'agenda-activity' ? agendaSlug(name) : slugOf(name))
  return pathTo(kind, language, { slug: written, id })
}

/** What crawlers should leave alone, in each language. */
export function closedPaths(): string[] {
  const closed = (Object.keys(paths) as RouteKey[]).filter((key) =>
    /^(private|favourite-|basket|order-thanks|password-|newsletter-|unsubscribe-|gaudi-basket)/.test(key),
  )
  const all = closed.flatMap((key) => languages.map((language) => `/${language}${paths[key][language].replace(/:.*$/, '')}`))
  return [...new Set(all)].filter((path) => !all.some((other) => other !== path && path.startsWith(`${other}/`)))
}
