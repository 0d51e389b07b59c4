import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from '#kernel/db.ts'
import { Forbidden } from '#kernel/errors.ts'
import { sessionHours } from '#kernel/facts.ts'
import type { Cents } from '#kernel/money.ts'
import type { MemberRole } from './contract.ts'
import { deleteSession, deleteSessionsOf, insertSession, noteUse, sessionAsked, sessionTold } from './sessions.sql.ts'

/** One of several people who sign in for an account. */
export interface Member {
  id: string
  role: MemberRole
  name: string
  email: string
  /** Up to this much, VAT included, they order by themselves; null: a requester never, an approver always. */
  spendingLimitCents: Cents | null
}

/** A signed-in customer or a guest who continued with an e-mail. `id` is the account's, whoever of it calls. */
export interface Caller {
  kind: 'customer' | 'guest'
  id: string
  /** Of the person who signed in: the member's own, else the account's. */
  email: string
  /** Null: the account's holder, or a guest. */
  member: Member | null
}

/** Who a session is opened for; `memberId` is left out for the holder. */
export interface Entrant {
  kind: Caller['kind']
  id: string
  email: string
  memberId?: string | null
  /** Browser and system in words, for its owner to recognise the session by. */
  device?: string
}

/** The last use is kept to ten minutes: a call need not write. */
const noteUseAfter = 10 * 60_000

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** A session, and the statement that opens it, which is still to be asked; the token is random 256 bits and leaves the server once, here. */
export function newSession(db: Db, { kind, id, email, memberId = null, device = '' }: Entrant, now: Date) {
  const token = randomBytes(32).toString('base64url')
  const opening = insertSession(db, {
    kind,
    id,
    email,
    memberId,
    device,
    openedAt: now,
    tokenHash: hashToken(token),
    expiresAt: new Date(now.getTime() + sessionHours * 3_600_000),
  })
  return { token, opening }
}

/** Opens a session. @returns its token */
export async function openSession(db: Db, entrant: Entrant, now: Date): Promise<string> {
  const { token, opening } = newSession(db, entrant, now)
  await opening
  return token
}

/**
 * Who calls, from the id and token of the request's body: null for an anonymous visitor, who sends neither.
 * @throws Forbidden 'login_failed', shown as "Login failed.", when they do not belong to a living session (I-21, U-34).
 */
export async function requireCaller(
  db: Db,
  { id, token }: { id: string; token: string },
  now = new Date(),
): Promise<Caller | null> {
  const { session } = callerAsked(db, { id, token }, now)
  return callerTold(db, session ? await session : [], { id, token }, now)
}

/** The question who calls, for who asks more in the same statement (kernel/read-at-once.ts); null for an anonymous visitor. */
export const callerAsked = (db: Db, { id, token }: { id: string; token: string }, now: Date) => ({
  session: id === '' && token === '' ? null : sessionAsked(db, hashToken(token), now),
})

/** As requireCaller, of the rows that `callerAsked` brought. @throws Forbidden 'login_failed' */
export async function callerTold(
  db: Db,
  rows: Parameters<typeof sessionTold>[0],
  { id, token }: { id: string; token: string },
  now: Date,
): Promise<Caller | null> {
  if (id === '' && token === '') return null
  const session = sessionTold(rows)
  if (!session || !sameText(session.caller.id, id)) throw new Forbidden('login_failed')
  if (now.getTime() - session.usedAt.getTime() > noteUseAfter) await noteUse(db, hashToken(token), now)
  return session.caller
}

/** As requireCaller, for what no anonymous visitor may do. */
export async function requireKnownCaller(db: Db, body: { id: string; token: string }, now = new Date()): Promise<Caller> {
  const caller = await requireCaller(db, body, now)
  if (!caller) throw new Forbidden('login_failed')
  return caller
}

export const closeSession = (db: Db, token: string) => deleteSession(db, hashToken(token))

/**
 * Ends every session of one person, but for the one kept: a changed password signs the others out (U-21). Without a member it is
 * the holder's sessions that end; the members of an account have passwords of their own.
 */
export const closeSessionsOf = (db: Db, id: string, keptToken?: string, memberId: string | null = null) =>
  deleteSessionsOf(db, id, keptToken ? hashToken(keptToken) : null, memberId)

const sameText = (text: string, other: string) => {
  const [a, b] = [Buffer.from(text), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
