import { type Asked, mostCopies, shortened } from './asked.ts'
import { type Code, findCodes } from './find-codes.ts'

const unit =
  'ejemplar(?:es)?|exemplars?|ejs?|exs?|unidad(?:es)?|unitats?|uds?|uts?|und|copias?|c[oò]pi(?:a|es)|copies|copy|cop|pcs?|units?|u'
const word =
  'cantidad|cant|quantitat|quantity|quant|qty|copies|copias|c[oò]pies|ejemplares|ejs?|exemplars|unidades|unitats|units|uds?|n[.ºo°]+ de (?:ejemplares|exemplars|copias)'
const said = [
  new RegExp(`(?<![\\p{L}\\d])(?:${word})\\s*[.:=]+\\s*(\\d{1,6})(?![\\d.,]*\\d)`, 'iu'),
  new RegExp(`(?<![\\d.,/-])(\\d{1,6})\\s*(?:${unit})(?![\\p{L}\\d])\\.?`, 'iu'),
  /(?<![\p{L}\d.,])[x×]\s?(\d{1,4})(?![\d.,]*\d)(?![\p{L}])/iu,
  /(?<![\p{L}\d.,])(\d{1,4})\s?[x×*](?![\p{L}\d])/iu,
] as const
/** Numbers that are no copies: money, dates, hours, pages, volumes, editions, telephones. */
const noCopies = [
  /(?:€|eur(?:os?)?|pvp|precio|preu|price)\s*[:.]?\s*\d+(?:[.,]\d+)?\s*(?:€|eur(?:os?)?)?/giu,
  /\d+(?:[.,]\d+)?\s*(?:€|eur(?:os?)?(?!\p{L}))/giu,
  /\d+[.,]\d+/g,
  /\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}/g,
  /\d{1,2}:\d{2}/g,
  /\d+\s*(?:%|cm|mm|kg|gr?)(?!\p{L})/giu,
  /\d+\s*(?:p[aàá]g(?:ina)?e?s?|pages?|pp?)(?!\p{L})\.?/giu,
  /(?<!\p{L})(?:vol(?:umen|ume?)?|tomo?|t|n[.ºo°]+|n[uú]m(?:ero)?|nr|part[e]?|libro|book|llibre|isbn|p[aàá]g(?:ina)?s?|pp?)\s*[.:]?\s*\d+/giu,
  /\d+\s*(?:ª|º|\.ª|\.º|a|st|nd|rd|th)\s*(?:ed(?:ici[oó]n?|ition)?)?(?!\p{L})/giu,
  /(?:\+|(?<!\p{L})(?:tel[eè]?f?[oò]?n?[oa]?|tlf|tfno|fax|m[oòó]b?v?il|phone|mobile))[ .:]*(?:\(?\d+\)?[ ./-]?){2,}/giu,
  /\d{5,}/g,
] as const

const blank = (text: string, pattern: RegExp) => text.replace(pattern, (part) => ' '.repeat(part.length))
const ordinal = /^\s*(?:\d{1,4}\s*(?:[.)]-?|º|ª)(?=\s|$)|[-–—•·*▪]+(?=\s))\s*/u

/** What parts the columns of a table: a line that has it has its columns there and nowhere else. Strokes part names of authors too. */
const delimiterOf = (text: string): string | undefined =>
  text.includes('\t') ? '\t' : text.includes(';') ? ';' : /\d\s*\||\|\s*\d/.test(text) ? '|' : undefined
/** Splits where a table, or a list typed with commas, has its columns. */
const cellsOf = (text: string, delimiter: string | undefined): string[] =>
  text.split(delimiter ?? /\s{3,}|,(?=\s)|\s[-–—]\s/).map((cell) => cell.trim())

const whole = (text: string): number | null => (/^[[(]?\d{1,3}[\])]?$/.test(text.trim()) ? Number(text.replace(/\D/g, '')) : null)

/** How many copies a piece of a line speaks of, and where; null when it says nothing of it. */
function copiesSaid(piece: string): { copies: number; part: string } | null {
  let text = piece
  for (const pattern of said.slice(0, 2)) {
    const found = pattern.exec(text)
    if (found) return { copies: Number(found[1]), part: found[0] }
  }
  for (const pattern of noCopies) text = blank(text, pattern)
  for (const pattern of said.slice(2)) {
    const found = pattern.exec(text)
    if (found) return { copies: Number(found[1]), part: found[0] }
  }
  return null
}

/** A number that stands in a column of its own: next to the code in a table, at the end of a line typed with commas. */
function copiesAlone(before: string, after: string, { numbered, delimiter }: Around): number | null {
  const behind = cellsOf(after, delimiter)
  if (delimiter === undefined) behind.reverse()
  // A number before the code may only count the lines.
  const ahead = numbered ? [] : cellsOf(before, delimiter).reverse()
  for (const cell of [...behind, ...ahead]) if (whole(cell) !== null) return whole(cell)
  return null
}

interface Around {
  numbered: boolean
  delimiter: string | undefined
}

const labels = /(?<![\p{L}])(?:isbn|ean|gtin)(?:[\s-]?1[03])?(?![\p{L}\d])\s*[:.#=]*/giu
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

interface Line {
  text: string
  row: number
  /** The line belongs to a numbered list: the number it begins with counts lines. */
  numbered?: boolean
}

/** Ten and thirteen digits of one book, side by side, are one; it reaches over both. */
function oncePerBook(codes: readonly Code[]): { code: Code; from: number; to: number }[] {
  const books: { code: Code; from: number; to: number }[] = []
  for (const code of codes) {
    const last = books.at(-1)
    if (last && code.ean !== null && last.code.ean === code.ean && last.code.ten !== code.ten) last.to = code.to
    else books.push({ code, from: code.from, to: code.to })
  }
  return books
}

/** What stands farther from a number says nothing of it. */
const near = 300

const clampedCopies = (copies: number): Pick<Asked, 'quantity' | 'fault'> =>
  copies >= 1 && copies <= mostCopies ? { quantity: copies, fault: null } : { quantity: 1, fault: 'quantity' }

/** What a line with ISBNs or EANs asks for: one for each, with the copies and words beside it. Empty without any. */
export function readLine({ text, row, numbered = false }: Line): Asked[] {
  const books = oncePerBook(findCodes(text))
  const [first] = books
  if (!first) return []
  const lead = text.slice(Math.max(0, first.from - near), first.from)
  const marked = ordinal.exec(lead)?.[0].length ?? 0
  // "2 x 978…, 3 x 978…": with several numbers, copies stand before all of them or after all of them.
  const copiesFirst = books.length > 1 && (trailingTimes(lead) ?? copiesSaid(lead)) !== null
  const delimiter = delimiterOf(text)
  return books.map((book, n) => {
    const start = n === 0 ? 0 : books[n - 1]!.to
    const end = n === books.length - 1 ? text.length : books[n + 1]!.from
    const before = n === 0 ? lead.slice(marked) : copiesFirst ? text.slice(Math.max(start, book.from - near), book.from) : ''
    const after = copiesFirst ? '' : text.slice(book.to, Math.min(end, book.to + near)).replace(/^[.,]0+(?!\d)/, ' ')
    const asked = shortened(books.length === 1 ? text : text.slice(n === 0 ? 0 : start, end), 500)
    const words = beside(before, after, { numbered, delimiter })
    return { ean: book.code.ean, ...words, asked, row, fault: book.code.fault ?? words.fault }
  })
}

/** Copies, title and author in the words before and after a number. */
function beside(before: string, after: string, around: Around): Pick<Asked, 'quantity' | 'title' | 'author' | 'fault'> {
  const stripped = (piece: string) => noCopies.reduce((rest, pattern) => blank(rest, pattern), piece.replace(labels, ' '))
  const alone = () => copiesAlone(stripped(before), stripped(after), around)
  const inBefore = trailingTimes(before) ?? copiesSaid(before.replace(labels, ' '))
  // "2 ej." and nothing else before the number leaves no doubt; a column of its own is clearer than words of a title.
  const isPlain = inBefore !== null && !/\p{L}{2,}/u.test(before.replace(labels, ' ').replace(inBefore.part, ' '))
  const column = isPlain || around.delimiter === undefined ? null : alone()
  const inAfter = isPlain || column !== null ? null : copiesSaid(after)
  const said = isPlain ? inBefore : column === null ? (inAfter ?? inBefore) : null
  const own = column ?? (said ? null : alone())
  const without = (piece: string, part: string | undefined) => (part ? piece.replace(part, ' ') : piece)
  const words = `${without(before, said === inBefore ? said?.part : undefined)}\t${without(after, said === inAfter ? said?.part : undefined)}`
  return { ...clampedCopies(said?.copies ?? own ?? 1), ...textsOf(withoutNumbers(words, said ? null : own)) }
}

/** "3 x" and "3x" right before a number. */
function trailingTimes(before: string): { copies: number; part: string } | null {
  const found = /(?<![\d.,])(\d{1,4})\s*[x×*]\s*$/iu.exec(before)
  return found ? { copies: Number(found[1]), part: found[0] } : null
}

/** Takes the copies that stood alone, and prices, out of what will be looked up as a title. */
function withoutNumbers(words: string, alone: number | null): string {
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

/** "2 ejemplares de El hereje" leaves "El hereje". */
const wordsAround = (body: string, said: string) =>
  said === '' ? body : body.replace(said, ' ').replace(/^\s*(?:de|del|of)(?=\s)/iu, ' ')

/** What a line without any ISBN asks for, when it says how many copies or stands in a list. */
export function readTitle({ text, row, numbered = false }: Line, always: boolean): Asked[] {
  const marked = ordinal.exec(text)?.[0] ?? ''
  const body = text.slice(marked.length)
  const leading = numbered ? null : /^\s*(\d{1,3})\s+(?=\p{L})/u.exec(body)
  const said = copiesSaid(body) ?? (leading && (always || !marked) ? { copies: Number(leading[1]), part: leading[0] } : null)
  if (!always && !said && marked === '') return []
  const copies = said ?? { copies: 1, part: '' }
  const texts = textsOf(withoutNumbers(wordsAround(body, copies.part), null))
  if (texts.title.replace(/[^\p{L}\d]/gu, '').length < 2) return []
  return [{ ean: null, ...texts, asked: shortened(text, 500), row, ...clampedCopies(copies.copies) }]
}
