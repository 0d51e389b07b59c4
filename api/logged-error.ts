/** An error as the log keeps it: what happened and where, without the values that a database or a request quotes in it. */
export function loggedError(error: Error): { type: string; message: string; stack: string } & Record<string, unknown> {
  const { code, constraint_name, table_name }: Error & { code?: unknown; constraint_name?: unknown; table_name?: unknown } = error
  return {
    type: error.constructor.name,
    message: error.message,
    stack: error.stack ?? '',
    ...(code === undefined ? {} : { code }),
    ...(constraint_name === undefined ? {} : { constraint_name }),
    ...(table_name === undefined ? {} : { table_name }),
    ...(error.cause instanceof Error ? { cause: loggedError(error.cause) } : {}),
  }
}
