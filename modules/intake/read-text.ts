import type { Asked } from './asked.ts'
import { findCodes } from './find-codes.ts'
import { readLine, readTitle } from './read-line.ts'
import { type Columns, columnsOf, readRow } from './read-table.ts'
import { splitCells } from './split-cells.ts'

const delimiters = ['\t', ';', '|', ','] as const
const quoted = /^(?:\s*[>|]){1,8}[ \t]?/
/** Headers and greetings of letters, signatures, addresses of people: nobody asks for a book with them. */
const noise =
  /^\s*(?:(?:de|from|para|to|per a|cc|cco|bcc|asunto|assumpte|subject|fecha|date|data|enviado|enviat|sent|reply-to|responder a|message-id|mime-version|content-[a-z-]+)\s*:|(?:hola|buen[oa]s|bon dia|bona tarda|hello|hi|dear|estimad[oa]s?|benvolguts?|benvolgud[ae]s?|apreciad[oa]s?|apreciats?|saludos|un saludo|salutacions|atentamente|atentament|cordialmente|cordialment|gracias|gr[aà]cies|thanks|thank you|kind regards|best regards|regards|un cordial|adjunt|attached|please find|por favor|si us plau)(?![\p{L}])|-{2,}\s*$|_{3,}|={3,}|\*{3,}|(?:tel|tlf|tel[eè]?f?[oò]?n[oa]?|fax|m[oòó]b?v?il|phone|www|https?)[.:\s/]|on .{6,80} wrote:|el .{6,80} (?:escribi[oó]|va escriure):|begin:vcard)/iu
const person =
  /[\w.+-]+@[\w-]+\.\w|https?:\/\/|www\.|\b[A-Z]-?\d{8}\b|\b\d{8}-?[A-Z]\b|(?:calle|carrer|c\/|avda|av\.|plaza|pla[cç]a)\s/iu
const copiesOnly =
  /^\s*(?:(?:cantidad|cant|quantitat|quantity|qty|copies|copias|c[oò]pies|ejemplares|ejs?|exemplars|unidades|unitats|units|uds?)\s*[.:=]*\s*(\d{1,5})|(\d{1,5})\s*(?:ejemplar(?:es)?|ejs?|exemplars?|unidad(?:es)?|unitats?|uds?|copias?|c[oò]pi(?:a|es)|copies|copy|units?)|x\s*(\d{1,4}))\s*\.?\s*$/iu

interface Line {
  text: string
  row: number
}

/** The place where the names of columns stand, with what parts them; null in a text that is no table. */
function tableIn(lines: readonly Line[]): { from: number; delimiter: string; columns: Columns } | null {
  for (const [from, { text }] of lines.entries()) {
    if (text.length > 2_000 || !/isbn|ean|t[ií]t|codi|c[oó]d|barcode|code|gtin|obra|autor|author/i.test(text)) continue
    for (const delimiter of delimiters) {
      const [cells = []] = splitCells(text, delimiter).map(({ cells }) => cells)
      const columns = cells.length > 1 ? columnsOf(cells) : null
      if (columns) return { from, delimiter, columns }
    }
  }
  return null
}

/** The number each line begins with, when they simply count: 1, 2, 3… are no copies. */
function countsLines(lines: readonly Line[]): boolean {
  const first = lines.flatMap(({ text }) => {
    const found = /^\s*(\d{1,4})[\s.;,)|:-]/.exec(text)
    return found ? [Number(found[1])] : []
  })
  return first.length >= 3 && first.every((number, n) => n === 0 || number === first[n - 1]! + 1)
}

const hasWords = (text: string) => text.replace(/isbn|ean|[^\p{L}]/giu, '').length > 1
const isNoise = (text: string) => noise.test(text.slice(0, mostLetters)) || person.test(text.slice(0, mostLetters))
/** Nobody writes a title longer; longer lines are looked through for ISBNs alone. */
const mostLetters = 400

function readLines(lines: readonly Line[], listsTitles: boolean): Asked[] {
  const numbered = countsLines(lines.filter(({ text }) => text.trim() !== ''))
  const read = lines.map((line) => (/\d{3}|\dE/i.test(line.text) ? readLine({ ...line, numbered }) : []))
  const titlesOnly = listsTitles && read.every((one) => one.length === 0)
  const asked: Asked[] = []
  let signed = false
  let heading: Line | null = null
  for (const [n, line] of lines.entries()) {
    const found = read[n]!
    const { text } = line
    if (/^\s*--\s*$/.test(text)) signed = true
    if (found.length > 0) {
      const [one] = found
      const before = asked.at(-1)
      const twin =
        before && one && found.length === 1 && before.row === line.row - 1 && before.ean === one.ean && one.ean !== null
      if (twin && /isbn.?1[03]/i.test(before.asked) && /isbn.?1[03]/i.test(text) && !hasWords(one.title)) continue
      if (one && found.length === 1 && heading && one.title === '' && !isNoise(heading.text)) {
        const [title] = readTitle({ ...heading, numbered }, true)
        if (title) {
          const copies = one.quantity === 1 ? title.quantity : one.quantity
          found[0] = {
            ...one,
            title: title.title,
            author: title.author,
            quantity: copies,
            asked: `${title.asked} ${one.asked}`.slice(0, 500),
          }
          if (asked.at(-1)?.row === heading.row && asked.at(-1)?.ean === null) asked.pop()
        }
      }
      for (const each of found) asked.push(each)
      heading = null
      continue
    }
    const last = asked.at(-1)
    const copies = copiesOnly.exec(text)
    if (copies && last && last.quantity === 1 && last.row >= line.row - 3) {
      const number = Number(copies[1] ?? copies[2] ?? copies[3])
      asked[asked.length - 1] =
        number >= 1 && number <= 9_999 ? { ...last, quantity: number } : { ...last, fault: last.fault ?? 'quantity' }
      continue
    }
    heading = hasWords(text) && text.length < mostLetters ? line : null
    if (text.length > mostLetters || text.trim() === '' || copies || signed || isNoise(text)) continue
    asked.push(...readTitle({ ...line, numbered }, titlesOnly))
  }
  return asked
}

/**
 * What a text asks for, whatever it is: a column, a table with or without names over it, an e-mail with its quotes and signature.
 * Never throws, loses no ISBN whose check digit is right, and takes nothing together: each line that asks is one answer.
 */
export function readText(text: string): Asked[] {
  const lines: Line[] = text
    .replace(/^\ufeff/, '')
    .split(/\r\n|[\n\r\u2028\u2029\u0085\v\f]/)
    .map((line, n) => ({ text: line.replace(quoted, ''), row: n + 1 }))
  const table = tableIn(lines)
  if (!table) return readLines(lines, true)
  const { from, delimiter, columns } = table
  const body = lines.slice(from).map(({ text }) => text)
  const outside: Line[] = lines.slice(0, from)
  const asked: Asked[] = []
  for (const { cells, line, raw } of splitCells(body.join('\n'), delimiter)) {
    const row = from + line
    if (line === 1) {
      outside.push({ text: raw, row })
      continue
    }
    if (cells.length > 1 || (cells[0] !== '' && Math.max(...Object.values(columns)) === 0)) {
      const read = readRow(cells, columns, row)
      asked.push(...read, ...missedIn(raw, read, row))
    } else for (const [n, text] of raw.split('\n').entries()) outside.push({ text, row: row + n })
  }
  return readLines(outside, false)
    .concat(asked)
    .sort((a, b) => a.row - b.row)
}

/** A broken quotation mark may have swallowed lines: what they ask for is still found. */
function missedIn(raw: string, read: readonly Asked[], row: number): Asked[] {
  if (!raw.includes('\n')) return []
  return raw
    .split('\n')
    .flatMap((text, n) =>
      readLine({ text, row: row + n }).filter(({ ean }) => ean !== null && !read.some((one) => one.ean === ean)),
    )
}

/** Whether a text speaks of any ISBN or EAN. */
export const hasCodes = (text: string): boolean => findCodes(text).length > 0
