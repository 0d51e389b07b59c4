import { Refused, ShopError } from '#kernel/errors.ts'
import { guessedRight, takeGuess } from '#modules/people/access/guesses.ts'
import { isPassword } from '#modules/people/access/password.ts'
import { recordSignedOut } from '#modules/people/staff/acts.ts'
import { openStaffSession, type SessionPlace } from '#modules/people/staff/sessions.ts'
import { type Colleague, colleagueOf, lockColleague } from '#modules/people/staff/users.ts'
import type { AccessDeps, Arrival } from './deps.ts'
import { passwordGuesses } from './limits.ts'
import { tellOfNewPlace } from './places.ts'

export interface SignedIn {
  token: string
  staff: Colleague
}

/**
 * Opens a session: the token leaves the server once, here. Unknown, left and wrong take as long and read the same.
 * @throws Refused 'staff.login_wrong'; ShopError too_many after five tries of one address in a quarter of an hour, and for addresses from
 * which they never signed in while they are guessed at from many.
 */
export async function loginStaff(
  deps: AccessDeps,
  { email: typed, password }: { email: string; password: string },
  { now, requestId, ...place }: SessionPlace & Arrival,
): Promise<SignedIn> {
  const { db } = deps
  const email = typed.trim()
  const guess = { account: email, address: place.address, now }
  await takeGuess(db, passwordGuesses, guess, async () => {
    throw new ShopError('too_many', 'access.too_many_attempts')
  })
  const known = await colleagueOf(db, email)
  const act = { action: 'session.open', subject: email, requestId }
  if (!(await isPassword(password, known?.active ? known.password_hash : undefined)) || !known) {
    await recordSignedOut(db, { ...act, staffId: known?.id ?? null, reason: 'staff.login_wrong' })
    throw new Refused('staff.login_wrong')
  }
  const token = await db.begin(async (tx) => {
    const row = await lockColleague(tx, known.id)
    // Meanwhile they left, or their password was changed: this session must not outlive it.
    if (!row?.active || row.password_hash !== known.password_hash) throw new Refused('staff.login_wrong')
    const opened = await openStaffSession(tx, { staffId: row.id, now, ...place, factorMissing: false, tillId: null })
    await tellOfNewPlace(tx, row, place, { ...deps, now })
    await recordSignedOut(tx, { ...act, staffId: row.id })
    return opened
  })
  await guessedRight(db, passwordGuesses, guess)
  return { token, staff: known }
}
