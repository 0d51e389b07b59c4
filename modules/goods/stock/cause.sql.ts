import type { Db } from '#kernel/db.ts'
import type { Cause, held } from './cause.ts'

const told = (cause: Cause | typeof held): string =>
  typeof cause === 'string'
    ? cause
    : JSON.stringify({
        kind: cause.kind,
        reason: cause.reason,
        document_kind: cause.document?.kind,
        document: cause.document?.name,
      })

/** Stands among the tables of a statement that changes stock, and tells the database why. */
export const because = (db: Db, cause: Cause | typeof held) =>
  db`(select set_config('shop.stock_cause', ${told(cause)}, true)) as because`
