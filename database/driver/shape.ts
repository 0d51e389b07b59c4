import type { FieldDef } from 'pg'
import { types } from './types.ts'

type Parser = (text: string) => unknown

/** The columns of an answer, and how a row of texts becomes an object of them. */
export class Shape {
  readonly #columns: readonly FieldDef[]
  readonly #parsers: readonly Parser[]
  readonly #names: readonly string[]
  readonly #blank: Readonly<Record<string, unknown>>

  constructor(columns: readonly FieldDef[]) {
    this.#columns = columns
    this.#names = columns.map(({ name }) => name)
    this.#parsers = columns.map(({ dataTypeID }) => types.getTypeParser(dataTypeID))
    // Copied for each row: objects that are born with all their columns are read faster.
    this.#blank = Object.fromEntries(this.#names.map((name) => [name, null]))
  }

  fits(columns: readonly FieldDef[]): boolean {
    const known = this.#columns
    if (known.length !== columns.length) return false
    return columns.every((column, index) => column.dataTypeID === known[index]!.dataTypeID && column.name === known[index]!.name)
  }

  read(texts: readonly (string | null)[]): Record<string, unknown> {
    const row: Record<string, unknown> = { ...this.#blank }
    for (let index = 0; index < texts.length; index++) {
      const text = texts[index]
      row[this.#names[index]!] = text === null || text === undefined ? null : this.#parsers[index]!(text)
    }
    return row
  }
}

const mostKnown = 2_000
const known = new Map<string, Shape>()

/** The shape of a statement's answer, which is the same each time until a table changes. */
export function shapeOf(text: string, columns: readonly FieldDef[]): Shape {
  const before = known.get(text)
  if (before?.fits(columns)) return before
  const shape = new Shape(columns)
  if (known.size >= mostKnown) known.clear()
  known.set(text, shape)
  return shape
}
