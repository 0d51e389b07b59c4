/** How many copies the words around a number speak of. */
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
  /(?:€|eur(?:os?)?|pvp|precio|preu|price)\s{0,3}(?:[:.]\s{0,3})?\d+(?:[.,]\d+)?(?:\s{0,3}(?:€|eur(?:os?)?))?/giu,
  /(?<!\d)\d+(?:[.,]\d+)?\s{0,3}(?:€|eur(?:os?)?(?!\p{L}))/giu,
  /(?<!\d)\d+[.,]\d+/g,
  /\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}/g,
  /\d{1,2}:\d{2}/g,
  /(?<!\d)\d+\s{0,3}(?:%|cm|mm|kg|gr?)(?!\p{L})/giu,
  /(?<!\d)\d+\s{0,3}(?:p[aàá]g(?:ina)?e?s?|pages?|pp?)(?!\p{L})\.?/giu,
  /(?<!\p{L})(?:vol(?:umen|ume?)?|tomo?|t|n[.ºo°]+|n[uú]m(?:ero)?|nr|part[e]?|libro|book|llibre|isbn|p[aàá]g(?:ina)?s?|pp?)\s*[.:]?\s*\d+/giu,
  /(?<!\d)\d+\s{0,3}(?:ª|º|\.ª|\.º|a|st|nd|rd|th)(?:\s{0,3}ed(?:ici[oó]n?|ition)?)?(?!\p{L})/giu,
  /(?:\+|(?<!\p{L})(?:tel[eè]?f?[oò]?n?[oa]?|tlf|tfno|fax|m[oòó]b?v?il|phone|mobile))[ .:]*(?:\(?\d+\)?[ ./-]?){2,}/giu,
  /\d{5,}/g,
] as const

const blank = (text: string, pattern: RegExp) => text.replace(pattern, (part) => ' '.repeat(part.length))

/** A piece of a line without the numbers that are no copies; everything else keeps its place. */
export const withoutOthers = (text: string): string => noCopies.reduce(blank, text)
/** What parts the columns of a table: a line that has it has its columns there and nowhere else. Strokes part names of authors too. */
export const delimiterOf = (text: string): string | undefined =>
  text.includes('\t') ? '\t' : text.includes(';') ? ';' : /\d\s*\||\|\s*\d/.test(text) ? '|' : undefined
/** Splits where a table, or a list typed with commas, has its columns. */
const cellsOf = (text: string, delimiter: string | undefined): string[] =>
  text.split(delimiter ?? /\s{3,}|,(?=\s)|\s[-–—]\s/).map((cell) => cell.trim())

export const whole = (text: string): number | null =>
  /^[[(]?\d{1,3}[\])]?$/.test(text.trim()) ? Number(text.replace(/\D/g, '')) : null

/** How many copies a piece of a line speaks of, and where; null when it says nothing of it. */
export function copiesSaid(piece: string): { copies: number; part: string } | null {
  let text = piece
  for (const pattern of said.slice(0, 2)) {
    const found = pattern.exec(text)
    if (found) return { copies: Number(found[1]), part: found[0] }
  }
  text = withoutOthers(text)
  for (const pattern of said.slice(2)) {
    const found = pattern.exec(text)
    if (found) return { copies: Number(found[1]), part: found[0] }
  }
  return null
}

/** A number that stands in a column of its own: next to the code in a table, at the end of a line typed with commas. */
export function copiesAlone(before: string, after: string, { numbered, delimiter }: Around): number | null {
  const behind = cellsOf(after, delimiter)
  if (delimiter === undefined) behind.reverse()
  // A number before the code may only count the lines.
  const ahead = numbered ? [] : cellsOf(before, delimiter).reverse()
  for (const cell of [...behind, ...ahead]) if (whole(cell) !== null) return whole(cell)
  return null
}

export interface Around {
  numbered: boolean
  delimiter: string | undefined
}

/** "3 x" and "3x" right before a number. */
export function trailingTimes(before: string): { copies: number; part: string } | null {
  const found = /(?<![\d.,])(\d{1,4})\s*[x×*]\s*$/iu.exec(before)
  return found ? { copies: Number(found[1]), part: found[0] } : null
}
