import type { Db } from './db.ts'

/**
 * Stands in a statement's `from`: its commit is not waited for until it lies on the disk. A power cut may forget it, alone or with others
 * of the last moment, never anything that was committed hurriedly after it: for what nobody is told of, and whose loss undoes nothing.
 */
export const unhurried = (db: Db) => db`(select set_config('synchronous_commit', 'off', true)) as unhurried`
