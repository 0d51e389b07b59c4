import type { Db, Part, Query } from '#kernel/db.ts'

/** A question to the whole database at once, never row by row. Its query gives the rows that do not agree: `subject`, and what `told` adds. */
export interface Check {
  name: string
  /** What holds when there is no difference. */
  says: string
  query: (db: Db) => Query
}

/**
 * What is wrong with a row, as columns: a sentence for the terminal, and its code and facts for screens that say it in a language (amounts in
 * cents, states by their codes).
 * @param says with %s for each of the facts
 */
export const told = (db: Db, code: string, says: string, facts: Part) => db`
  format(${says}::text, ${facts}) as problem, ${code}::text as code, jsonb_build_array(${facts}) as facts`
