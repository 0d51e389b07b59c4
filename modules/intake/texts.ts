import { shortened } from './asked.ts'
import { whole } from './copies.ts'

/** What stands before a number and says that it is one. */
export const labels = /(?<![\p{L}])(?:isbn|ean|gtin)(?:[\s-]?1[03])?(?![\p{L}\d])\s*[:.#=]*/giu
const edges = /^[\s,;:|.·•*="'“”«»()[\]/–—-]+|[\s,;:|·•*="'“«(["/–—-]+$/g

/** Title and author of what is left of a line: "Title / Author", "Autor: …" or columns; else all of it is title. */
export function textsOf(rest: string): { title: string; author: string } {
  const clean = shortened(
    rest
      .replace(labels, ' ')
      .replace(/[([]\s*[)\]]/g, ' ')
      .replace(/[\t|]+/g, ' | ')
      .replace(/(\s*[|;]\s*)+/g, ' | '),
    400,
  ).replace(edges, '')
  const named = /(?:^|[|,;.\s])(?:autor(?:es|a|\/a)?|author)s?\s*:\s*([^|;]+)/iu.exec(clean)
  const titled =
    /(?:^|[|,;.\s])(?:t[ií]tulo|t[ií]tol|title)\s*:\s*([^|;]+?)(?=\s*(?:autor(?:es|a|\/a)?|author)s?\s*:|[|;]|$)/iu.exec(clean)
  if (titled || named)
    return {
      title: shortened(titled?.[1] ?? clean.replace(named?.[0] ?? '', ' '), 300).replace(edges, ''),
      author: shortened(named?.[1] ?? '', 200).replace(edges, ''),
    }
  const [title = '', author = ''] = clean.includes(' | ') ? clean.split(' | ') : clean.split(' / ')
  return { title: shortened(title, 300).replace(edges, ''), author: shortened(author, 200).replace(edges, '') }
}

/** Takes the copies that stood alone, and prices, out of what will be looked up as a title. */
export function withoutNumbers(words: string, alone: number | null): string {
  const priced = words
    .replace(/\d+(?:[.,]\d+)?\s*(?:€|eur(?:os?)?(?!\p{L}))/giu, ' ')
    .replace(/(?:€|pvp)\s*[:.]?\s*\d+(?:[.,]\d+)?/giu, ' ')
    .replace(/(?<![\d.,])\d{1,4}[.,]\d{2}(?![\d.,])/g, ' ')
  if (alone === null) return priced
  return priced
    .split('\t')
    .map((cell) =>
      whole(cell) === alone ? '' : cell.replace(new RegExp(`(^|[,;|]\\s*|\\s{3,})[\\[(]?${alone}[\\])]?\\s*$`), ''),
    )
    .join('\t')
}
