import postgres from 'postgres'
import type { Pool } from '#kernel/db.ts'

/** int8 and numeric: ids and sums of this shop stay below 2^53, so they are plain numbers. */
const numbers = { to: 0, from: [20, 1700], serialize: String, parse: Number }
/** A day stays the text that it is: reading it as an instant would move it by a time zone. */
const days = { to: 1082, from: [1082], serialize: String, parse: String }

type Socket = (options: { host: string[]; port: number[]; path?: string | null | undefined }) => Promise<unknown>

/** A pool of connections; bigint and numeric arrive as numbers, days as yyyy-mm-dd. */
export const connect = (url: string, { max = 10, socket }: { max?: number; socket?: Socket } = {}): Pool =>
  endingTransactions(
    postgres(url, {
      max,
      ...(socket && { socket }),
      onnotice: () => {},
      connection: { application_name: 'palace-shop', jit: 'off' },
      types: { numbers, days } as never,
    }),
  )

type Work = (tx: postgres.TransactionSql) => unknown

/**
 * A transaction whose connection broke takes no more statements. Its work may still be going on, and the driver would send what it
 * asks next on the connection's next life: outside of any transaction, or into somebody else's.
 */
function endingTransactions(sql: Pool): Pool {
  const begin = sql.begin.bind(sql) as (...given: unknown[]) => Promise<unknown>
  const guarded = (...given: unknown[]) => {
    const work = given.pop() as Work
    const ended: { by?: unknown } = {}
    const running = begin(...given, (tx: postgres.TransactionSql) => work(until(ended, tx)))
    running.catch((error) => {
      ended.by = error
    })
    return running
  }
  return Object.assign(sql, { begin: guarded })
}

const until = (ended: { by?: unknown }, tx: postgres.TransactionSql): postgres.TransactionSql =>
  new Proxy(tx, {
    apply(target, self, given) {
      if (ended.by) throw ended.by
      return Reflect.apply(target as never, self, given)
    },
    get(target, name) {
      if (ended.by && (name === 'unsafe' || name === 'savepoint')) throw ended.by
      if (name !== 'savepoint') return Reflect.get(target, name)
      return (...given: unknown[]) => {
        const work = given.pop() as Work
        return (target.savepoint as (...given: unknown[]) => unknown)(...given, (inner: postgres.TransactionSql) =>
          work(until(ended, inner)),
        )
      }
    },
  })
