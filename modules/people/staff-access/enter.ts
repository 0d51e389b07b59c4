import { createHash, randomBytes } from 'node:crypto'
import type { Tx } from '#kernel/db.ts'
import { recordSignedOut } from '#modules/people/staff/acts.ts'
import { openStaffSession } from '#modules/people/staff/sessions.ts'
import { clearTill, makeTill } from '#modules/people/staff/tills.ts'
import type { Colleague } from '#modules/people/staff/users.ts'
import type { AccessDeps, Entering } from './deps.ts'
import { factorsOf } from './factors.sql.ts'
import { reopenPin } from './pins.ts'
import { tellOfNewPlace } from './places.ts'

/** Somebody who is inside now. */
export interface SignedIn {
  token: string
  staff: Colleague
  /** The key of the till that the browser has become. */
  tillKey: string | null
}

/** Opens a session for who showed all that was asked, and keeps the record of it. */
export async function enter(tx: Tx, who: Colleague, entering: Entering, deps: AccessDeps): Promise<SignedIn> {
  const { now, requestId, till: asked, ...place } = entering
  const made = asked && !('id' in asked) ? await makeTill(tx, asked.storeCode, now) : null
  const till = made?.till ?? (asked && 'id' in asked ? asked : null)
  if (till) await clearTill(tx, till, who.id)
  const { totp, passkeys } = await factorsOf(tx, who.id)
  const factorMissing = !totp && passkeys === 0 && who.roles.some((role) => deps.factorRoles.includes(role))
  const token = await openStaffSession(tx, { staffId: who.id, now, ...place, factorMissing, tillId: till?.id ?? null })
  await reopenPin(tx, who.id)
  await tellOfNewPlace(tx, who, place, { ...deps, now })
  await recordSignedOut(tx, { staffId: who.id, action: 'session.open', subject: who.email, requestId })
  return { token, staff: who, tillKey: made?.key ?? null }
}

/** Tells one password of somebody from the next, without saying anything of either. */
export const passwordMark = ({ id, password_hash }: Colleague): Buffer =>
  createHash('sha256').update(`staff-password:${id}:${password_hash}`).digest()

export const newPending = (): string => randomBytes(32).toString('base64url')
export const hashPending = (pending: string): Buffer => createHash('sha256').update(`staff-pending:${pending}`).digest()
