import pg from 'pg'
import { type Shape, shapeOf } from './shape.ts'

/** What came back of a statement; of several in one text, the last. */
export interface Answer {
  command: string
  rows: unknown[]
  rowCount: number | null
}

interface Sent {
  text: string
  values: (string | Buffer | null)[]
  name: string | undefined
}

const nothing: Answer = { command: '', rows: [], rowCount: null }

/**
 * A statement on its way, which reads its own answer: `pg` would look at the columns of each answer anew, and send word of each row to
 * whoever listens.
 */
export class Question extends pg.Query {
  readonly #text: string
  readonly #done: (answer: Answer) => void
  readonly #failed: (error: unknown) => void
  #shape: Shape | undefined
  #rows: unknown[] = []
  #answer = nothing
  #unreadable: unknown

  constructor(sent: Sent, done: (answer: Answer) => void, failed: (error: unknown) => void) {
    super(sent)
    this.#text = sent.text
    this.#done = done
    this.#failed = failed
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }) {
    this.#shape = shapeOf(this.#text, fields)
  }

  handleDataRow({ fields }: { fields: (string | null)[] }) {
    try {
      this.#rows.push(this.#shape!.read(fields))
    } catch (error) {
      this.#unreadable ??= error
    }
  }

  handleCommandComplete({ text }: { text: string }) {
    const words = text.split(' ')
    const count = words.length > 1 ? Number(words.at(-1)) : null
    this.#answer = { command: words[0]!, rows: this.#rows, rowCount: count }
    this.#rows = []
  }

  handleEmptyQuery() {
    this.#answer = nothing
  }

  handleError(error: unknown) {
    this.#failed(error)
  }

  handleReadyForQuery() {
    if (this.#unreadable) this.#failed(this.#unreadable)
    else this.#done(this.#answer)
  }
}
