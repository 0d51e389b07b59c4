/** Rows of a delimited text of any size: cells in quotation marks may hold the delimiter, line ends and marks written twice. */
import { limits, sizeName, UnreadableFile } from '#importers/open.ts'
import { because } from '#modules/goods/imports/reasons.ts'

export interface DelimitedRow {
  /** Where it begins. */
  line: number
  cells: string[]
}

export const delimiters = ['\t', ';', ',', '|'] as const
export type Delimiter = (typeof delimiters)[number]

/** The delimiter that cuts the first line into the most cells. */
export function delimiterOf(firstLine: string): Delimiter {
  const count = (delimiter: string) => firstLine.split(delimiter).length
  return delimiters.toSorted((a, b) => count(b) - count(a))[0]!
}

class Reader {
  readonly rows: DelimitedRow[] = []
  readonly #delimiter: string
  #cells: string[] = []
  #cell = ''
  #quoted = false
  #closed = false
  #line = 1
  #begun = 1
  #length = 0

  constructor(delimiter: Delimiter) {
    this.#delimiter = delimiter
  }

  read(text: string) {
    for (const character of text) {
      this.#length += 1
      if (this.#length > limits.line)
        throw new UnreadableFile(because('long_line', { line: this.#begun, most: sizeName(limits.line) }))
      if (character === '\n') this.#line += 1
      if (this.#quoted) this.#inQuotes(character)
      else this.#outside(character)
    }
  }

  /** A mark closes its cell unless another follows at once. */
  #inQuotes(character: string) {
    if (character !== '"') {
      this.#cell += character
      return
    }
    this.#quoted = false
    this.#closed = true
  }

  #outside(character: string) {
    if (character === '"') {
      if (this.#closed) this.#cell += '"'
      this.#quoted = this.#closed || this.#cell === ''
      if (!this.#quoted) this.#cell += '"'
      this.#closed = false
      return
    }
    this.#closed = false
    if (character === this.#delimiter) this.#endCell()
    else if (character === '\n') this.#endRow()
    else this.#cell += character
  }

  #endCell() {
    this.#cells.push(this.#cell.trim())
    this.#cell = ''
  }

  #endRow() {
    this.#endCell()
    if (this.#cells.some((cell) => cell !== '')) this.rows.push({ line: this.#begun, cells: this.#cells })
    this.#cells = []
    this.#begun = this.#line
    this.#length = 0
  }

  end() {
    if (this.#cell !== '' || this.#cells.length > 0) this.#endRow()
  }

  *taken(): Generator<DelimitedRow> {
    yield* this.rows.splice(0)
  }
}

/** Streams the rows of a text; empty ones are left out. The first line says what delimits them. @throws UnreadableFile for a row of any length */
export async function* delimitedRows(text: AsyncIterable<string>): AsyncGenerator<DelimitedRow> {
  let reader: Reader | null = null
  let first = ''
  for await (const piece of text) {
    if (reader) reader.read(piece)
    else {
      first += piece
      if (!first.includes('\n') && first.length < limits.line) continue
      reader = new Reader(delimiterOf(first.split('\n', 1)[0]!))
      reader.read(first.replace(/^\ufeff/, ''))
    }
    yield* reader.taken()
  }
  if (!reader) {
    reader = new Reader(delimiterOf(first))
    reader.read(first.replace(/^\ufeff/, ''))
  }
  reader.end()
  yield* reader.taken()
}
