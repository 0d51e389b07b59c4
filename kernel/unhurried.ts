import { type Db, isOpen } from './db.ts'

/**
 * Stands in a statement's `from`: its commit is not waited for until it lies on the disk. A power cut may forget it, alone or with others
 * of the last moment, never anything that was committed hurriedly after it: for what nobody is told of, and whose loss undoes nothing.
 * In an open transaction it changes nothing: all that commits with it would be as little waited for.
 */
export const unhurried = (db: Db) =>
  isOpen(db) ? db`(select) as hurried` : db`(select set_config('synchronous_commit', 'off', true)) as unhurried`
