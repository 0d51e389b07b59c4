import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { isRouteKey, pathTo } from '#kernel/route-table.ts'
import { foundPages } from './content.sql.ts'

/** Markdown as a reader would say it aloud. */
const spoken = (markdown: string) =>
  markdown
    .replace(/\{#[\w-]+\}/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_#|]/g, ' ')
    .trim()

/** The address of a page; none for what is shown inside other screens. */
function pageHref(key: string, language: Language): string | null {
  const [, id] = /^general-information-(\d+)$/.exec(key) ?? []
  if (id) return pathTo('general-information', language, { id })
  return isRouteKey(key) ? pathTo(key as 'customer-service', language) : null
}

/** Pages in which each word begins a word, with the paragraph that says most of them; words are folded. */
export async function searchablePages(db: Db, storefront: string, language: Language, words: readonly string[], limit: number) {
  if (words.length === 0) return []
  const rows = await foundPages(db, storefront, language, words, limit * 2)
  return rows
    .flatMap(({ key, title, passage }) => {
      const href = pageHref(key, language)
      return href ? [{ title, text: spoken(passage), href }] : []
    })
    .slice(0, limit)
}
