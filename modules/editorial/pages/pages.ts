import type { Db, Tx } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { inEachLanguage, type Language } from '#kernel/language.ts'
import { placePage, startPage } from '#modules/editorial/content/manage.ts'
import { screenHref } from '#modules/editorial/content/searchable.ts'
import type { PageSlugs } from '#modules/editorial/page-addresses/contract.ts'
import { hrefOf } from '#modules/editorial/page-addresses/hrefs.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { type ScreenKey, screenKeys } from '#screens/table.ts'
import { leadingTo, linksReadAt, listedPages, matchingPages, onePage, type PageRow, pageId, pageSorts } from './pages.sql.ts'
import type { ContentPage, FindPages, NewPage, OpenPage, PagePlace } from './staff-contract.ts'

/** What a screen shows within itself: the help of readers and of libraries is one screen. */
const within: Partial<Record<string, ScreenKey>> = { help: 'private-help', 'help-libraries': 'private-help' }
/** Under these names pages are shown: the screens', and what screens show within themselves. */
const shownAs: readonly string[] = [...screenKeys, ...Object.keys(within)]
const mostLeading = 100

function view({ prefix, slugs, section, said, changed_at, ...row }: PageRow): ContentPage {
  const shownAt = (language: Language) => {
    const slug = slugs?.[language] ?? (slugs === null ? section?.[language] : undefined)
    return slug === undefined ? screenHref(within[row.key] ?? row.key, language, prefix) : hrefOf({ language, prefix, slug })
  }
  return {
    ...row,
    said: inEachLanguage((language) => said?.[language] ?? 'empty'),
    address: inEachLanguage(shownAt),
    own_address: slugs !== null,
    changed_at: changed_at.toISOString(),
  }
}

/** The content pages of every shop: where they stand, how much is said in each language, and what leads there. */
export async function findPages(db: Db, language: Language, query: FindPages) {
  const asked = { language, screens: shownAs }
  const rows = await listedPages(db, asked, query, walking(db, query, pageSorts(db), { id: pageId(db), as: 'text' }))
  return listPage(db, query, { rows, matching: matchingPages(db, asked, query), view })
}

/** One of them; null where there is none. */
export async function openPage(db: Db, language: Language, page: string): Promise<OpenPage | null> {
  const row = await onePage(db, { language, screens: shownAs }, page)
  if (!row) return null
  return {
    ...view(row),
    addresses: row.slugs as PageSlugs | null,
    led_from: await leadingTo(db, page, mostLeading),
    read_at: (await linksReadAt(db))?.toISOString() ?? null,
  }
}

/** @throws NotFound */
export async function expectedPage(db: Db, language: Language, page: string): Promise<OpenPage> {
  const found = await openPage(db, language, page)
  if (!found) throw new NotFound('content.unknown_page')
  return found
}

/** Its shop and its key. */
export const partsOf = (page: string): [storefront: string, key: string] => [page.slice(0, 4), page.slice(5)]

/**
 * A page that is written in Spanish first, and that visitors do not see yet. Its key comes of its Spanish address.
 * @throws InvalidFields for an address that is taken
 */
export async function newPage(tx: Tx, storefront: string, page: NewPage, now: Date): Promise<string> {
  const key = page.addresses.es.replace('/', '-').slice(0, 60)
  await startPage(tx, storefront, key, page, now)
  return `${storefront}:${key}`
}

/** Moves a page, and says whether it is named beside every text. @throws NotFound, Refused, InvalidFields */
export const movePage = (tx: Tx, page: string, place: PagePlace): Promise<void> => placePage(tx, ...partsOf(page), place)
