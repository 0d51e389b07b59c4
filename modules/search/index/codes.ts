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

/** Rows with exactly this code: ISBN-10, ISBN-13 or EAN, with hyphens or without, or a sku (S-04). */
export function rowsWithCode(state: IndexState, text: string): number[] {
  const bare = bareDigits(text)
  const ean = parseEan(text) ?? (/^\d{13}$/.test(bare) ? bare : null)
  const rows = ean === null ? [] : rowsBetween(state, state.eans, state.lateEans, state.ean, Number(ean), Number(ean))
  const sku = skuKey(text)
  return [...new Set([...rows, ...rowsBetween(state, state.skus, state.lateSkus, state.sku, sku, sku)])]
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
