import type { z } from 'zod'
import type { Pool } from '#kernel/db.ts'
import { Forbidden } from '#kernel/errors.ts'
import { takeAttempt } from '#modules/people/access/attempts.ts'
import { closeSessionsOf } from '#modules/people/access/caller.ts'
import { provedAddress } from '#modules/people/customers/proved-address.ts'
import type { Senders, StaffPost } from '#modules/platform/mail/email-message.ts'
import { hashPassword, isPassword } from '../access/password.ts'
import { logConsent } from './consent.sql.ts'
import type { ChangeData, ChangePassword, CustomerData, Session } from './contract.ts'
import {
  type CustomerChange,
  type CustomerRow,
  customerById,
  lockCustomer,
  takenFields,
  updateCustomer,
} from './customers.sql.ts'
import { pendingEmail } from './email-link.sql.ts'
import { askToMove } from './email-link.ts'
import { refuseFields, refuseWholeForm } from './field-errors.ts'
import type { Hooks } from './hooks.ts'
import { addressEmails, identityChanges, passwordsInside } from './limits.ts'
import { detailsOf, hashOf, type LoginRow, lockLogin, readLogin, setPassword } from './logins.sql.ts'
import { namesOf, passwordErrors, personalErrors, trimmed } from './personal-rules.ts'
import { deleteResetsOf } from './reset.sql.ts'
import { type Arrival, isActivated, requireCustomer, requireHolder, sessionOf } from './session.ts'
import { sayTaken, takenErrors } from './taken.ts'
import { storedTaxId } from './tax-id.ts'
import { isOtherIdentity, recheckIdentity } from './trade-identity.ts'

const found = (row: CustomerRow | undefined): CustomerRow => {
  if (!row) throw new Forbidden('login_failed')
  return row
}

const foundLogin = (row: LoginRow | undefined): LoginRow => {
  if (!row) throw new Forbidden('login_failed')
  return row
}

/** What the data page shows (U-19). */
export async function customerData(db: Pool, signed: { id: string; token: string }, now: Date): Promise<CustomerData> {
  const { id } = await requireHolder(db, signed, now)
  const row = found(await customerById(db, id))
  const pending = await pendingEmail(db, id, now)
  return {
    kind: row.kind,
    activated: isActivated(row),
    name: row.name,
    surnames: row.surnames,
    email: row.email,
    verified: row.verified_at !== null,
    pending_email: pending === row.email ? null : pending,
    phone: row.phone,
    nif: row.tax_id ?? '',
    country: row.country,
    company: row.company,
    library: row.library,
    contact_person: row.contact_person,
    newsletter: row.newsletter,
  }
}

/**
 * Changes the data of an account (U-19, U-20). A new e-mail takes effect once the letter sent there is answered; until then the
 * account keeps its own, which is told of it. What staff looked at of a business or a library rests when it is another one now.
 * @returns the session to keep, the address that waits to be confirmed, and whether staff have to look again.
 * @throws ShopError invalid 'customer.data_failed' with the sentence of each wrong field; too_many letters.
 */
export async function changeData(
  db: Pool,
  body: z.output<typeof ChangeData>,
  { now, language, address }: Arrival,
  { onNewsletter, ...post }: Hooks & StaffPost,
): Promise<{ session: Session; pending_email: string | null; rests: boolean }> {
  const caller = await requireHolder(db, body, now)
  const { id: _id, token, nif, ...data } = trimmed(body)
  const known = found(await customerById(db, caller.id))
  const moves = data.email.toLowerCase() !== known.email.toLowerCase()
  refuseFields(personalErrors(known.kind, { ...data, nif }), 'customer.data_failed')
  if (moves) await takeAttempt(db, addressEmails, caller.id, now)
  if (known.kind !== 'private' && isOtherIdentity(known, { ...data, tax_id: nif ? storedTaxId(data.country, nif) : null }))
    await takeAttempt(db, identityChanges, caller.id, now)
  return db.begin(async (tx) => {
    const before = found(await lockCustomer(tx, caller.id))
    const taxId = nif ? storedTaxId(data.country, nif) : null
    const change: CustomerChange = { ...data, tax_id: taxId, email: moves ? before.email : data.email }
    const taken = await takenFields(tx, before.id, data.email, change.country, taxId)
    refuseFields(takenErrors(taken), 'customer.data_failed')
    await updateCustomer(tx, before.id, change).catch((error) => sayTaken(error, 'customer.data_failed'))
    const rests = await recheckIdentity(tx, before, change, { now, post })
    if (change.newsletter !== before.newsletter) {
      const given = change.newsletter
      const consent = { form: 'data', language, at: now, address, customerId: before.id, email: change.email }
      await logConsent(tx, { ...consent, kind: 'newsletter', given })
      const proved = await provedAddress(tx, before.id, change.email)
      await onNewsletter?.(tx, { language, form: 'data', now, address, email: change.email, wants: given, proved })
    }
    const after = { ...before, ...change, ...(rests && { activated_at: null }) }
    if (moves) await askToMove(tx, after, data.email, { senders: post.senders, language, now })
    return { session: sessionOf(after, token), pending_email: moves ? data.email : null, rests }
  })
}

/**
 * Changes the password, with the current one in hand, and ends the customer's other sessions and links (U-21).
 * @throws ShopError invalid with `current_password` when that is wrong; too_many when it was tried too often.
 */
export async function changePassword(
  db: Pool,
  body: z.output<typeof ChangePassword>,
  { now }: Arrival,
  { senders }: { senders: Senders },
): Promise<void> {
  const caller = await requireCustomer(db, body, now)
  const memberId = caller.member?.id ?? null
  const login = foundLogin(await readLogin(db, caller.id, memberId))
  const about = [...detailsOf(login), ...namesOf(senders)]
  const errors = await passwordErrors(body.password, body.confirm_password, about)
  if (body.current_password === '') errors['current_password'] = 'form.missing'
  refuseWholeForm(errors)
  await takeAttempt(db, passwordsInside, caller.member?.id ?? caller.id, now)
  if (!(await isPassword(body.current_password, hashOf(login) ?? undefined)))
    refuseFields({ current_password: 'customer.password_wrong' })
  const hash = await hashPassword(body.password)
  await db.begin(async (tx) => {
    const locked = foundLogin(await lockLogin(tx, login.customer.id, login.member?.id ?? null))
    // Meanwhile somebody else changed it: what was typed is no longer the current one.
    if (hashOf(locked) !== hashOf(login)) refuseFields({ current_password: 'customer.password_wrong' })
    await setPassword(tx, locked, hash)
    await deleteResetsOf(tx, caller.id, memberId)
    await closeSessionsOf(tx, caller.id, body.token, memberId)
  })
}
