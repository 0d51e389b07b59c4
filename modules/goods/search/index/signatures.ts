/**
 * Ten filters have a handful of values each, and few of their combinations occur. A number per row names its combination, so that one
 * reading of the rows counts all ten.
 */

import { grown } from './columns.ts'
import type { Counts } from './count.ts'
import type { IndexState, SingleColumn } from './state.ts'

/** The columns, each with as many bits as its codes take. */
const bitsOf = {
  language: 8,
  format: 8,
  type: 2,
  price: 2,
  stock: 1,
  discount: 1,
  novelty: 1,
  recommended: 1,
  top_sales: 1,
  availability: 5,
} as const satisfies Partial<Record<SingleColumn, number>>
type SmallColumn = keyof typeof bitsOf
const columns = Object.keys(bitsOf) as SmallColumn[]
export const isSmall = (column: string): column is SmallColumn => column in bitsOf

/** How many rows have each combination that occurs among them. */
export interface Tally {
  met: Uint32Array
  counts: Uint32Array
}

export class Signatures {
  readonly #codeOf = new Map<number, number>()
  readonly #codes = Object.fromEntries(columns.map((column) => [column, [] as number[]])) as Record<SmallColumn, number[]>
  #ofRow = new Uint32Array(0)
  #tally = new Uint32Array(1_024)
  #met = new Uint32Array(1_024)

  /** Reads the combination of these rows anew. */
  read(state: IndexState, rows: Uint32Array) {
    this.#ofRow = grown(this.#ofRow, state.rows)
    for (let i = 0; i < rows.length; i++) this.#ofRow[rows[i]!] = this.#signature(state, rows[i]!)
  }

  #signature(state: IndexState, row: number): number {
    let key = 0
    for (const column of columns) key = key * 2 ** bitsOf[column] + state.single[column][row]!
    const known = this.#codeOf.get(key)
    if (known !== undefined) return known
    const code = this.#codeOf.size
    this.#codeOf.set(key, code)
    for (const column of columns) this.#codes[column].push(state.single[column][row]!)
    return code
  }

  tally(rows: Uint32Array): Tally {
    this.#tally = grown(this.#tally, this.#codeOf.size)
    this.#met = grown(this.#met, this.#codeOf.size)
    const length = countInto(this.#ofRow, rows, this.#tally, this.#met)
    const met = this.#met.slice(0, length)
    const counts = new Uint32Array(length)
    for (let i = 0; i < length; i++) {
      counts[i] = this.#tally[met[i]!]!
      this.#tally[met[i]!] = 0
    }
    return { met, counts }
  }

  /** The combination of each of the rows. */
  of(rows: Uint32Array): Uint32Array {
    const signatures = new Uint32Array(rows.length)
    for (let i = 0; i < rows.length; i++) signatures[i] = this.#ofRow[rows[i]!]!
    return signatures
  }

  /** The code of a column that each combination has. */
  codesOf(column: SmallColumn): readonly number[] {
    return this.#codes[column]
  }

  /** Whether any combination among them has this code of a column. */
  has(column: SmallColumn, code: number, { met }: Tally): boolean {
    const codes = this.#codes[column]
    return met.some((signature) => codes[signature] === code)
  }

  /** The counts of one column from those of the combinations. */
  countsOf(column: SmallColumn, { met, counts }: Tally): Counts {
    const codes = this.#codes[column]
    const sums = new Uint32Array(256)
    for (let i = 0; i < met.length; i++) sums[codes[met[i]!]!]! += counts[i]!
    const found: number[] = []
    for (let code = 1; code < 256; code++) if (sums[code] !== 0) found.push(code)
    return { codes: Uint32Array.from(found), counts: Uint32Array.from(found, (code) => sums[code]!) }
  }
}

function countInto(ofRow: Uint32Array, rows: Uint32Array, tally: Uint32Array, used: Uint32Array): number {
  let met = 0
  for (let i = 0; i < rows.length; i++) {
    const code = ofRow[rows[i]!]!
    if (tally[code]!++ === 0) used[met++] = code
  }
  return met
}
