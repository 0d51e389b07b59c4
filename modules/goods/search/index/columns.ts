/** Typed arrays that grow at the end: one number per row, or a list of numbers per row. */

export type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array | Float64Array

/** The same numbers with room for more. */
export function grown<Column extends Numbers>(column: Column, length: number): Column {
  if (length <= column.length) return column
  const larger = new (column.constructor as new (length: number) => Column)(Math.ceil(length * 1.25) + 1_024)
  larger.set(column)
  return larger
}

/** Numbers written one after the other, for building. */
export class Growing {
  values: Uint32Array<ArrayBuffer> = new Uint32Array(1_024)
  length = 0
  push(value: number) {
    if (this.length === this.values.length) {
      const larger = new Uint32Array(this.length * 2)
      larger.set(this.values)
      this.values = larger
    }
    this.values[this.length++] = value
  }
  taken(): Uint32Array<ArrayBuffer> {
    return this.values.slice(0, this.length)
  }
}

/** A short list of codes per row, lists in one heap; a changed list is written at the end and the old one left behind. */
export interface Lists {
  start: Uint32Array
  count: Uint16Array
  codes: Uint32Array
  used: number
}

export const emptyLists = (): Lists => ({
  start: new Uint32Array(0),
  count: new Uint16Array(0),
  codes: new Uint32Array(0),
  used: 0,
})

export function setList(lists: Lists, row: number, codes: readonly number[]) {
  lists.start = grown(lists.start, row + 1)
  lists.count = grown(lists.count, row + 1)
  lists.codes = grown(lists.codes, lists.used + codes.length)
  lists.start[row] = lists.used
  lists.count[row] = codes.length
  for (const code of codes) lists.codes[lists.used++] = code
}

/** Values of a filter and their codes, from 1; 0 is "none". */
export interface Values {
  keys: string[]
  codes: Map<string, number>
}

export const emptyValues = (...keys: string[]): Values => {
  const values: Values = { keys: [], codes: new Map() }
  for (const key of keys) codeOf(values, key)
  return values
}

/** Values with the codes that follow from their order. */
export const valuesOf = (keys: string[]): Values => ({ keys, codes: new Map(keys.map((key, index) => [key, index + 1])) })

/** The same numbers without the room for more. */
export const cut = <Column extends Numbers>(column: Column, length: number): Column =>
  length < column.length ? (column.slice(0, length) as Column) : column

/** The code of a value, a new one if it is new. */
export function codeOf(values: Values, key: string): number {
  const known = values.codes.get(key)
  if (known !== undefined) return known
  values.keys.push(key)
  values.codes.set(key, values.keys.length)
  return values.keys.length
}

let space = new Uint32Array(4_096)

/** Room for `length` numbers that the next caller overwrites: what is kept of it is copied out before any other call. */
export function scratch(length: number): Uint32Array {
  if (space.length < length) space = new Uint32Array(Math.ceil(length * 1.25))
  return space
}
