import { createHash } from 'node:crypto'
import type { Pool } from '#kernel/db.ts'
import { connect } from './connect.ts'
import { heldMarks, holdMark, takeTurn } from './same-secret.sql.ts'

/** So little of a secret that nothing can be told from it: 31 bits, as much as a lock's number bears. */
const markOf = (secret: string) => createHash('sha256').update(`nodes of one shop\n${secret}`).digest().readUInt32BE() >>> 1

export const otherSecret =
  'Another process of the shop is open on this database with another SECRET, and each would refuse what the other signs. Give all of them the same SECRET or SECRET_FILE; where none was set so far, it is the one in the file "secret" of DATA_DIR there.'

interface Options {
  /** Told once when another secret is seen later: the connection was lost meanwhile, and with it the lock. */
  onOther?: () => void
  /** Milliseconds between two looks. */
  every?: number
}

/**
 * Makes sure that every open process on a database signs with one secret: each holds the mark of its own as a lock that ends with it.
 * @returns what looks anew, as it does by itself too, and what lets it go
 * @throws Error with a sentence that says what to do where a process with another one is open
 */
export async function holdSecret(
  url: string,
  secret: string,
  { onOther = () => {}, every = 10_000 }: Options = {},
): Promise<{ look(): Promise<void>; end(): Promise<void> }> {
  // The lock is the connection's: there is one.
  const pool = connect(url, { max: 1 })
  const mark = markOf(secret)
  if (!(await holds(pool, mark))) {
    await pool.end({ timeout: 1 })
    throw new Error(otherSecret)
  }
  let told = false
  let looking: Promise<unknown> = Promise.resolve()
  const look = async () => {
    // A database that is away is waited for by others.
    const alone = await holds(pool, mark).catch(() => true)
    if (!alone && !told) onOther()
    told = !alone
  }
  const timer = setInterval(() => {
    looking = looking.then(look)
  }, every).unref()
  return {
    look,
    async end() {
      clearInterval(timer)
      await pool.end({ timeout: 1 })
      await looking
    },
  }
}

/** Holds the mark where nobody else holds another. @returns whether it does */
const holds = (pool: Pool, mark: number): Promise<boolean> =>
  pool.begin(async (tx) => {
    await takeTurn(tx)
    const held = await heldMarks(tx)
    if (held.some((one) => one.mark !== mark)) return false
    if (!held.some(({ own }) => own)) await holdMark(tx, mark)
    return true
  })
