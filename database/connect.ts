import { createConnection, type Socket } from 'node:net'
import postgres from 'postgres'
import type { Pool } from '#kernel/db.ts'
import { requireMendedDriver } from './driver.ts'
import { everyday, longWork, serverLimits, type Waits } from './waits.ts'

/** int8 and numeric: ids and sums of this shop stay below 2^53, so they are plain numbers. */
const numbers = { to: 0, from: [20, 1700], serialize: String, parse: Number }
/** A day stays the text that it is: reading it as an instant would move it by a time zone. */
const days = { to: 1082, from: [1082], serialize: String, parse: String }

interface Options {
  max?: number
  waits?: Waits
  /** The open connections, for whoever has to end them all. */
  sockets?: Set<Socket>
}

/** A pool of connections; bigint and numeric arrive as numbers, days as yyyy-mm-dd. */
export function connect(url: string, { max = 10, waits = everyday, sockets }: Options = {}): Pool {
  requireMendedDriver()
  return endingTransactions(
    postgres(url, {
      max,
      // Several hosts are tried in turn by the driver's own sockets alone.
      ...(!hasSeveralHosts(url) && { socket: socketInto(sockets) }),
      onnotice: () => {},
      connect_timeout: waits.connect,
      // While the database is away nobody is let through to the pool; it must not dream on when it is back.
      backoff: () => 0.2,
      connection: { application_name: 'palace-shop', jit: 'off', ...serverLimits(waits) },
      types: { numbers, days } as never,
    }),
  )
}

/** A pool for imports, migrations, building the index and comparing the books: nobody waits for them in front of a screen. */
export const connectForLongWork = (url: string, { max }: { max: number }): Pool => connect(url, { max, waits: longWork })

const hasSeveralHosts = (url: string) => /^\w+:\/\/[^/?]*,/.test(url)

/**
 * Opens sockets that send at once: COPY writes its rows and its end apart, and by default the end waits for the server's delayed
 * acknowledgement of the rows, 40 ms twice per table.
 */
const socketInto =
  (kept?: Set<Socket>) =>
  async ({ host, port, path }: { host: string[]; port: number[]; path?: string | null | undefined }): Promise<Socket> => {
    const socket = path ? createConnection(path) : createConnection({ port: port[0]!, host: host[0]!, noDelay: true })
    if (kept) {
      for (const one of kept) if (one.destroyed) kept.delete(one)
      kept.add(socket)
    }
    // The driver asks it for the name on the server's certificate.
    return Object.assign(socket, { host: host[0] })
  }

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
