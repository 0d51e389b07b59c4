import { createHash, randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { Pool } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import { takeAttempt } from '#modules/people/access/attempts.ts'
import { closeSessionsOf } from '#modules/people/access/caller.ts'
import { guessedRight } from '#modules/people/access/guesses.ts'
import type { Senders } from '#modules/platform/mail/email-message.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { queueEmailToStranger } from '#modules/platform/mail/to-stranger.ts'
import { hashPassword } from '../access/password.ts'
import { emptyClaimedAccount } from './claimed-account.ts'
import type { Recover, Reset } from './contract.ts'
import { deleteEmailLink } from './email-link.sql.ts'
import { proveEmail } from './email-link.ts'
import { type FieldErrors, refuseFields, refuseWholeForm } from './field-errors.ts'
import type { Hooks } from './hooks.ts'
import { passwordGuesses, recoveriesFrom, recoveryRequests } from './limits.ts'
import { detailsOf, lockLogin, loginByEmail, setPassword } from './logins.sql.ts'
import { requirePerson } from './person.ts'
import { emailErrors, namesOf, passwordErrors } from './personal-rules.ts'
import { recoveryEmail } from './recovery-email.ts'
import { replaceReset, takeReset } from './reset.sql.ts'
import type { Arrival } from './session.ts'

/** A link lives for one hour (U-16). */
const linkMinutes = 60

const digest = (token: string) => createHash('sha256').update(token).digest()

/**
 * Sends a link that lets its reader choose a new password, once and within the hour (U-14, U-16).
 * @throws Refused 'customer.unknown_email'; ShopError invalid with `captcha`; too_many after three requests in an hour for one
 * address, known or not.
 */
export async function recoverPassword(
  db: Pool,
  { email: typed, captcha }: z.output<typeof Recover>,
  { now, language, address }: Arrival,
  { senders, secret }: { senders: Senders; secret: string },
): Promise<void> {
  const email = typed.trim()
  const errors: FieldErrors = {}
  emailErrors(errors, email)
  refuseFields(errors)
  if (address) await takeAttempt(db, recoveriesFrom, address, now)
  await requirePerson(db, secret, captcha, now)
  await takeAttempt(db, recoveryRequests, email, now)
  const login = await loginByEmail(db, email)
  if (!login) throw new Refused('customer.unknown_email')
  const { customer, member } = login
  const name = member?.name ?? (customer.name || customer.contact_person)
  const token = randomBytes(32).toString('base64url')
  await db.begin(async (tx) => {
    const message = recoveryEmail(senders(language), language, name, token)
    const to = (member ?? customer).email
    // What strangers typed into other forms must not keep a proved owner from theirs.
    const proved = member ? member.joined_at !== null : customer.verified_at !== null
    if (proved) await queueEmail(tx, to, message, { secret: true })
    else if (!(await queueEmailToStranger(tx, to, message, { now, secret: true }))) return
    const whose = { customerId: customer.id, memberId: member?.id ?? null }
    await replaceReset(tx, whose, digest(token), new Date(now.getTime() + linkMinutes * 60_000))
  })
}

/**
 * Sets the password of whom a link belongs to, an account's holder or a member, uses the link up and ends every session (U-15, U-16, U-21).
 * An account that was never proved is emptied first, unless this browser opened it. @returns whether it was.
 * @throws Refused 'customer.reset_expired' for a link that is used, replaced, expired or never was.
 */
export async function resetPassword(
  db: Pool,
  body: z.output<typeof Reset>,
  { now, address }: Arrival,
  hooks: Hooks & { senders: Senders },
): Promise<{ emptied: boolean }> {
  const house = namesOf(hooks.senders)
  refuseWholeForm(await passwordErrors(body.password, body.confirm_password, house))
  const hash = await hashPassword(body.password)
  const { email, emptied } = await db.begin(async (tx) => {
    const whose = await takeReset(tx, digest(body.token), now)
    const login = whose && (await lockLogin(tx, whose.customerId, whose.memberId))
    if (!login) throw new Refused('customer.reset_expired')
    refuseFields(await passwordErrors(body.password, body.confirm_password, [...detailsOf(login), ...house]))
    const { customer, member } = login
    await setPassword(tx, login, hash)
    let emptied = false
    if (!member) {
      emptied = await emptyClaimedAccount(tx, customer, body.opener, hooks)
      // A letter that was to move the account elsewhere was asked for by whoever was inside before.
      await deleteEmailLink(tx, customer.id)
      await proveEmail(tx, customer.id, now, hooks)
    }
    await closeSessionsOf(tx, customer.id, undefined, member?.id)
    return { email: (member ?? customer).email, emptied }
  })
  await guessedRight(db, passwordGuesses, { account: email, address, now })
  return { emptied }
}
