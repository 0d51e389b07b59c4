import type { Db, Tx } from '#kernel/db.ts'

/** Any numbers, the same in every process: who looks, and under what each holds the mark of its secret. */
const lookingLock = 20_261_124
const secretLocks = 20_261_125

/** Whoever looks next waits for this transaction, so that of two who begin at once the second sees the first. */
export const takeTurn = (tx: Tx) => tx`select pg_advisory_xact_lock(${lookingLock})`

/** The marks that open processes hold on this database, and whether this connection holds one. */
export async function heldMarks(db: Db): Promise<{ mark: number; own: boolean }[]> {
  return db<{ mark: number; own: boolean }[]>`
    select objid::bigint as mark, pid = pg_backend_pid() as own from pg_locks
    where locktype = 'advisory' and granted and classid = ${secretLocks} and objsubid = 2
      and database = (select oid from pg_database where datname = current_database())`
}

/** Held until the connection ends, however its process ends; many may hold the same. */
export const holdMark = (tx: Tx, mark: number) => tx`select pg_advisory_lock_shared(${secretLocks}, ${mark})`
