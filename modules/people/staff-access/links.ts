import { createHash, randomBytes } from 'node:crypto'
import type { Pool, Tx } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import { takeAttempt } from '#modules/people/access/attempts.ts'
import { recordSignedOut } from '#modules/people/staff/acts.ts'
import { endSessionsOf } from '#modules/people/staff/sessions.ts'
import { type Colleague, choosePassword, colleagueById, colleagueOf, lockColleague } from '#modules/people/staff/users.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import type { AccessDeps, Arrival } from './deps.ts'
import { linkEmail, noticeEmail } from './emails.ts'
import { limitLinks } from './limits.ts'
import { deleteExpiredLinks, deleteLinkOf, type LinkPurpose, linkByToken, replaceLink, takeLink } from './links.sql.ts'

const minute = 60_000
const lasts: Record<LinkPurpose, number> = { invitation: 7 * 24 * 60 * minute, reset: 30 * minute }

const hashOf = (token: string) => createHash('sha256').update(`staff-link:${token}`).digest()

async function writeLink(
  tx: Tx,
  to: Colleague,
  purpose: LinkPurpose,
  { now, ...deps }: AccessDeps & { now: Date },
): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + lasts[purpose])
  await replaceLink(tx, { tokenHash: hashOf(token), staffId: to.id, purpose, expiresAt })
  await queueEmail(tx, to.email, linkEmail(deps, to, { purpose, token }), { secret: true })
}

/** Writes to somebody new how to choose their password; a second letter takes the link of the first away. */
export const invite = (tx: Tx, to: Colleague, deps: AccessDeps & { now: Date }) => writeLink(tx, to, 'invitation', deps)

/** Undoes what was written for an address that nobody has, once it took as long as for one that somebody has. */
class NobodyThere extends Error {}

/**
 * Writes a link to whoever forgot their password. Nothing tells an address that nobody has from another: the answer is the same, and so
 * is the work, which is undone for it in the end.
 * @throws ShopError too_many after three requests in an hour for one address, known or not, or ten from one network.
 */
export async function forgotPassword(deps: AccessDeps, typed: string, { now, address, requestId }: Arrival): Promise<void> {
  const { db } = deps
  const email = typed.trim()
  if (address) await takeAttempt(db, limitLinks.from, address, now)
  await takeAttempt(db, limitLinks.forOne, email, now)
  const found = await colleagueOf(db, email)
  const known = found?.active ? found : undefined
  const nobody: Omit<Colleague, 'id'> = {
    email,
    name: '',
    language: null,
    roles: [],
    store_code: null,
    active: false,
    password_hash: '',
  }
  await db.begin(async (tx) => {
    await tx
      .begin(async (part) => {
        if (known) return writeLink(part, known, 'reset', { ...deps, now })
        const token = randomBytes(32).toString('base64url')
        const expiresAt = new Date(now.getTime() + lasts.reset)
        await replaceLink(part, { tokenHash: hashOf(token), staffId: null, purpose: 'reset', expiresAt })
        await queueEmail(part, email, linkEmail(deps, nobody, { purpose: 'reset', token }), { secret: true })
        throw new NobodyThere()
      })
      .catch((error: unknown) => {
        if (!(error instanceof NobodyThere)) throw error
      })
    await recordSignedOut(tx, { staffId: known?.id ?? null, action: 'session.forgotten', subject: email, requestId })
  })
}

/** Whose password a link lets somebody choose. @throws Refused 'staff.link_ended' */
export async function linkOf(
  { db }: AccessDeps,
  token: string,
  { now, address }: Arrival,
): Promise<{ purpose: LinkPurpose; name: string; email: string }> {
  if (address) await takeAttempt(db, limitLinks.opened, address, now)
  const link = await linkByToken(db, hashOf(token), now)
  const who = link && (await colleagueById(db, link.staff_id))
  if (!link || !who?.active) throw new Refused('staff.link_ended')
  return { purpose: link.purpose, name: who.name, email: who.email }
}

/**
 * Sets the password that the reader of a link chose, uses the link up and ends every session. Second factors stay: who reads
 * somebody's mail is not them yet.
 * @throws Refused 'staff.link_ended'; InvalidFields
 */
export async function choosePasswordByLink(
  deps: AccessDeps,
  { token, password }: { token: string; password: string },
  { now, address, requestId }: Arrival,
): Promise<void> {
  const { db } = deps
  if (address) await takeAttempt(db, limitLinks.opened, address, now)
  await db.begin(async (tx) => {
    const link = await takeLink(tx, hashOf(token), now)
    const who = link && (await lockColleague(tx, link.staff_id))
    if (!link || !who?.active) throw new Refused('staff.link_ended')
    await choosePassword(tx, who, password, 'password')
    await endSessionsOf(tx, who.id)
    if (link.purpose === 'reset') await queueEmail(tx, who.email, noticeEmail(deps, who, { kind: 'password_changed', at: now }))
    await recordSignedOut(tx, { staffId: who.id, action: 'account.password', subject: `staff ${who.id}`, requestId })
  })
}

/** What was sent to somebody leads nowhere any more. */
export const endLinks = (tx: Tx, staffId: number) => deleteLinkOf(tx, staffId)

export const sweepLinks = (db: Pool, now: Date) => deleteExpiredLinks(db, now)
