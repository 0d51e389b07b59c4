import { z } from 'zod'
import { everyday, type Waits } from '#database/waits.ts'
import type { Config } from './config.ts'

const seconds = (usual: number) => z.coerce.number().int().min(1).max(3_600).default(usual)

/** How long visitors' calls wait for the database, in seconds; imports, migrations and the books have longer ones of their own. */
export const databaseSettings = {
  DATABASE_CONNECT_TIMEOUT: seconds(everyday.connect),
  DATABASE_STATEMENT_TIMEOUT: seconds(everyday.statement),
  DATABASE_LOCK_TIMEOUT: seconds(everyday.lock),
  DATABASE_IDLE_TRANSACTION_TIMEOUT: seconds(everyday.idleInTransaction),
}

export const waitsOf = (config: Config): Waits => ({
  connect: config.DATABASE_CONNECT_TIMEOUT,
  statement: config.DATABASE_STATEMENT_TIMEOUT,
  lock: config.DATABASE_LOCK_TIMEOUT,
  idleInTransaction: config.DATABASE_IDLE_TRANSACTION_TIMEOUT,
})
