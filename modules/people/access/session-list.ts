import type { Db } from '#kernel/db.ts'
import { type Caller, hashToken } from './caller.ts'
import { deleteSessionByKey, deleteSessionsOf, moveHoldersSessions, type OpenSession, openSessions } from './sessions.sql.ts'

/** The living sessions of whoever calls, their own alone: a member does not see the holder's, nor the other way round. */
export const sessionsOf = (db: Db, { id, member }: Caller, token: string, now: Date): Promise<readonly OpenSession[]> =>
  openSessions(db, { id, memberId: member?.id ?? null, tokenHash: hashToken(token), now })

/** Ends one session of the caller's; one that ended already changes nothing. */
export async function endSession(db: Db, { id, member }: Caller, key: string): Promise<void> {
  await deleteSessionByKey(db, id, member?.id ?? null, key)
}

/** Signs the caller out everywhere, here too. */
export async function endAllSessions(db: Db, { id, member }: Caller): Promise<void> {
  await deleteSessionsOf(db, id, null, member?.id ?? null)
}

/** The account signs in with another address from now on; who is inside stays there. */
export async function moveSessions(db: Db, id: string, email: string): Promise<void> {
  await moveHoldersSessions(db, id, email)
}
