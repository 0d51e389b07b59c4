import { randomBytes } from 'node:crypto'
import type { Db, Tx } from '#kernel/db.ts'
import { Forbidden } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { type Caller, type Entrant, openSession, requireKnownCaller } from '#modules/people/access/caller.ts'
import { requireMember } from '#modules/people/access/member-grants.ts'
import type { Session } from './contract.ts'
import type { CustomerRow } from './customers.sql.ts'
import type { MemberRow } from './logins.sql.ts'

/** Told of everyone who signs in with a cart of theirs, in the transaction that opens the session: the cart module joins the carts. */
export type OnSignedIn = (tx: Tx, signedIn: { cartId: string; caller: Caller }) => Promise<void>

/** How a call arrived: when, in which language and from where. */
export interface Arrival {
  now: Date
  language: Language
  address: string | null
  /** Browser and system in words; empty when unknown. */
  device: string
}

/** A random id that says which table it is of; 128 bits, so that nobody finds another's. */
export const newId = (kind: 'customer' | 'guest'): string => `${kind[0]}-${randomBytes(16).toString('base64url')}`

export const isActivated = (row: Pick<CustomerRow, 'kind' | 'activated_at'>) =>
  row.kind !== 'library' || row.activated_at !== null

/** The session as the storefront keeps it (U-01); libraries go by the name of who is to be asked for, members by their own. */
export const sessionOf = (
  row: CustomerRow,
  token: string,
  member: Pick<MemberRow, 'name' | 'email' | 'role'> | null = null,
): Session => ({
  id: row.id,
  token,
  firstName: member ? member.name : row.name || row.contact_person,
  lastName: member ? '' : row.surnames,
  email: member ? member.email : row.email,
  phone: row.phone,
  nif: row.tax_id ?? '',
  kind: row.kind,
  activated: isActivated(row),
  role: member?.role ?? 'holder',
})

interface SigningIn {
  entrant: Entrant
  cartId: string
  now: Date
  onSignedIn: OnSignedIn | undefined
}

/** Opens the session and hands over the cart that the visitor brings. @returns the token. */
export async function signIn(tx: Tx, { entrant, cartId, now, onSignedIn }: SigningIn): Promise<string> {
  const token = await openSession(tx, entrant, now)
  if (cartId && onSignedIn) await onSignedIn(tx, { cartId, caller: await requireKnownCaller(tx, { id: entrant.id, token }, now) })
  return token
}

/** The holder of an account, whose data, addresses and life it is. @throws Forbidden as requireCustomer, and for other members. */
export async function requireHolder(db: Db, body: { id: string; token: string }, now: Date): Promise<Caller> {
  const caller = await requireCustomer(db, body, now)
  requireMember(caller, 'account.manage')
  return caller
}

/**
 * The customer who calls; guests have no account.
 * @throws Forbidden 'login_failed' without a living session, 'forbidden' for a guest (U-34).
 */
export async function requireCustomer(db: Db, body: { id: string; token: string }, now: Date): Promise<Caller> {
  const caller = await requireKnownCaller(db, body, now)
  if (caller.kind !== 'customer') throw new Forbidden()
  return caller
}
