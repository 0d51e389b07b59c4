import type { Db } from '#kernel/db.ts'
import { headingOf } from '#kernel/headings.ts'
import { insetsAsWords } from '#kernel/insets.ts'
import type { Language } from '#kernel/language.ts'
import { pageAsked } from './content.sql.ts'
import { factsIn, told } from './told-facts.ts'

export { pageAsked }

const cellsOf = (row: string) =>
  row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())

/** Markdown as it is read without it: titles alone on their line, the address of a link behind its words. `url` is the shop's, without a slash. */
export const plainPage = (body: string, url: string): string =>
  insetsAsWords(body.replaceAll('\r', ''))
    .split('\n')
    .filter((line) => !/^\|[\s|:-]+\|$/.test(line))
    .map((line) => headingOf(line)?.name ?? line)
    .map((line) => (line.startsWith('|') ? cellsOf(line).join(' · ') : line))
    .join('\n')
    .replace(/\*\*?([^*]+)\*\*?/g, '$1')
    .replace(/\[([^\][]+)\]\((mailto:)?([^()\s]+)\)/g, (_link, words: string, _mail, to: string) => {
      const address = to.startsWith('/') ? url + to : to
      return address === words ? words : `${words} (${address})`
    })

/**
 * A page as a file that goes with a letter, so that whoever gets it keeps what it said; null where the shop has no such page. Its rows are
 * those of `pageAsked`, which stands in one statement with what else the letter needs.
 */
export async function pageFile(
  db: Db,
  [row]: readonly { title: string; body: string }[],
  { language, url }: { language: Language; url: string },
): Promise<{ name: string; type: string; content: Uint8Array } | null> {
  if (!row?.title) return null
  const page = told(await factsIn(db, row.title, row.body ?? ''), language)(row)
  const name = `${page.title.toLowerCase().replace(/[^\p{L}\d]+/gu, '-')}.txt`
  return { name, type: 'text/plain; charset=utf-8', content: Buffer.from(`${page.title}\n\n${plainPage(page.body, url)}\n`) }
}
