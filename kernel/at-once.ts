import type { Db, Part, Query } from './db.ts'

/** A write without a `with` of its own; one that needs what the write before it returns is given the name under which that stands. */
export type Write = Part | ((before: Part) => Part)

/**
 * Several writes as one statement (a `with` for each), for what gives nothing back: one turn to the database, and outside of a transaction one
 * commit. Each sees the tables as they were before all of them, whatever stands before it; rows that point at each other may come together, as
 * the database looks at that last. No two may write the same row. Null is left out.
 */
export const atOnce = (db: Db, ...writes: readonly (Write | null)[]): Query => written(db, writes, db``)

/** The same, giving back what its first write returns. */
export const firstOfAtOnce = <Rows extends readonly object[]>(
  db: Db,
  first: Query<Rows>,
  ...writes: readonly (Write | null)[]
): Query<Rows> => written(db, [first, ...writes], db`* from ${db('write_0')}`) as Query<never> as Query<Rows>

function written(db: Db, writes: readonly (Write | null)[], given: Part): Query {
  const name = (place: number) => db(`write_${place}`)
  const named = writes
    .filter((write) => write !== null)
    .map((write, place) => {
      const part = typeof write === 'function' && !('part' in write) ? write(name(place - 1)) : (write as Part)
      return db`${place > 0 ? db`,` : db``} ${name(place)} as (${part})`
    })
  return db`with ${named} select ${given}`
}
