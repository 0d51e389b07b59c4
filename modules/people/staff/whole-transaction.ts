import type { Pool, Tx } from '#kernel/db.ts'

/**
 * An open transaction where an operation asks for the pool: what it begins becomes a part of this one, so that an act and its
 * record in the log are kept, or lost, together.
 */
export const asPool = (tx: Tx): Pool => tx.asPool()
