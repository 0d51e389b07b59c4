import { createHash, randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { Db, Pool, Tx } from '#kernel/db.ts'
import { NotFound, Refused, ShopError } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { cents, centsOf, toEuros } from '#kernel/money.ts'
import { closeMemberRow, insertMember, updateMember } from '#modules/people/access/account-members.ts'
import { type Limit, takeAttempt } from '#modules/people/access/attempts.ts'
import { type Caller, closeSessionsOf } from '#modules/people/access/caller.ts'
import { requireMember } from '#modules/people/access/member-grants.ts'
import { addError, type FieldErrors, missing, refuseFields } from '#modules/people/customers/field-errors.ts'
import { emailErrors } from '#modules/people/customers/personal-rules.ts'
import { requireCustomer } from '#modules/people/customers/session.ts'
import { requireTrade } from '#modules/people/customers/trade-standing.ts'
import type { Senders } from '#modules/platform/mail/email-message.ts'
import { queueEmailToStranger } from '#modules/platform/mail/to-stranger.ts'
import type { ChangeMember, Invite, Member, MemberList } from './contract.ts'
import { invitationEmail } from './invitation-email.ts'
import { countMembers, deleteInvitation, isLogin, lockAccount, lockMember, memberRows, putInvitation } from './members.sql.ts'

/** People beside the holder of one account. */
const mostMembers = 50
/** A link to join lives for seven days. */
const linkDays = 7
/** Letters that one account may send to people the shop does not know. */
const invitations: Limit = { name: 'member-invitation', most: 60, minutes: 60 }

type Who = { id: string; token: string }
interface Sending {
  senders: Senders
  language: Language
  now: Date
}

export const digest = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The holder of an activated library or verified business. @throws Forbidden for everybody else. */
async function requireManager(db: Db, who: Who, now: Date): Promise<Caller> {
  const caller = await requireCustomer(db, who, now)
  requireMember(caller, 'members.manage')
  await requireTrade(db, caller, now)
  return caller
}

const viewOf = ({ expires_at, ...row }: Awaited<ReturnType<typeof memberRows>>[number], now: Date): Member => ({
  pk: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  spending_limit: row.spending_limit_cents === null ? null : toEuros(cents(row.spending_limit_cents)),
  state: row.closed_at ? 'closed' : row.joined_at ? 'active' : expires_at && expires_at > now ? 'invited' : 'expired',
  invited_at: row.invited_at.toISOString(),
  joined_at: row.joined_at?.toISOString() ?? null,
  closed_at: row.closed_at?.toISOString() ?? null,
})

/** The people of an account beside its holder. */
export async function membersOf(db: Db, customerId: string, now: Date): Promise<MemberList> {
  const items = (await memberRows(db, customerId)).map((row) => viewOf(row, now))
  return { items, left: mostMembers - items.filter((item) => item.state !== 'closed').length }
}

export async function listMembers(db: Pool, who: Who, now: Date): Promise<MemberList> {
  return membersOf(db, (await requireManager(db, who, now)).id, now)
}

/**
 * Invites somebody by a letter whose link works once, within seven days. An address that signs in already is refused; an invitation
 * alone reserves none.
 * @throws ShopError invalid naming the fields; Refused 'members.too_many' beyond fifty people.
 */
export async function inviteMember(db: Pool, body: z.output<typeof Invite>, sending: Sending): Promise<MemberList> {
  const { now } = sending
  const caller = await requireManager(db, body, now)
  refuseInvited(body)
  await takeAttempt(db, invitations, caller.id, now)
  return db.begin((tx) => invitePerson(tx, caller.id, body, sending))
}

/** Who is invited: a name and an address to write to. */
type Invited = Pick<z.output<typeof Invite>, 'email' | 'name' | 'role' | 'spending_limit'>

/** @throws ShopError invalid naming the fields */
function refuseInvited({ email, name }: Invited): void {
  const errors: FieldErrors = {}
  nameErrors(errors, name.trim())
  emailErrors(errors, email.trim())
  refuseFields(errors)
}

/** As inviteMember, for an account that somebody else may speak for. Inside a transaction. */
async function invitePerson(tx: Tx, customerId: string, invited: Invited, sending: Sending): Promise<MemberList> {
  const { now, language } = sending
  const [email, name] = [invited.email.trim(), invited.name.trim()]
  const account = await lockAccount(tx, customerId)
  if (!account) throw new NotFound()
  if ((await countMembers(tx, customerId)) >= mostMembers) throw new Refused('members.too_many', { most: mostMembers })
  const id = `m-${randomBytes(16).toString('base64url')}`
  const row = { id, customer_id: customerId, email, name, language, invited_at: now, ...powersOf(invited) }
  if ((await isLogin(tx, email)) || !(await insertMember(tx, row))) refuseFields({ email: 'customer.email_exists' })
  await sendInvitation(tx, { ...row, account: account.name }, sending)
  return membersOf(tx, customerId, now)
}

/** Staff invite somebody at the account's wish. @throws as inviteMember; Forbidden for an account that is not open to trade */
export async function inviteForAccount(tx: Tx, customerId: string, invited: Invited, sending: Sending): Promise<MemberList> {
  refuseInvited(invited)
  await requireTrade(tx, { kind: 'customer', id: customerId }, sending.now)
  return invitePerson(tx, customerId, invited, sending)
}

/** Sends the letter anew; the link sent before stops working. @throws NotFound, Refused 'members.joined_already'. */
export async function inviteAgain(db: Pool, pk: string, who: Who, sending: Sending): Promise<MemberList> {
  const { now } = sending
  const caller = await requireManager(db, who, now)
  await takeAttempt(db, invitations, caller.id, now)
  return db.begin(async (tx) => {
    const account = await lockAccount(tx, caller.id)
    const row = await lockMember(tx, caller.id, pk)
    if (!account || !row) throw new NotFound('members.unknown')
    if (row.joined_at) throw new Refused('members.joined_already')
    await updateMember(tx, pk, { invited_at: now })
    await sendInvitation(tx, { ...row, account: account.name }, sending)
    return membersOf(tx, caller.id, now)
  })
}

/** What somebody may do from now on, in sessions that are open too. @throws NotFound, ShopError invalid. */
export async function changeMember(db: Pool, pk: string, body: ChangeMember, now: Date): Promise<MemberList> {
  const caller = await requireManager(db, body, now)
  const name = body.name.trim()
  const errors: FieldErrors = {}
  nameErrors(errors, name)
  refuseFields(errors)
  return db.begin(async (tx) => {
    if (!(await lockMember(tx, caller.id, pk))) throw new NotFound('members.unknown')
    await updateMember(tx, pk, { name, ...powersOf(body) })
    return membersOf(tx, caller.id, now)
  })
}

/** Somebody leaves: their sessions end at once; what they did keeps their name. @throws NotFound */
export async function leaveAccount(db: Pool, pk: string, who: Who, now: Date): Promise<MemberList> {
  const { id } = await requireManager(db, who, now)
  return db.begin((tx) => closeMember(tx, id, pk, now))
}

/** As leaveAccount, by whoever was let in otherwise: staff. */
export async function closeMember(tx: Tx, customerId: string, pk: string, now: Date): Promise<MemberList> {
  if (!(await lockMember(tx, customerId, pk))) throw new NotFound('members.unknown')
  await deleteInvitation(tx, pk)
  await closeMemberRow(tx, pk, now)
  await closeSessionsOf(tx, customerId, undefined, pk)
  return membersOf(tx, customerId, now)
}

const powersOf = ({ role, spending_limit }: Pick<ChangeMember, 'role' | 'spending_limit'>) => ({
  role,
  // The accounts department buys nothing.
  spending_limit_cents: spending_limit === null || role === 'accounts' ? null : centsOf(spending_limit),
})

const nameErrors = (errors: FieldErrors, name: string) =>
  addError(errors, 'name', missing(name), [name.length > 120, 'members.name_long'])

async function sendInvitation(
  tx: Tx,
  row: { id: string; email: string; name: string; role: Member['role']; account: string },
  { senders, language, now }: Sending,
): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const email = invitationEmail(senders(language), language, { ...row, token })
  if (!(await queueEmailToStranger(tx, row.email, email, { now, secret: true })))
    throw new ShopError('too_many', 'access.too_many_attempts')
  await putInvitation(tx, row.id, digest(token), new Date(now.getTime() + linkDays * 86_400_000))
}
