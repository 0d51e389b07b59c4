import type { Db } from '#kernel/db.ts'
import { insertAct } from './acts.sql.ts'

/** What was done from the shop's own machine, by whoever can open its database. */
export const recordFromMachine = (db: Db, act: { action: string; subject: string }) =>
  insertAct(db, { ...act, staffId: null, outcome: 'done', reason: '', requestId: 'machine', input: {} })
