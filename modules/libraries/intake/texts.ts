import { withoutEnd, withoutStart } from '#kernel/edges.ts'
import { whole } from './copies.ts'
import { shortened } from './requested-title.ts'

/** What stands before a number and says that it is one. */
export const labels = /(?<![\p{L}])(?:isbn|ean|gtin)(?:[\s-]?1[03])?(?![\p{L}\d])\s*[:.#=]*/giu
const before = /[\s,;:|.·•*="'“”«»()[\]/–—-]/
const behind = /[\s,;:|·•*="'“«(["/–—-]/
const trimmed = (text: string) => withoutEnd(withoutStart(text, before), behind)
/** What parts the pieces of a line, with nothing between two of them that is none. */
const strokesOf = (text: string) =>
  text
    .split(/[\t|;]/)
    .map((piece) => piece.trim())
    .filter(Boolean)
    .join(' | ')

/** Title and author of what is left of a line: "Title / Author", "Autor: …" or columns; else all of it is title. */
export function textsOf(rest: string): { title: string; author: string } {
  const clean = trimmed(shortened(strokesOf(rest.replace(labels, ' ').replace(/[([]\s{0,9}[)\]]/g, ' ')), 400))
  const named = /(?:^|[|,;.\s])(?:autor(?:es|a|\/a)?|author)s? ?: ?([^|;]+)/iu.exec(clean)
  const titled = /(?:^|[|,;.\s])(?:t[ií]tulo|t[ií]tol|title) ?: ?([^|;]+?)(?= ?(?:autor(?:es|a|\/a)?|author)s? ?:|[|;]|$)/iu.exec(
    clean,
  )
  if (titled || named)
    return {
      title: trimmed(shortened(titled?.[1] ?? clean.replace(named?.[0] ?? '', ' '), 300)),
      author: trimmed(shortened(named?.[1] ?? '', 200)),
    }
  const [title = '', author = ''] = clean.includes(' | ') ? clean.split(' | ') : clean.split(' / ')
  return { title: trimmed(shortened(title, 300)), author: trimmed(shortened(author, 200)) }
}

/** A cell without the number at its end that stands in a column of its own. */
const withoutLast = (cell: string, number: number) =>
  cell
    .trimEnd()
    .replace(/(?:^|[,;|]\s{0,9}|\s{3})[[(]?(\d{1,4})[\])]?$/, (last, digits) => (digits === String(number) ? '' : last))

/** Takes the copies that stood alone, and prices, out of what will be looked up as a title. */
export function withoutNumbers(words: string, alone: number | null): string {
  const priced = words
    .replace(/(?<!\d)\d+(?:[.,]\d+)?\s{0,3}(?:€|eur(?:os?)?(?!\p{L}))/giu, ' ')
    .replace(/(?:€|pvp)\s{0,3}(?:[:.]\s{0,3})?\d+(?:[.,]\d+)?/giu, ' ')
    .replace(/(?<![\d.,])\d{1,4}[.,]\d{2}(?![\d.,])/g, ' ')
  if (alone === null) return priced
  return priced
    .split('\t')
    .map((cell) => (whole(cell) === alone ? '' : withoutLast(cell, alone)))
    .join('\t')
}
