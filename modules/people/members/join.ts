import type { Pool } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import { joinMember } from '#modules/people/access/account-members.ts'
import { hashPassword } from '#modules/people/access/password.ts'
import type { Session } from '#modules/people/customers/contract.ts'
import { enterAsMember } from '#modules/people/customers/enter-as-member.ts'
import { addError, missing, refuseFields, refuseWholeForm } from '#modules/people/customers/field-errors.ts'
import type { Hooks } from '#modules/people/customers/hooks.ts'
import { namesOf, passwordErrors } from '#modules/people/customers/personal-rules.ts'
import type { Arrival } from '#modules/people/customers/session.ts'
import { sayUserExists } from '#modules/people/customers/taken.ts'
import type { Senders } from '#modules/platform/mail/email-message.ts'
import type { AcceptInvitation, Invitation } from './contract.ts'
import { deleteInvitation, invitedRow } from './members.sql.ts'
import { digest } from './members.ts'

/** What a link invites to. @throws Refused 'members.link_expired' for one that is used, replaced, expired or never was. */
export async function showInvitation(db: Pool, token: string, now: Date): Promise<Invitation> {
  const row = await invitedRow(db, digest(token), now)
  if (!row) throw new Refused('members.link_expired')
  return { account: row.account, email: row.email, name: row.name, role: row.role }
}

/**
 * Whoever was invited sets a name and a password, and is signed in. The link is used up.
 * @throws Refused 'members.link_expired'; ShopError invalid naming the fields, with `email` when the address signs in elsewhere by now.
 */
export async function joinAccount(
  db: Pool,
  body: AcceptInvitation,
  arrival: Arrival,
  hooks: Hooks & { senders: Senders },
): Promise<Session> {
  const name = body.name.trim()
  const about = [name, ...namesOf(hooks.senders)]
  const errors = await passwordErrors(body.password, body.confirm_password, about)
  addError(errors, 'name', missing(name), [name.length > 120, 'members.name_long'])
  addError(errors, 'privacy', [!body.privacy, 'customer.privacy_required'])
  refuseWholeForm(errors)
  const { now, language } = arrival
  const { email, account } = await showInvitation(db, body.token, now)
  refuseFields(await passwordErrors(body.password, body.confirm_password, [email, account]))
  const hash = await hashPassword(body.password)
  return db.begin(async (tx) => {
    const row = await invitedRow(tx, digest(body.token), now, { lock: true })
    if (!row) throw new Refused('members.link_expired')
    await joinMember(tx, row.id, { name, hash, language, now }).catch((error: unknown) => sayUserExists(error))
    await deleteInvitation(tx, row.id)
    const whose = { customerId: row.customer_id, memberId: row.id }
    return enterAsMember(tx, whose, { arrival, cartId: body.cart_id, onSignedIn: hooks.onSignedIn })
  })
}
