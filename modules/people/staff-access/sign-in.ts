import { Refused, ShopError } from '#kernel/errors.ts'
import { takeAttempt } from '#modules/people/access/attempts.ts'
import { guessedRight, takeGuess } from '#modules/people/access/guesses.ts'
import { isPassword } from '#modules/people/access/password.ts'
import { recordSignedOut } from '#modules/people/staff/acts.ts'
import { type Colleague, colleagueById, colleagueOf, lockColleague } from '#modules/people/staff/users.ts'
import type { Proof } from './contract.ts'
import type { AccessDeps, Entering } from './deps.ts'
import { enter, hashPending, newPending, passwordMark, type SignedIn } from './enter.ts'
import { factorsOf } from './factors.sql.ts'
import { limitPasskeys, passwordGuesses } from './limits.ts'
import { insertLoginStep, loginStep, takeLoginStep } from './login-steps.sql.ts'
import { askPasskey, takePasskey } from './passkeys.ts'
import { showFactor } from './proof.ts'

/** A password that was right, of somebody who has yet to show a factor. */
export interface FactorAsked {
  pending: string
  kinds: ('totp' | 'passkey' | 'recovery')[]
}

const stepLasts = 5 * 60_000

/**
 * Opens a session by e-mail and password, or says which factor is still to be shown. Unknown, left and wrong take as long and read the
 * same.
 * @throws Refused 'staff.login_wrong'; ShopError too_many after five tries of one address in a quarter of an hour, and for addresses from
 * which they never signed in while they are guessed at from many.
 */
export async function loginStaff(
  deps: AccessDeps,
  { email: typed, password }: { email: string; password: string },
  entering: Entering,
): Promise<SignedIn | FactorAsked> {
  const { db } = deps
  const { now, requestId, address } = entering
  const email = typed.trim()
  const guess = { account: email, address, now }
  await takeGuess(db, passwordGuesses, guess, async () => {
    throw new ShopError('too_many', 'access.too_many_attempts')
  })
  const known = await colleagueOf(db, email)
  if (!(await isPassword(password, known?.active ? known.password_hash : undefined)) || !known) {
    const act = { action: 'session.open', subject: email, requestId }
    await recordSignedOut(db, { ...act, staffId: known?.id ?? null, reason: 'staff.login_wrong' })
    throw new Refused('staff.login_wrong')
  }
  const signedIn = (await askFactor(deps, known, now)) ?? (await open(deps, known, entering))
  await guessedRight(db, passwordGuesses, guess)
  return signedIn
}

async function askFactor({ db }: AccessDeps, who: Colleague, now: Date): Promise<FactorAsked | null> {
  const { totp, passkeys, recovery_left } = await factorsOf(db, who.id)
  if (!totp && passkeys === 0) return null
  const pending = newPending()
  const step = { tokenHash: hashPending(pending), staffId: who.id, passwordMark: passwordMark(who) }
  await insertLoginStep(db, step, new Date(now.getTime() + stepLasts))
  const kinds = [totp && 'totp', passkeys > 0 && 'passkey', recovery_left > 0 && 'recovery'] as const
  return { pending, kinds: kinds.filter((kind) => kind !== false) }
}

const open = ({ db, ...deps }: AccessDeps, known: Colleague, entering: Entering): Promise<SignedIn> =>
  db.begin(async (tx) => {
    const row = await lockColleague(tx, known.id)
    // Meanwhile they left, or their password was changed: this session must not outlive it.
    if (!row?.active || row.password_hash !== known.password_hash) throw new Refused('staff.login_wrong')
    return enter(tx, row, entering, { db, ...deps })
  })

/**
 * Opens the session of somebody whose password was right, once they show a factor.
 * @throws Refused 'staff.step_ended' after five minutes, or another password; what showFactor throws.
 */
export async function loginByFactor(
  deps: AccessDeps,
  { pending, ...proof }: Proof & { pending: string },
  entering: Entering,
): Promise<SignedIn> {
  const { db } = deps
  const { now, requestId } = entering
  const tokenHash = hashPending(pending)
  const step = await loginStep(db, tokenHash, now)
  const who = step && (await colleagueById(db, step.staff_id))
  if (!who) throw new Refused('staff.step_ended')
  try {
    await showFactor(db, who.id, proof, { ...deps, now })
  } catch (error) {
    if (error instanceof ShopError) {
      const reason = Object.values(error.fields ?? {})[0] ?? error.code
      await recordSignedOut(db, { staffId: who.id, action: 'session.open', subject: who.email, requestId, reason })
    }
    throw error
  }
  return db.begin(async (tx) => {
    const row = await lockColleague(tx, who.id)
    const taken = await takeLoginStep(tx, tokenHash)
    if (!row?.active || !taken?.password_mark.equals(passwordMark(row))) throw new Refused('staff.step_ended')
    return enter(tx, row, entering, deps)
  })
}

/** What a browser needs to have a passkey answer: of who is on the way in, or of whoever has one. @throws Refused; ShopError too_many */
export async function passkeyAtDoor(deps: AccessDeps, pending: string | undefined, { now, address }: Entering) {
  if (address) await takeAttempt(deps.db, limitPasskeys, address, now)
  const step = pending === undefined ? null : await loginStep(deps.db, hashPending(pending), now)
  if (step === undefined) throw new Refused('staff.step_ended')
  return askPasskey(deps.db, step?.staff_id ?? null, { ...deps, now })
}

/** Opens a session by a passkey alone: it is something one has, and asks its holder for a finger or a code. @throws Refused */
export async function loginByPasskey(
  deps: AccessDeps,
  passkey: NonNullable<Proof['passkey']>,
  entering: Entering,
): Promise<SignedIn> {
  const { db } = deps
  const staffId = await takePasskey(db, passkey, { ...deps, now: entering.now })
  return db.begin(async (tx) => {
    const row = await lockColleague(tx, staffId)
    if (!row?.active) throw new Refused('staff.passkey_wrong')
    return enter(tx, row, entering, deps)
  })
}
