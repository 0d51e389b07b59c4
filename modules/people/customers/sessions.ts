import type { z } from 'zod'
import type { Pool } from '#kernel/db.ts'
import { endAllSessions, endSession, sessionsOf } from '#modules/people/access/session-list.ts'
import type { AccountSessions, EndSession } from './account-contract.ts'
import { requireCustomer } from './session.ts'

/** Where the caller is signed in: since when, last used when, from what device; this session first. */
export async function listSessions(db: Pool, signed: { id: string; token: string }, now: Date): Promise<AccountSessions> {
  const caller = await requireCustomer(db, signed, now)
  const rows = await sessionsOf(db, caller, signed.token, now)
  return {
    items: rows.map(({ key, device, created_at, used_at, here }) => ({
      key,
      device,
      opened_at: created_at.toISOString(),
      used_at: used_at.toISOString(),
      here,
    })),
  }
}

/** Ends the session named, or every one of the caller's, this one too. */
export async function closeSessions(db: Pool, body: z.output<typeof EndSession>, now: Date): Promise<void> {
  const caller = await requireCustomer(db, body, now)
  await (body.all ? endAllSessions(db, caller) : endSession(db, caller, body.key))
}
