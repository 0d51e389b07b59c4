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
  /** The kept statement that is carried out before it, in the same message; the server skips this one where that fails. */
  before?: string | undefined
}

/** What `pg` writes of a statement that is prepared, which its types leave out. */
interface Writer {
  bind(config: { statement: string; values: never[] }): void
  execute(config: object): void
}

const writePrepared = (pg.Query.prototype as unknown as { prepare: (this: pg.Query, writer: Writer) => void }).prepare

const nothing: Answer = { command: '', rows: [], rowCount: null }

/**
 * A statement on its way, which reads its own answer: `pg` would look at the columns of each answer anew, and send word of each row to
 * whoever listens.
 */
export class Question extends pg.Query {
  readonly #text: string
  readonly #before: string | undefined
  readonly #done: (answer: Answer) => void
  readonly #failed: (error: unknown) => void
  #shape: Shape | undefined
  #rows: unknown[] = []
  #answer = nothing
  #unreadable: unknown

  constructor(sent: Sent, done: (answer: Answer) => void, failed: (error: unknown) => void) {
    super(sent)
    this.#text = sent.text
    this.#before = sent.before
    this.#done = done
    this.#failed = failed
  }

  prepare(writer: Writer) {
    if (this.#before !== undefined) {
      writer.bind({ statement: this.#before, values: [] })
      writer.execute({})
    }
    writePrepared.call(this, writer)
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
