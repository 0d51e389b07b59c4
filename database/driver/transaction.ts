import { DatabaseError } from '#kernel/database-error.ts'
import { type Outcome, opened, type Tx } from '#kernel/db.ts'
import { fetchAll } from './cursor.ts'
import { type Link, type PreparedQuery, plain } from './link.ts'
import type { Answer } from './question.ts'
import { type Asker, tagOf } from './tag.ts'

type Work<T, Given extends Tx = Tx> = (tx: Given) => T | Promise<T>

const saysFailed = (error: unknown) => error instanceof DatabaseError && error.code === '25P02'

/** A transaction, or a part of one that may fail alone: what is asked in it goes to its one connection. */
export class Scope implements Asker {
  readonly link: Link
  /** Why nothing more may be asked: it has failed, or is over. */
  #closed: unknown
  /** Where the transaction begins with its first statement: nothing before that, then its answer, for which whatever comes next waits. */
  #first: Promise<unknown> | 'to come' | null

  constructor(link: Link, { begun = true } = {}) {
    this.link = link
    this.#first = begun ? null : 'to come'
  }

  /** Whether there is anything to commit. */
  get begun(): boolean {
    return this.#first !== 'to come'
  }

  ask(asked: PreparedQuery): Promise<Answer> {
    return this.doing(() => this.#send(asked))
  }

  #send(asked: PreparedQuery): Promise<Answer> {
    if (this.#first === null) return this.link.ask(asked)
    if (this.#first === 'to come') {
      const answer = this.link.beginWith(asked)
      this.#first = answer.then(
        () => {
          this.#first = null
        },
        () => {},
      )
      return answer
    }
    // Had the first failed and this one been sent already, it would stand alone.
    return this.#first.then(() => {
      if (this.#closed) throw this.#closed
      return this.link.ask(asked)
    })
  }

  /** Does something in it; what fails closes it. */
  async doing<T>(act: () => Promise<T>): Promise<T> {
    if (this.#closed) throw this.#closed
    try {
      return await act()
    } catch (error) {
      // What was sent behind a statement that failed only says that something has.
      const cause = saysFailed(error) && this.#closed ? this.#closed : error
      this.#closed ??= cause
      throw cause
    }
  }

  cursor(asked: PreparedQuery, rows: number): AsyncGenerator<unknown[]> {
    return fetchAll(this, asked, rows)
  }

  /** Does the work, and closes. @throws what failed first, also where the work overlooked it */
  async run<T, Given extends Tx>(work: Work<T, Given>, more: Omit<Given, keyof Tx>): Promise<Outcome<T>> {
    try {
      const done = await work(Object.assign(this.#tag(), more) as Given)
      const outcome = Array.isArray(done) ? await Promise.all(done) : done
      if (this.#closed) throw this.#closed
      return outcome as Outcome<T>
    } finally {
      this.#closed ??= new DatabaseError('The transaction is over', { code: 'TRANSACTION_ENDED' })
    }
  }

  #tag(): Tx {
    const begin = <T>(work: Work<T>) => this.#savepoint(work)
    return Object.assign(tagOf(this), { begin, ...opened }) as unknown as Tx
  }

  async #savepoint<T>(work: Work<T>): Promise<Outcome<T>> {
    const name = this.link.nextPart()
    await this.ask(plain(`savepoint ${name}`))
    const part = new Scope(this.link)
    try {
      const outcome = await part.run(work, {})
      await this.ask(plain(`release savepoint ${name}`))
      return outcome
    } catch (error) {
      if (!this.link.broken) await this.ask(plain(`rollback to savepoint ${name}`))
      throw error
    }
  }
}

/** Runs work between `begin`, which its first statement brings along, and `commit`; `moreOf` says what its transaction can do besides. */
export async function transaction<T, Given extends Tx>(
  link: Link,
  { how, work, moreOf }: { how: string; work: Work<T, Given>; moreOf: (scope: Scope) => Omit<Given, keyof Tx> },
): Promise<Outcome<T>> {
  const together = how === '' && link.beginsTogether
  if (!together) await link.ask(plain(`begin ${how}`))
  const scope = new Scope(link, { begun: !together })
  try {
    const outcome = await link.whileOpen(scope.run(work, moreOf(scope)))
    if (!scope.begun) return outcome
    const { command } = await link.ask(plain('commit'))
    if (command !== 'COMMIT') throw new DatabaseError('The transaction was undone by the server', { code: '25P02' })
    return outcome
  } catch (error) {
    if (scope.begun) await undo(link)
    throw error
  }
}

/** What cannot be undone in words is undone by closing the connection. */
async function undo(link: Link) {
  if (link.broken) return
  await link.ask(plain('rollback')).catch((reason) => {
    link.broken = reason
  })
}

/** Reads some rows at a time in a transaction of its own. */
export async function* walk(link: Link, asked: PreparedQuery, rows: number): AsyncGenerator<unknown[]> {
  await link.ask(plain('begin read only'))
  try {
    yield* fetchAll(link, asked, rows)
  } finally {
    await undo(link)
  }
}
