import type { Db, Query } from '#kernel/db.ts'

/** A question to the whole database at once, never row by row. Its query gives the rows that do not agree: `subject`, `problem`. */
export interface Check {
  name: string
  /** What holds when there is no difference. */
  says: string
  query: (db: Db) => Query
}
