import type { Db, Query, Row, Rows } from '#kernel/db.ts'
import { type Compiled, compile } from './compile.ts'
import type { PreparedQuery } from './link.ts'
import { Helper, Name } from './parts.ts'
import { Piece } from './piece.ts'
import type { Answer } from './question.ts'
import { Json } from './values.ts'
import { rowsSeen } from './watching-rows.ts'

/** Who asks a statement: the pool, or a transaction. */
export interface Asker {
  ask(asked: PreparedQuery): Promise<Answer>
  cursor(asked: PreparedQuery, rows: number): AsyncGenerator<unknown[]>
}

/** Where each template stands in the code, for the errors that come of it. */
const origins = new WeakMap<TemplateStringsArray, Error>()

function originOf(template: TemplateStringsArray | null): Error | undefined {
  if (!template) return undefined
  const known = origins.get(template)
  if (known) return known
  const origin = new Error()
  origins.set(template, origin)
  return origin
}

/** A statement that is asked when somebody waits for it. */
class Statement extends Piece implements Query {
  readonly [Symbol.toStringTag] = 'Statement'
  readonly #asker: Asker
  readonly #origin: Error | undefined
  #answer: Promise<Rows<Row[]>> | undefined

  constructor(asker: Asker, template: TemplateStringsArray | null, given: readonly unknown[], text?: string) {
    super(template, given, text)
    this.#asker = asker
    this.#origin = originOf(template)
  }

  #compiled(): PreparedQuery {
    const compiled: Compiled = this.template
      ? compile(this.template, this.given)
      : { text: this.text, values: [], changing: true }
    return this.#origin ? { ...compiled, origin: this.#origin } : compiled
  }

  async #asked(): Promise<Rows<Row[]>> {
    const { rows, rowCount } = await this.#asker.ask(this.#compiled())
    if (this.template) rowsSeen(this.template, rows)
    return Object.defineProperty(rows, 'count', { value: rowCount ?? rows.length }) as Rows<Row[]>
  }

  // biome-ignore lint/suspicious/noThenProperty: it is asked by being waited for
  then<A = Rows<Row[]>, B = never>(
    done?: ((rows: Rows<Row[]>) => A | PromiseLike<A>) | null,
    failed?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    this.#answer ??= this.#asked()
    return this.#answer.then(done, failed)
  }

  catch<B = never>(failed?: ((reason: unknown) => B | PromiseLike<B>) | null): Promise<Rows<Row[]> | B> {
    return this.then(null, failed)
  }

  finally(ended?: (() => void) | null): Promise<Rows<Row[]>> {
    return this.then().finally(ended)
  }

  async *cursor(rows: number): AsyncGenerator<Row[]> {
    for await (const some of this.#asker.cursor(this.#compiled(), rows)) {
      if (this.template) rowsSeen(this.template, some)
      yield some as Row[]
    }
  }
}

const isTemplate = (given: unknown): given is TemplateStringsArray => Array.isArray(given) && 'raw' in given

/** The template tag of whoever asks. */
export function tagOf(asker: Asker): Db {
  const tag = (first: unknown, ...rest: unknown[]) => {
    if (isTemplate(first)) return new Statement(asker, first, rest)
    return typeof first === 'string' && rest.length === 0 ? new Name(first) : new Helper(first, rest as string[])
  }
  return Object.assign(tag, {
    json: (value: unknown) => new Json(JSON.stringify(value)),
    unsafe: (text: string) => new Statement(asker, null, [], text),
  }) as unknown as Db
}
