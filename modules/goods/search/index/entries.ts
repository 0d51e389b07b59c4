import { objectCode } from './facets.ts'
import type { IndexState } from './state.ts'

/** What a list shows once: an object for all its sizes (C-08), and with `works` a book for all its editions too. */
export type Grouping = 'works' | 'editions'

/** The entry of each row that shares one with another row, from 1; 0 for the rest. */
export interface Entries {
  of: Uint32Array
  count: number
}

/** Numbers counted and then numbered anew, in a room twice as large as they are many. */
class Numbered {
  readonly #keys: Uint32Array
  readonly #values: Uint32Array
  readonly #mask: number

  constructor(most: number) {
    const size = 2 ** Math.ceil(Math.log2(Math.max(16, most * 2)))
    this.#keys = new Uint32Array(size)
    this.#values = new Uint32Array(size)
    this.#mask = size - 1
  }

  #placeOf(key: number): number {
    let at = (Math.imul(key, 2_654_435_761) >>> 7) & this.#mask
    while (this.#keys[at] !== 0 && this.#keys[at] !== key) at = (at + 1) & this.#mask
    return at
  }

  count(key: number) {
    const at = this.#placeOf(key)
    this.#keys[at] = key
    this.#values[at]! += 1
  }

  /** Numbers from `first` for what was counted twice, 0 for the rest. @returns the first number that is free */
  number(first: number): number {
    let next = first
    for (let at = 0; at <= this.#mask; at++) if (this.#values[at] !== 0) this.#values[at] = this.#values[at]! > 1 ? next++ : 0
    return next
  }

  of(key: number): number {
    return this.#values[this.#placeOf(key)]!
  }
}

/** Reads which rows are one entry; of what is not shown nothing is. */
export function readEntries({ rows, live, single, work }: IndexState, grouping: Grouping): Entries {
  const sizes = single.size_group
  const numbered = { size: new Numbered(1), work: new Numbered(1) }
  const eachGrouped = (each: (kind: 'size' | 'work', key: number, row: number) => void) => {
    for (let row = 0; row < rows; row++) {
      if (!live[row]) continue
      if (sizes[row] !== 0) each('size', sizes[row]!, row)
      else if (grouping === 'works' && work[row] !== 0 && single.type[row] !== objectCode) each('work', work[row]!, row)
    }
  }
  const met = { size: 0, work: 0 }
  eachGrouped((kind) => {
    met[kind] += 1
  })
  for (const kind of ['size', 'work'] as const) numbered[kind] = new Numbered(met[kind])
  eachGrouped((kind, key) => numbered[kind].count(key))
  const end = numbered.work.number(numbered.size.number(1))
  const of = new Uint32Array(rows)
  eachGrouped((kind, key, row) => {
    of[row] = numbered[kind].of(key)
  })
  return { of, count: end - 1 }
}

/** The rows of each entry side by side: where those of an entry begin, and where the last ends. */
interface Members {
  start: Uint32Array
  rows: Uint32Array
}

const knownMembers = new WeakMap<Entries, Members>()

function membersOf({ of, count }: Entries): Members {
  const start = new Uint32Array(count + 2)
  for (let row = 0; row < of.length; row++) if (of[row] !== 0) start[of[row]! + 1]! += 1
  for (let entry = 0; entry <= count; entry++) start[entry + 1]! += start[entry]!
  const next = start.slice()
  const rows = new Uint32Array(start[count + 1]!)
  for (let row = 0; row < of.length; row++) if (of[row] !== 0) rows[next[of[row]!]!++] = row
  return { start, rows }
}

/** Every row that is shown and shares the entry of this one, itself among them. */
export function rowsOfEntry(entries: Entries, row: number): Uint32Array {
  const entry = entries.of[row]!
  if (entry === 0) return Uint32Array.of(row)
  const members = knownMembers.get(entries) ?? membersOf(entries)
  knownMembers.set(entries, members)
  return members.rows.subarray(members.start[entry]!, members.start[entry + 1]!)
}
