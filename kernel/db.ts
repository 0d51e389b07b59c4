import type postgres from 'postgres'

/**
 * What a query function takes first: the pool or an open transaction. Numeric and bigint columns arrive as numbers
 * (database/connect.ts), so ids stay plain.
 */
export type Db = postgres.Sql | postgres.TransactionSql
/** The pool itself, for operations that open a transaction of their own. */
export type Pool = postgres.Sql
