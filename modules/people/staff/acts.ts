import type { Db } from '#kernel/db.ts'
import { insertAct } from './acts.sql.ts'

/** What was done from the shop's own machine, by whoever can open its database. */
export const recordFromMachine = (db: Db, act: { action: string; subject: string }) =>
  insertAct(db, { ...act, staffId: null, outcome: 'done', reason: '', requestId: 'machine', input: {} })

/** What somebody did before they were signed in, done unless a reason says why it was refused. */
export const recordSignedOut = (
  db: Db,
  { reason = '', ...act }: { staffId: number | null; action: string; subject: string; requestId: string; reason?: string },
) => insertAct(db, { ...act, outcome: reason ? 'refused' : 'done', reason, input: {} })
