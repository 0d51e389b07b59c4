import type { Part } from '#kernel/db.ts'

/** Where a part writes itself. */
export interface Text {
  value(value: unknown): string
  part(value: unknown, before: string): string
}

const quoted = (name: string) => `"${name.replaceAll('"', '""').replaceAll('.', '"."')}"`
const listed = (names: readonly string[]) => names.map(quoted).join(',')

/** The name of a table or a column; one with a point names both. */
export class Name implements Part {
  readonly part = 'names'
  readonly quoted: string
  constructor(name: string) {
    this.quoted = quoted(name)
  }
}

type Columns = Readonly<Record<string, unknown>>

const keyword = /(?<=^|[\s(])(?:insert|update|values|in|select|returning)(?=$|[\s(])/gi

/** Rows, assignments, values or names: what it writes follows from the word before it. */
export class Helper implements Part {
  readonly part = 'rows'
  readonly #given: unknown
  readonly #columns: readonly string[]

  constructor(given: unknown, columns: readonly string[]) {
    this.#given = given
    this.#columns = columns
  }

  /** Whether the text has as many places as there are rows or values; names are the same each time. */
  get changes(): boolean {
    return Array.isArray(this.#given) && this.#given.length !== 1 && typeof this.#given[0] !== 'string'
  }

  write(before: string, text: Text): string {
    const word = before.match(keyword)?.at(-1)?.toLowerCase()
    if (word === 'insert') return this.#rows(text)
    if (word === 'update') return this.#assignments(text)
    if (word === 'in') return this.#values(text)
    return listed(this.#given as string[])
  }

  #columnsOf(row: Columns): readonly string[] {
    return this.#columns.length > 0 ? this.#columns : Object.keys(row)
  }

  #rows(text: Text): string {
    const rows = (Array.isArray(this.#given) ? this.#given : [this.#given]) as Columns[]
    const columns = this.#columnsOf(rows[0] ?? {})
    const lines = rows.map((row) => `(${columns.map((column) => text.part(row[column], '')).join(',')})`)
    return `(${listed(columns)})values${lines.join(',')}`
  }

  #assignments(text: Text): string {
    const row = this.#given as Columns
    return this.#columnsOf(row)
      .map((column) => `${quoted(column)}=${text.part(row[column], '')}`)
      .join(',')
  }

  #values(text: Text): string {
    const values = this.#given as readonly unknown[]
    return values.length === 0 ? '(null)' : `(${values.map((value) => text.value(value)).join(',')})`
  }
}
