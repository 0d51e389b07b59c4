import { createHash, randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { Db, Pool, Tx } from '#kernel/db.ts'
import { Forbidden, Refused, ShopError } from '#kernel/errors.ts'
import { takeAttempt } from '#modules/people/access/attempts.ts'
import { requireCaller } from '#modules/people/access/caller.ts'
import { moveSessions } from '#modules/people/access/session-list.ts'
import { provedAddress } from '#modules/people/customers/proved-address.ts'
import type { Senders } from '#modules/platform/mail/email-message.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { queueEmailToStranger } from '#modules/platform/mail/to-stranger.ts'
import type { ConfirmEmail } from './account-contract.ts'
import { addressMovingEmail, confirmAddressEmail } from './address-emails.ts'
import { type CustomerRow, customerById, lockCustomer, markVerified, updateEmail } from './customers.sql.ts'
import { emailLinkOf, openerOf, replaceEmailLink, takeEmailLink } from './email-link.sql.ts'
import { refuseFields } from './field-errors.ts'
import type { Hooks } from './hooks.ts'
import { addressEmails } from './limits.ts'
import { requirePassword } from './prove.ts'
import { deleteResetsOf } from './reset.sql.ts'
import { type Arrival, requireHolder } from './session.ts'
import { sayTaken } from './taken.ts'

const openedDays = 7
const movedDays = 1

const digest = (token: string) => createHash('sha256').update(token).digest()
const greeted = (row: CustomerRow) => row.name || row.contact_person

interface Sending {
  senders: Senders
  language: CustomerRow['language']
  now: Date
  /** The word of the browser that asks. */
  opener?: string
}

/** The link sent before goes on working where no more letters may go to the address for now. @returns whether one went. */
async function sendLink(tx: Tx, row: CustomerRow, email: string, why: 'opened' | 'moved', sending: Sending) {
  const { senders, language, now, opener } = sending
  const token = randomBytes(32).toString('base64url')
  const days = why === 'opened' ? openedDays : movedDays
  const expiresAt = new Date(now.getTime() + days * 86_400_000)
  const openerHash = why === 'opened' && opener ? digest(opener) : null
  const message = confirmAddressEmail(senders(language), { language, name: greeted(row), token, why })
  const sent = await queueEmailToStranger(tx, email, message, { now, secret: true })
  if (sent)
    await replaceEmailLink(tx, { customerId: row.id, tokenHash: digest(token), email, sentAt: now, expiresAt, openerHash })
  return sent
}

/** Asks whoever opened an account to prove its address, with a link that works once within seven days. */
export const askToConfirm = (tx: Tx, row: CustomerRow, sending: Sending) => sendLink(tx, row, row.email, 'opened', sending)

/**
 * Sends a link to the address that an account is to move to, once within a day, and a note to the one it leaves if that was proved.
 * @throws ShopError too_many when the address was written to often enough lately.
 */
export async function askToMove(tx: Tx, row: CustomerRow, email: string, sending: Sending): Promise<void> {
  if (!(await sendLink(tx, row, email, 'moved', sending))) throw new ShopError('too_many', 'access.too_many_attempts')
  if (!row.verified_at) return
  const { senders, language } = sending
  await queueEmail(tx, row.email, addressMovingEmail(senders(language), { language, name: greeted(row), email }))
}

/**
 * Sends the letter that proves the account's address once more.
 * @throws Refused 'customer.email_confirmed' when it is proved already; ShopError too_many.
 */
export async function confirmAgain(
  db: Pool,
  signed: { id: string; token: string; opener: string },
  { now, language }: Arrival,
  senders: Senders,
): Promise<void> {
  const { id } = await requireHolder(db, signed, now)
  await takeAttempt(db, addressEmails, id, now)
  await db.begin(async (tx) => {
    const row = await lockCustomer(tx, id)
    if (!row || row.verified_at) throw new Refused('customer.email_confirmed')
    if (!(await askToConfirm(tx, row, { senders, language, now, opener: signed.opener })))
      throw new ShopError('too_many', 'access.too_many_attempts')
  })
}

/**
 * The owner of a mailbox, who opened the account, answered the letter: the address counts as proved, an account that was to move there
 * moves, and guest orders of the address come along. What was sent to the address left behind opens nothing any more.
 * @returns the proved address and how many orders came along.
 * @throws Refused 'customer.link_expired' for a link that is used, replaced, expired or never was; ShopError invalid with `password`
 * when neither session nor password is the account's, and when somebody else opened an account with the address meanwhile; too_many.
 */
export async function confirmEmail(db: Pool, body: z.output<typeof ConfirmEmail>, arrival: Arrival, hooks: Hooks) {
  const { now, language, address } = arrival
  const token = body.link
  const link = await emailLinkOf(db, digest(token), now)
  if (!link) throw new Refused('customer.link_expired')
  await requireOpener(db, link, body, now)
  return db.begin(async (tx) => {
    const before = await lockCustomer(tx, link.customer_id)
    if (!before || !(await takeEmailLink(tx, digest(token)))) throw new Refused('customer.link_expired')
    if (before.email.toLowerCase() !== link.email.toLowerCase()) {
      const left = await provedAddress(tx, before.id, before.email)
      await updateEmail(tx, before.id, link.email).catch((error) => sayTaken(error))
      await deleteResetsOf(tx, before.id)
      await moveSessions(tx, before.id, link.email)
      if (before.newsletter) {
        const wish = { language, form: 'data', now, address }
        await hooks.onNewsletter?.(tx, { ...wish, email: before.email, wants: false, proved: left })
        await hooks.onNewsletter?.(tx, { ...wish, email: link.email, wants: true })
      }
    }
    const orders = await proveEmail(tx, before.id, now, hooks)
    return { email: link.email, orders }
  })
}

/**
 * The link shows that somebody reads the mailbox; session, browser or password, that the account is theirs. Whoever opened one with
 * another's address gains nothing from the click of its owner, who chooses a new password instead. An account moves to another address
 * with its password alone, so that a session that fell into other hands does not take it away.
 */
async function requireOpener(db: Pool, link: Link, body: z.output<typeof ConfirmEmail>, now: Date): Promise<void> {
  const row = await customerById(db, link.customer_id)
  const moves = row?.email.toLowerCase() !== link.email.toLowerCase()
  if (!moves && link.opener_hash && body.opener && link.opener_hash.equals(digest(body.opener))) return
  const caller = moves ? null : await requireCaller(db, body, now).catch(nobody)
  if (caller?.id === link.customer_id && !caller.member) return
  if (body.password === '') refuseFields({ password: 'customer.opener_unknown' })
  if (row) await requirePassword(db, row, body.password, now)
}

/** Whether an account was opened in the browser that says this word. */
export async function isOpenedIn(db: Db, customerId: string, opener: string): Promise<boolean> {
  const hash = opener === '' ? null : await openerOf(db, customerId)
  return hash?.equals(digest(opener)) ?? false
}

type Link = NonNullable<Awaited<ReturnType<typeof emailLinkOf>>>

/** A session that is over is none. */
const nobody = (error: unknown): null => {
  if (error instanceof Forbidden) return null
  throw error
}

/** Marks an account's address as proved and lets what was bought with it as a guest come along. @returns how many orders. */
export async function proveEmail(tx: Tx, customerId: string, now: Date, { onVerified }: Hooks): Promise<number> {
  await markVerified(tx, customerId, now)
  const row = await customerById(tx, customerId)
  const proved = row && (await provedAddress(tx, customerId, row.email))
  return (proved && (await onVerified?.(tx, { customerId, proved, now }))) ?? 0
}
