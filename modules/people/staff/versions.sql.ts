import type { Tx } from '#kernel/db.ts'

/** Whoever changes the same thing waits until this transaction ends. */
export const lockSubject = (tx: Tx, subject: string) =>
  tx`select pg_advisory_xact_lock(hashtextextended(${`staff ${subject}`}, 0))`
