import { parseEan } from '#kernel/isbn.ts'
import type { IndexState, Lookup } from './state.ts'
import { skuKey } from './write-row.ts'

function firstAtLeast(keys: Float64Array, key: number): number {
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (keys[middle]! < key) low = middle + 1
    else high = middle
  }
  return low
}

/** Rows whose key lies in [from, to], built and late ones; `column` tells whether a row still has the key. */
function rowsBetween(
  state: IndexState,
  lookup: Lookup,
  late: ReadonlyMap<number, number>,
  column: Float64Array,
  from: number,
  to: number,
): number[] {
  const rows = new Set<number>()
  const keep = (key: number, row: number) => {
    if (state.live[row] && column[row] === key) rows.add(row)
  }
  for (let i = firstAtLeast(lookup.keys, from); i < lookup.keys.length && lookup.keys[i]! <= to; i++)
    keep(lookup.keys[i]!, lookup.rows[i]!)
  if (from === to) {
    const row = late.get(from)
    if (row !== undefined) keep(from, row)
  } else for (const [key, row] of late) if (key >= from && key <= to) keep(key, row)
  return [...rows].sort((a, b) => a - b)
}

const bareDigits = (text: string) => text.replace(/[\s\u00a0\u2010-\u2015-]/g, '')

/** What people write before a code. */
const label = /\b(?:isbn|ean|gtin|sku|ref|referencia|refer[eè]ncia|reference|c[oó]digo|codi|code)(?:[ -]?1[03])?\b[\s:.#=º°]*/giu
/** Ten or thirteen digits, in groups or not, and what of a code may stand in between. */
const bookCode = /(?<![\d-])(?:97[89][\s-]?)?\d(?:[\s-]?\d){8}[\s-]?[\dx](?![\d-])|(?<!\d)\d{13}(?!\d)/giu

export interface CodesAsked {
  rows: number[]
  /** Nothing was asked besides. */
  only: boolean
}
export const noCodes: CodesAsked = { rows: [], only: false }

const rowsWithEanWhole = (state: IndexState, ean: string) =>
  rowsBetween(state, state.eans, state.lateEans, state.ean, Number(ean), Number(ean))

function rowsWithSku(state: IndexState, text: string): number[] {
  const sku = skuKey(text)
  return rowsBetween(state, state.skus, state.lateSkus, state.sku, sku, sku)
}

/**
 * Rows with the codes that a question names, in its order: ISBN-10, ISBN-13 or EAN, with hyphens or without, skus, one or several,
 * with the word for it or without (S-04).
 */
export function codesIn(state: IndexState, text: string): CodesAsked {
  const rows = rowsWithSku(state, text)
  if (!/\d/.test(text)) return { rows, only: false }
  const bare = text.replace(label, ' ')
  const named = bare !== text
  const rest = bare.replace(bookCode, (found) => {
    const digits = bareDigits(found)
    const ean = parseEan(digits) ?? (/^\d{13}$/.test(digits) ? digits : null)
    if (ean === null) return found
    rows.push(...rowsWithEanWhole(state, ean))
    return ' '
  })
  const parts = rest.split(/[\s,;|/]+/).filter(Boolean)
  const read = rest.trim() !== bare.trim()
  const skus = parts.map((part) => rowsWithSku(state, part))
  const all = skus.every((found) => found.length > 0)
  // A number among words is a word; where each part is a code of its own, codes were asked.
  if (all && (read || named || parts.length > 1)) rows.push(...skus.flat())
  const only = (read && all) || (named && parts.length === 0)
  return { rows: [...new Set(rows)], only }
}

/** Rows whose EAN is the one given or begins with the digits given (advanced search). */
export function rowsWithEan(state: IndexState, text: string): number[] {
  const bare = bareDigits(text)
  const whole = parseEan(text)
  if (whole !== null) return rowsBetween(state, state.eans, state.lateEans, state.ean, Number(whole), Number(whole))
  if (!/^\d{1,13}$/.test(bare)) return []
  const from = Number(bare.padEnd(13, '0'))
  return rowsBetween(state, state.eans, state.lateEans, state.ean, from, Number(bare.padEnd(13, '9')))
}
