import type { Pool, Tx } from '#kernel/db.ts'
import { InvalidFields, NotFound, ShopError } from '#kernel/errors.ts'
import { guessedRight, takeGuess } from '#modules/people/access/guesses.ts'
import { isPassword } from '#modules/people/access/password.ts'
import { endSessionsOf, type Staff } from '#modules/people/staff/sessions.ts'
import { choosePassword, colleagueById, lockColleague } from '#modules/people/staff/users.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import type { AccessDeps } from './deps.ts'
import { noticeEmail } from './emails.ts'
import { passwordGuesses } from './limits.ts'
import { endLinks } from './links.ts'

/**
 * Whoever sits at a session says its holder's password: counted as at the door, so that an open screen is no place to guess at it.
 * @throws InvalidFields 'password'; ShopError too_many
 */
export async function sayPassword(
  db: Pool,
  staff: Staff,
  password: string,
  { now, address }: { now: Date; address: string | null },
): Promise<void> {
  const guess = { account: staff.email, address, now }
  await takeGuess(db, passwordGuesses, guess, async () => {
    throw new ShopError('too_many', 'access.too_many_attempts')
  })
  const row = await colleagueById(db, staff.id)
  if (!(await isPassword(password, row?.password_hash))) throw new InvalidFields({ password: 'staff.password_wrong' })
  await guessedRight(db, passwordGuesses, guess)
}

/** Changes one's own password: every other session of theirs ends, and so does a link that was sent. */
export async function changeOwnPassword(tx: Tx, staff: Staff, chosen: string, { now, ...deps }: AccessDeps & { now: Date }) {
  const row = await lockColleague(tx, staff.id)
  if (!row) throw new NotFound('staff.unknown')
  await choosePassword(tx, row, chosen, 'new_password')
  await endSessionsOf(tx, row.id, staff.session.id)
  await endLinks(tx, row.id)
  await queueEmail(tx, row.email, noticeEmail(deps, row, { kind: 'password_changed', at: now }))
}
