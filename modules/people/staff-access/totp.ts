import { generateSecret, generateURI, verify } from 'otplib'
import type { Db, Tx } from '#kernel/db.ts'
import { Conflict } from '#kernel/errors.ts'
import type { Staff } from '#modules/people/staff/sessions.ts'
import type { AccessDeps } from './deps.ts'
import { beginTotp, takeStep, totpOf } from './factors.sql.ts'
import { seal, unseal } from './keyed.ts'

/** Clocks of telephones may be half a minute off, either way. */
const tolerance = 30

/** A new secret for an app, to be confirmed by a first code. @throws Conflict 'staff.totp_exists' */
export async function offerTotp(
  tx: Tx,
  staff: Staff,
  { secret: key, senders }: AccessDeps,
): Promise<{ secret: string; uri: string }> {
  const secret = generateSecret()
  if (!(await beginTotp(tx, staff.id, seal(key, staff.id, secret)))) throw new Conflict('staff.totp_exists')
  return { secret, uri: generateURI({ issuer: senders('es').name, label: staff.email, secret }) }
}

/** Whether a code is the app's of now, and counts for the first time; the database has the last word. */
export async function takeTotpCode(
  db: Db,
  staffId: number,
  code: string,
  { now, key, confirmed }: { now: Date; key: string; confirmed: boolean },
): Promise<boolean> {
  const row = await totpOf(db, staffId)
  if (row?.confirmed !== confirmed || !/^\d{6}$/.test(code)) return false
  const secret = unseal(key, staffId, row.secret)
  if (secret === null) return false
  const result = await verify({ secret, token: code, epoch: Math.floor(now.getTime() / 1000), epochTolerance: tolerance })
  return result.valid && 'timeStep' in result && (await takeStep(db, staffId, result.timeStep))
}
