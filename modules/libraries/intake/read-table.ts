import { withoutEnd, withoutStart } from '#kernel/edges.ts'
import { parseEan } from '#kernel/isbn.ts'
import { findCodes } from './find-codes.ts'
import { readLine } from './read-line.ts'
import { mostCopies, type RequestedTitle, shortened } from './requested-title.ts'

type Column = 'code' | 'copies' | 'title' | 'author'

/** What columns are called, folded; in Spanish, Catalan and English, as libraries and distributors write them. */
const names: Record<Column, RegExp> = {
  code: /^(?:isbn|ean|gtin)(?: ?1[03])?(?: ?(?:ean|isbn)(?: ?13)?)?$|^(?:codigo|codi|code)(?: (?:de )?(?:barras|barres|isbn|ean))?$|^bar ?code$|^(?:ref|referencia) (?:isbn|ean)$/,
  copies:
    /^(?:cantidad|cant|quantitat|quant|quantity|qty|ejemplares|ejemplar|ejs?|exemplars?|exs?|copies|copias|unidades|uds?|unitats|units|no of copies|(?:n|num|no|nombre|numero)(?: de)? (?:ejemplares|exemplars|copias|copies)|(?:cantidad|quantitat|quantity|unidades|unitats|ejemplares|exemplars|copies) (?:pedidas?|solicitadas?|solicitados|demanad[ae]s|demanats|ordered|requested|a pedir))$/,
  title: /^(?:titulo|titol|title|obra|libro|llibre|book|articulo|article|descripcion|descripcio|description)$/,
  author: /^(?:autor|autora|autores|autors|autor a|autoria|author|authors|author s)$/,
}

const folded = (cell: string): string =>
  cell
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

export type Columns = Partial<Record<Column, number>>

/** The columns a row of names stands over; null when it is none: it names a number or a title, and something else besides. */
export function columnsOf(cells: readonly string[]): Columns | null {
  const columns: Columns = {}
  for (const [index, cell] of cells.entries()) {
    if (cell.length > 40) continue
    const name = folded(cell)
    for (const [column, pattern] of Object.entries(names) as [Column, RegExp][])
      if (columns[column] === undefined && pattern.test(name)) columns[column] = index
  }
  const known = Object.keys(columns).length
  return known >= 2 || (known === 1 && columns.code !== undefined && cells.filter((cell) => cell.trim() !== '').length === 1)
    ? columns
    : null
}

const empty = { quantity: 1, fault: null } as const

function copiesIn(cell: string): Pick<RequestedTitle, 'quantity' | 'fault'> {
  if (cell.trim() === '') return empty
  const [, digits] = /^[^\d-]{0,12}(-?\d{1,7})(?:[.,]0+)?[^\d]{0,16}$/.exec(cell.trim()) ?? []
  const copies = digits === undefined ? Number.NaN : Number(digits)
  return copies >= 1 && copies <= mostCopies ? { quantity: copies, fault: null } : { quantity: 1, fault: 'quantity' }
}

/** The number in its own column; a spreadsheet takes the noughts off the front of an ISBN-10. */
function codeIn(cell: string): { ean: string | null; fault: RequestedTitle['fault'] } {
  const [code] = findCodes(`ISBN: ${withoutStart(withoutEnd(cell, /["\s]/), /[\s'’="]/)}`)
  if (code?.ean) return { ean: code.ean, fault: null }
  const bare = cell.replace(/[\s-]/g, '')
  const padded = /^\d{7,8}[\dXx]$/.test(bare) ? parseEan(bare.padStart(10, '0')) : null
  if (padded) return { ean: padded, fault: null }
  if (code) return { ean: null, fault: code.fault }
  return { ean: null, fault: /\d{3}/.test(cell) ? 'length' : null }
}

/** What a row below the names asks for; null for blank rows, sums and names said again. */
export function readRow(cells: readonly string[], columns: Columns, row: number): RequestedTitle[] {
  const at = (column: Column) => (columns[column] === undefined ? '' : (cells[columns[column]] ?? ''))
  const typed = cells.filter((cell) => cell.trim() !== '').join(' · ')
  if (typed === '' || columnsOf(cells)) return []
  const asked = shortened(typed, 500)
  const texts = { title: shortened(at('title'), 300), author: shortened(at('author'), 200) }
  const copies = columns.copies === undefined ? empty : copiesIn(at('copies'))
  const own = codeIn(at('code'))
  const others = cells
    .flatMap((cell, index) => (index === columns.code ? findCodes(cell).slice(1) : findCodes(cell)))
    .filter(({ ean }) => ean !== null && ean !== own.ean)
  if (columns.code !== undefined && others.length === 0) {
    if (own.ean === null && own.fault === null && (texts.title === '' || /^(?:sub)?total/i.test(texts.title))) return []
    return [{ ...own, quantity: copies.quantity, ...texts, asked, row, fault: own.fault ?? copies.fault }]
  }
  // The number stands where its column is not, or there are several.
  const found = [...(own.ean ? [{ ean: own.ean }] : []), ...others]
  if (found.length > 0)
    return found.map(({ ean }) => ({ ean, quantity: copies.quantity, ...texts, asked, row, fault: copies.fault }))
  if (texts.title === '' || /^(?:sub)?total/i.test(texts.title))
    return columns.code === undefined ? readLine({ text: cells.join('\t'), row }) : []
  return [{ ean: null, quantity: copies.quantity, ...texts, asked, row, fault: copies.fault }]
}
