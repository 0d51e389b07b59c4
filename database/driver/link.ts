import pg from 'pg'
import { DatabaseError } from '#kernel/database-error.ts'
import type { Compiled } from './compile.ts'
import { endsConnection, known } from './errors.ts'
import type { StatementNames } from './names.ts'
import { type Answer, Question } from './question.ts'
import { GatheringSocket } from './socket.ts'
import type { Watching } from './watching.ts'

export interface PreparedQuery extends Compiled {
  /** Where the statement stands in the code. */
  origin?: Error
}

/** A text of the port's own: nothing to send with it, and not worth keeping. */
export const plain = (text: string): PreparedQuery => ({ text, values: [], changing: true })

/** The name under which a connection keeps `begin`. */
const beginning = 'begin'

/** Says that a kept statement has to be sent again with its text, on another connection. */
export class Forgotten extends DatabaseError {
  constructor(cause: Error) {
    super(`${cause.message} (CONNECTION_STALE)`, { code: 'CONNECTION_STALE', cause })
  }
}

/**
 * A kept statement whose plan no longer fits the tables, or that this connection never heard of: nothing was done. In a transaction that
 * has failed it was only never prepared.
 */
const isForgotten = (error: unknown, client: pg.Client) =>
  error instanceof pg.DatabaseError &&
  (error.routine === 'RevalidateCachedQuery' || (error.code === '26000' && client.getTransactionStatus() !== 'E'))

/** What all connections of a pool share. */
export interface Shared {
  names: StatementNames
  watching: Watching
  /** They take one statement after the other, as COPY needs it. */
  alone: boolean
}

/** A connection that is lent to somebody. */
export class Link {
  readonly client: pg.Client
  readonly #shared: Shared
  #last: Promise<unknown> = Promise.resolve()
  #parts = 0
  /** Why the connection is of no more use. */
  broken: Error | null = null

  constructor(client: pg.Client, shared: Shared) {
    this.client = client
    this.#shared = shared
  }

  /** Sends a statement behind what was sent before, without waiting for the answers to that. */
  ask(asked: PreparedQuery): Promise<Answer> {
    return this.#shared.alone ? this.inTurn(() => this.#send(asked)) : this.#send(asked)
  }

  /** Whether `beginWith` may be asked: this connection takes several at once, and keeps statements. */
  get beginsTogether(): boolean {
    return !this.#shared.alone && this.#shared.names.any
  }

  /**
   * Begins a transaction with its first statement, in one message to the server, which carries out both or, where the first fails, none.
   * A statement that is sent as bare text has `begin` before it.
   */
  async beginWith(asked: PreparedQuery): Promise<Answer> {
    const { parsedStatements } = this.client.connection as unknown as { parsedStatements: Record<string, string> }
    if (asked.values.length > 0 && parsedStatements[beginning] !== undefined) return this.#send(asked, beginning)
    await this.#send(plain('begin'), undefined, beginning)
    return this.#send(asked)
  }

  /** A name for a part of a transaction, like no other of this connection's. */
  nextPart(): string {
    this.#parts += 1
    return `part_${this.#parts}`
  }

  /** Does something when all before it is done. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work)
    this.#last = done.catch(() => {})
    return done
  }

  /** Waits for some work, but not beyond the connection's end. */
  async whileOpen<T>(work: Promise<T>): Promise<T> {
    const lost = Promise.withResolvers<never>()
    const onEnd = () => {
      this.broken ??= new DatabaseError('The connection ended (CONNECTION_CLOSED)', { code: 'CONNECTION_CLOSED' })
      lost.reject(this.broken)
    }
    this.client.once('end', onEnd)
    try {
      return await Promise.race([work, lost.promise])
    } finally {
      this.client.off('end', onEnd)
    }
  }

  #send(asked: PreparedQuery, before?: string, kept?: string): Promise<Answer> {
    const { names, watching } = this.#shared
    return new Promise((resolve, reject) => {
      if (this.broken) return reject(this.broken)
      const name = kept ?? (asked.changing ? undefined : names.of(asked.text))
      if (before !== undefined) watching.asked(before)()
      const answered = watching.asked(asked.text)
      const done = (answer: Answer) => {
        answered()
        resolve(answer)
      }
      const failed = (error: unknown) => {
        answered()
        const meant = known(error, asked.origin)
        const forgotten = isForgotten(error, this.client)
        if (forgotten || endsConnection(error)) this.broken ??= meant
        reject(forgotten ? new Forgotten(meant) : meant)
      }
      const { stream } = this.client.connection
      if (stream instanceof GatheringSocket) stream.gather()
      this.client.query(new Question({ text: asked.text, values: asked.values, name, before }, done, failed))
    })
  }
}
