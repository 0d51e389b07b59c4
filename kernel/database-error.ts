/** What the database refused, or how it went away: `code` is SQLSTATE, a CONNECTION_… or CONNECT_TIMEOUT. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
  readonly code: string
  readonly constraint_name: string | undefined
  readonly table_name: string | undefined
  readonly column_name: string | undefined

  constructor(
    message: string,
    {
      code,
      constraint,
      table,
      column,
      cause,
    }: { code: string; constraint?: string; table?: string; column?: string; cause?: unknown },
  ) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    this.constraint_name = constraint
    this.table_name = table
    this.column_name = column
  }
}
