import { createHash, randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { Pool } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import { clearAttempts, takeAttempt } from '#modules/access/attempts.ts'
import { closeSessionsOf } from '#modules/access/caller.ts'
import type { Senders } from '#modules/mail/letter.ts'
import { queueLetter } from '#modules/mail/outbox.ts'
import type { Reset } from './contract.ts'
import { customerByEmail, customerById, updatePassword } from './customers.sql.ts'
import { proveEmail } from './email-link.ts'
import { type FieldErrors, refuseFields } from './field-errors.ts'
import type { Hooks } from './hooks.ts'
import { passwordAttempts, recoveryRequests } from './limits.ts'
import { hashPassword } from './password.ts'
import { emailErrors, passwordErrors } from './personal-rules.ts'
import { recoveryLetter } from './recovery-letter.ts'
import { replaceReset, takeReset } from './reset.sql.ts'
import type { Arrival } from './session.ts'

/** A link lives for one hour (U-16). */
const linkMinutes = 60

const digest = (token: string) => createHash('sha256').update(token).digest()

/**
 * Sends a link that lets its reader choose a new password, once and within the hour (U-14, U-16).
 * @throws Refused 'customer.unknown_email'; ShopError too_many after three requests in an hour for one address, known or not.
 */
export async function recoverPassword(db: Pool, typed: string, { now, language }: Arrival, senders: Senders): Promise<void> {
  const email = typed.trim()
  const errors: FieldErrors = {}
  emailErrors(errors, email)
  refuseFields(errors)
  await takeAttempt(db, recoveryRequests, email, now)
  const customer = await customerByEmail(db, email)
  if (!customer) throw new Refused('customer.unknown_email')
  const token = randomBytes(32).toString('base64url')
  await db.begin(async (tx) => {
    await replaceReset(tx, customer.id, digest(token), new Date(now.getTime() + linkMinutes * 60_000))
    const letter = recoveryLetter(senders(language), language, customer.name || customer.contact_person, token)
    await queueLetter(tx, customer.email, letter, { secret: true })
  })
}

/**
 * Sets the password of the account that a link belongs to, uses the link up and ends every session (U-15, U-16, U-21).
 * @throws Refused 'customer.reset_expired' for a link that is used, replaced, expired or never was.
 */
export async function resetPassword(db: Pool, body: z.output<typeof Reset>, { now }: Arrival, hooks: Hooks): Promise<void> {
  refuseFields(passwordErrors(body.password, body.confirm_password))
  const hash = await hashPassword(body.password)
  const email = await db.begin(async (tx) => {
    const id = await takeReset(tx, digest(body.token), now)
    const customer = id && (await customerById(tx, id))
    if (!customer) throw new Refused('customer.reset_expired')
    await updatePassword(tx, customer.id, hash)
    await proveEmail(tx, customer.id, now, hooks)
    await closeSessionsOf(tx, customer.id)
    return customer.email
  })
  await clearAttempts(db, passwordAttempts, email)
}
