import type { Reader } from '#kernel/db.ts'
import { inEachLanguage, type Language, type Localized } from '#kernel/language.ts'
import { resultWord } from './address-words.ts'
import type { PageKind } from './contract.ts'
import { type AddressRow, shownAddresses } from './page-addresses.sql.ts'

/** The address of a result of a quiz that stands at `href`. */
export const resultHref = (href: string, language: Language, profile: string): string =>
  `${href}/${resultWord[language]}/${profile}`

export const hrefOf = ({ language, prefix, slug }: Pick<AddressRow, 'language' | 'prefix' | 'slug'>): string =>
  `/${language}${prefix}/${slug}`

/** A page, campaign or quiz as a row names it that leads there: "quiz:christmas-2018". */
export const targetOf = (kind: PageKind, key: string): string => `${kind}:${key}`

/** The addresses of the pages, campaigns and quizzes that a shop shows, in one language, by what rows call them. */
export async function shownHrefs(db: Reader, storefront: string, language: Language): Promise<ReadonlyMap<string, string>> {
  const rows = await shownAddresses(db, storefront)
  return new Map(
    rows
      .filter((row) => row.current && row.language === language)
      .map((row) => [targetOf(row.kind, row.key), hrefOf(row)] as const),
  )
}

export interface Standing extends Pick<AddressRow, 'storefront' | 'kind' | 'key'> {
  hrefs: Localized
}

/** Rows by what stands there, each with its address in every language. */
export function standingOf(rows: readonly AddressRow[]): Standing[] {
  const of = Map.groupBy(
    rows.filter(({ current }) => current),
    ({ storefront, kind, key }) => `${storefront}/${kind}/${key}`,
  )
  return [...of.values()].map((own) => {
    const { storefront, kind, key } = own[0]!
    const hrefs = new Map(own.map((row) => [row.language, hrefOf(row)]))
    return { storefront, kind, key, hrefs: inEachLanguage((language) => hrefs.get(language) ?? `/${language}`) }
  })
}

/** All that visitors are shown at addresses that staff gave, in every shop. */
export const allStanding = async (db: Reader): Promise<Standing[]> => standingOf(await shownAddresses(db))

const written = /^(page|campaign|quiz):([a-z0-9-]{1,60})(?=[?#]|$)/

/** Whether a target names a page, campaign or quiz that staff wrote, instead of a screen of the program. */
export const isWrittenTarget = (target: string): boolean => written.test(target)

/** A target with the address where it names a written page; null when that page is not shown, so that nothing leads there. */
export function leadsTo(target: string, hrefs: ReadonlyMap<string, string>): string | null {
  const [named] = written.exec(target) ?? []
  if (named === undefined) return target
  const href = hrefs.get(named)
  return href === undefined ? null : href + target.slice(named.length)
}
