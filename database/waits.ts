/** How long, in seconds, anything waits for the database before it gives up with an error. */
export interface Waits {
  /** Until a connection is there. */
  connect: number
  /** Until one of the pool's is free. */
  acquire: number
  statement: number
  /** For what another transaction holds. */
  lock: number
  /** A transaction in which nobody asks for anything: it holds its locks for nothing. */
  idleInTransaction: number
}

/** What a visitor waits for. */
export const everyday: Waits = { connect: 5, acquire: 30, statement: 30, lock: 15, idleInTransaction: 60 }
/** Imports, migrations, building the index, comparing the books: nobody waits for them in front of a screen. */
export const longWork: Waits = { connect: 60, acquire: 600, statement: 3_600, lock: 600, idleInTransaction: 600 }

/** The same for the server, which takes milliseconds. */
export const serverLimits = ({ statement, lock, idleInTransaction }: Waits) => ({
  statement_timeout: statement * 1_000,
  lock_timeout: lock * 1_000,
  idle_in_transaction_session_timeout: idleInTransaction * 1_000,
})
