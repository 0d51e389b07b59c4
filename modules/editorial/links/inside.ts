import type { Db } from '#kernel/db.ts'
import { withoutEnd } from '#kernel/edges.ts'
import { languages } from '#kernel/language.ts'
import { matchPath } from '#screens/addresses.ts'
import { mainShop } from '#screens/shops.ts'
import type { ScreenKey } from '#screens/table.ts'
import type { LinkCause } from './causes.ts'
import { type GivenAddress, standing } from './standing.sql.ts'

/** What an address of the shop leads to. */
export interface Inside {
  cause: LinkCause | null
  /** The page, post or campaign at which it leads, as the desk of the three languages calls it. */
  to: { kind: string; record: string } | null
}

/** Addresses that staff gave, by address; those of pages that are withheld among them. */
export type Given = ReadonlyMap<string, GivenAddress>

const nothing = (cause: LinkCause): Inside => ({ cause, to: null })
const ofGiven = ({ shown, kind, record }: GivenAddress): Inside => ({ cause: shown ? null : 'not_shown', to: { kind, record } })

/** Files that the shop itself hands out: pictures of texts, leaflets. */
const files = /^\/(media|agenda-files|favicon|robots\.txt|sitemap)/

/** Screens that say what they show by a number, and where that stands in the desk of the three languages. */
const desk: Partial<Record<ScreenKey, string>> = {
  'magazine-post': 'post',
  'agenda-activity': 'activity',
  place: 'place',
  motif: 'motif',
}

/**
 * Whether something stands at an address of the shop: the table of screens, the addresses that staff gave, and the row behind a screen
 * that shows one of many. What stands there only as a list by day or province is taken as it is.
 */
export async function insideAt(
  db: Db,
  given: Given,
  path: string,
  { mainCode, now }: { mainCode: string; now: Date },
): Promise<Inside> {
  const pathname = withoutEnd(path.split(/[?#]/, 1)[0] ?? '', /\//) || '/'
  if (pathname === '/' || files.test(pathname)) return { cause: null, to: null }
  const lower = pathname.toLowerCase()
  const staffs = given.get(lower) ?? given.get(lower.replace(/\/(resultado|resultat|result)\/[^/]+$/, ''))
  if (staffs) return ofGiven(staffs)
  const found = languages.some((language) => pathname === `/${language}` || pathname.startsWith(`/${language}/`))
    ? matchPath(pathname)
    : null
  if (!found) return nothing('no_page')
  const { key, parameters, shop, language } = found
  const stands = standing[key]
  // A word alone below the path of a shop may be a section of it, and else is nothing.
  if (stands && !(await stands(db, { parameters, shop, language, now })))
    return nothing(key === 'section' ? 'no_page' : 'no_thing')
  const kind = desk[key]
  if (kind && parameters['id']) return { cause: null, to: { kind, record: parameters['id'] } }
  // A page whose words a screen of the program shows is called as the screen.
  return { cause: null, to: shop === mainShop ? { kind: 'page', record: `${mainCode}:${key}` } : null }
}
