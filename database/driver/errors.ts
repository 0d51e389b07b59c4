import pg from 'pg'
import { DatabaseError } from '#kernel/database-error.ts'

/** What the driver says without a code of its own. */
const wordless: readonly (readonly [RegExp, string])[] = [
  [/^timeout exceeded when trying to connect/, 'CONNECTION_NONE_FREE'],
  [/^SASL: .*password/, '28P01'],
  [/timeout expired|connection timeout/, 'CONNECT_TIMEOUT'],
  [/after calling end on the pool|Client was closed/, 'CONNECTION_ENDED'],
  [/^Connection terminated|not queryable|^The server does not support SSL|SSL connection/, 'CONNECTION_CLOSED'],
]

/** An error of the driver as the shop knows them; `origin` says where the statement stands in the code. */
export function known(error: unknown, origin?: Error): Error {
  if (error instanceof pg.DatabaseError) {
    const { code = '', constraint, table, column } = error
    return standingAt(new DatabaseError(error.message, { code, constraint, table, column }), origin)
  }
  if (!(error instanceof Error) || error instanceof DatabaseError) return error as Error
  const { code: systemCode, syscall } = error as NodeJS.ErrnoException
  // A server that is away has no socket: for whoever asks it is as if nobody listened at its port.
  if (systemCode === 'ENOENT' && syscall === 'connect')
    return standingAt(new DatabaseError(`${error.message} (ECONNREFUSED)`, { code: 'ECONNREFUSED', cause: error }), origin)
  if (systemCode) return error
  const code = wordless.find(([words]) => words.test(error.message))?.[1]
  return code ? standingAt(new DatabaseError(`${error.message} (${code})`, { code }), origin) : error
}

/** Whether the connection ends with this error, whatever else is asked on it. */
export const endsConnection = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || error.severity === 'FATAL' || error.severity === 'PANIC'

function standingAt(error: DatabaseError, origin: Error | undefined): DatabaseError {
  const lines = origin?.stack?.split('\n').slice(1).join('\n')
  if (lines) error.stack = `${error.name}: ${error.message}\n${lines}`
  return error
}
