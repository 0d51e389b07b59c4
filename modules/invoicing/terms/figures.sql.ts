import type { Db } from '#kernel/db.ts'

/** What invoices on account are still owed, whether their day has come or not. */
export const sumOwed = (db: Db) => db`
  select coalesce(sum(open_cents), 0) as amount from receivable where amount_cents > received_cents`
