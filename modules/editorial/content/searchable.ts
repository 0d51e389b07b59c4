import type { Db } from '#kernel/db.ts'
import type { Findable, FindablePart } from '#kernel/findable.ts'
import { headingOf } from '#kernel/headings.ts'
import type { Language } from '#kernel/language.ts'
import { shownHrefs, targetOf } from '#modules/editorial/page-addresses/hrefs.ts'
import { standsIn } from '#screens/shops.ts'
import { isScreenKey, screens } from '#screens/table.ts'
import { writtenPages } from './content.sql.ts'
import { told, toldFacts } from './told-facts.ts'

/** A line of Markdown as a reader would say it aloud. */
const spoken = (line: string) =>
  line
    .replace(/!?\[([^\][]*)\]\([^()]*\)/g, '$1')
    .replace(/^(?:[-*]|\d+\.)\s+/, '')
    .replace(/^\|(?:\s*:?-+:?\s*\|)+\s*$/, '')
    .replace(/[*_]/g, '')
    .replaceAll('|', ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** A text in the pieces that its headings make. */
function partsOf(body: string): FindablePart[] {
  const parts = [{ name: '', anchor: '', text: '' }]
  for (const line of body.split(/\r?\n/)) {
    const heading = headingOf(line)
    if (heading) parts.push({ name: spoken(heading.name), anchor: heading.anchor, text: '' })
    else {
      const part = parts.at(-1)!
      part.text = `${part.text} ${spoken(line)}`.trim()
    }
  }
  return parts
}

/** The address of the screen that shows a page in the shop whose pages begin at `path`; none for what is shown inside other screens. */
export const screenHref = (key: string, language: Language, path: string): string | null =>
  isScreenKey(key) && standsIn(path, key) ? `/${language}${path}${screens[key].paths[language]}` : null

/** The pages of a shop with the pieces that an address can name; what staff did not write in a language is read in Spanish. */
export async function findablePages(db: Db, storefront: string, language: Language, path: string): Promise<Findable[]> {
  const [rows, facts, hrefs] = await Promise.all([
    writtenPages(db, storefront, language),
    toldFacts(db),
    shownHrefs(db, storefront, language),
  ])
  return rows.map(told(facts, language)).flatMap(({ key, title, body }) => {
    const href = hrefs.get(targetOf('page', key)) ?? screenHref(key, language, path)
    return href ? [{ title, href, parts: partsOf(body), also: '' }] : []
  })
}
