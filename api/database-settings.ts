import { z } from 'zod'
import { type Slow, usuallyPrepared } from '#database/connect.ts'
import { everyday, type Waits } from '#database/waits.ts'
import type { Config } from './config.ts'

const seconds = (usual: number) => z.coerce.number().int().min(1).max(3_600).default(usual)

/** How long visitors' calls wait for the database, in seconds; imports, migrations and the books have longer ones of their own. */
export const databaseSettings = {
  /** The same database without the pooler that DATABASE_URL leads to, for what keeps a connection: see `sessionsOf`. */
  DATABASE_DIRECT_URL: z.string().startsWith('postgres').optional(),
  /** Hosts that may answer what may be some seconds old. */
  DATABASE_READ_URL: z.string().startsWith('postgres').optional(),
  /** Seconds by which one of them may be behind. */
  DATABASE_READ_LAG: seconds(5),
  DATABASE_CONNECT_TIMEOUT: seconds(everyday.connect),
  /** Until one of the pool's connections is free. */
  DATABASE_ACQUIRE_TIMEOUT: seconds(everyday.acquire),
  DATABASE_STATEMENT_TIMEOUT: seconds(everyday.statement),
  DATABASE_LOCK_TIMEOUT: seconds(everyday.lock),
  DATABASE_IDLE_TRANSACTION_TIMEOUT: seconds(everyday.idleInTransaction),
  /** Statements that each connection keeps prepared; 0 behind a pooler that changes connections between transactions. */
  DATABASE_PREPARED: z.coerce.number().int().min(0).max(10_000).default(usuallyPrepared),
  /** Milliseconds from which on a statement is logged, without its values; 0 logs none. */
  DATABASE_SLOW_STATEMENT: z.coerce.number().int().min(0).max(3_600_000).default(1_000),
}

/**
 * Where what keeps a connection for itself asks: migrations and whoever hears the database hold it for longer than a transaction, which a
 * pooler that changes connections between transactions does not know.
 * @throws Error where such a pooler is said to be there and no way around it is given
 */
export function sessionsOf({ DATABASE_PREPARED, DATABASE_DIRECT_URL }: Config, url: string): string {
  if (DATABASE_PREPARED === 0 && DATABASE_DIRECT_URL === undefined)
    throw new Error(
      'DATABASE_PREPARED is 0, so DATABASE_URL leads to a pooler. Set DATABASE_DIRECT_URL to the address of the PostgreSQL server itself: migrations and notifications cannot go through the pooler.',
    )
  return DATABASE_DIRECT_URL ?? url
}

export const waitsOf = (config: Config): Waits => ({
  connect: config.DATABASE_CONNECT_TIMEOUT,
  acquire: config.DATABASE_ACQUIRE_TIMEOUT,
  statement: config.DATABASE_STATEMENT_TIMEOUT,
  lock: config.DATABASE_LOCK_TIMEOUT,
  idleInTransaction: config.DATABASE_IDLE_TRANSACTION_TIMEOUT,
})

/** Visitors' connections, and those of staff and background duties: a quarter, so that neither waits for the other. */
export function connectionsOf({ DATABASE_CONNECTIONS: all }: Config): { visitors: number; desks: number } {
  const desks = Math.max(2, Math.floor(all / 4))
  return { visitors: all - desks, desks }
}

/** Which statements are told of as slow. */
export const slowOf = (config: Config, tell: Slow['tell']): Slow | undefined =>
  config.DATABASE_SLOW_STATEMENT > 0 ? { after: config.DATABASE_SLOW_STATEMENT, tell } : undefined
