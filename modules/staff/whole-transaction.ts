import type postgres from 'postgres'
import type { Pool } from '#kernel/db.ts'

/**
 * An open transaction where an operation asks for the pool: what it begins becomes a part of this one, so that an act and its
 * record in the log are kept, or lost, together.
 */
export const asPool = (tx: postgres.TransactionSql): Pool =>
  new Proxy(tx, {
    get: (target, name) =>
      name === 'begin'
        ? (...given: [unknown, unknown?]) => target.savepoint((given[1] ?? given[0]) as never)
        : Reflect.get(target, name),
  }) as unknown as Pool
