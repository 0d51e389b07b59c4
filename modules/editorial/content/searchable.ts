import type { Db } from '#kernel/db.ts'
import type { Findable, FindablePart } from '#kernel/findable.ts'
import { headingOf } from '#kernel/headings.ts'
import type { Language } from '#kernel/language.ts'
import { pathTo } from '#screens/addresses.ts'
import { isScreenKey } from '#screens/table.ts'
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

/** The address of a page; none for what is shown inside other screens. `prefix` names the shop in the keys of its routes. */
function pageHref(key: string, language: Language, prefix: string): string | null {
  const [, id] = /^general-information-(\d+)$/.exec(key) ?? []
  if (id && !prefix) return pathTo('general-information', language, { id })
  const route = `${prefix}${key}`
  return isScreenKey(route) ? pathTo(route as 'customer-service', language) : null
}

/** The pages of a shop with the pieces that an address can name; what staff did not write in a language is read in Spanish. */
export async function findablePages(db: Db, storefront: string, language: Language, prefix: string): Promise<Findable[]> {
  const [rows, facts] = await Promise.all([writtenPages(db, storefront, language), toldFacts(db)])
  return rows.map(told(facts, language)).flatMap(({ key, title, body }) => {
    const href = pageHref(key, language, prefix)
    return href ? [{ title, href, parts: partsOf(body), also: '' }] : []
  })
}
