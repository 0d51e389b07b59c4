import { createHash, randomBytes } from 'node:crypto'
import type { Db, Pool, Tx } from '#kernel/db.ts'
import { Conflict, NotFound } from '#kernel/errors.ts'
import type { WholeOrder } from '#modules/orders/parcels/whole-order.ts'
import { readOrder } from '#modules/orders/parcels/whole-order.ts'
import { type Limit, takeAttempt } from '#modules/people/access/attempts.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import { mayMember } from '#modules/people/access/member-grants.ts'
import { accountNames } from '#modules/people/customers/account-names.ts'
import { queueEmailToStranger } from '#modules/platform/mail/to-stranger.ts'
import { senderOf } from '#modules/platform/storefronts/identity.ts'
import { pathTo } from '#screens/addresses.ts'
import { type DeclarationRow, declarationRow, deleteUnconfirmed, insertDeclaration, markConfirmed } from './declarations.sql.ts'
import { nameDiffers, namesOn } from './declared-name.ts'
import type { ReturnDeps } from './deps.ts'
import { confirmWithdrawalEmail } from './emails.ts'
import { requireConsumer, type Withdrawable, type Withdrawn, withdraw, withdrawable } from './withdraw.ts'

/** Numbers and connections: few for one number, more for one connection, so that nobody goes through all of them. */
const perNumber: Limit = { name: 'withdrawal-number', most: 10, minutes: 60 }
const perAddress: Limit = { name: 'withdrawal-address', most: 60, minutes: 60 }
const linkDays = 30

const digest = (key: string) => createHash('sha256').update(key).digest()

/** Who withdraws: no account is asked for (Directive 2011/83, article 11a). */
export interface Declaration {
  name: string
  number: string
  email: string
}

export interface Declared {
  /** From when it counts. */
  at: Date
  /** What the link of the letter holds, for the owner of the order who is signed in; null for everybody else. */
  key: string | null
}

/**
 * Takes a declaration down, and sends a link to the address of the order: only that acts, and the declaration counts from now. Whether
 * there is such an order is told to nobody but its owner.
 * @throws ShopError too_many.
 */
export async function declareWithdrawal(
  db: Pool,
  deps: ReturnDeps,
  { name, number, email }: Declaration,
  { now, address, caller }: { now: Date; address: string; caller: Caller | null },
): Promise<Declared> {
  await takeAttempt(db, perAddress, address, now)
  await takeAttempt(db, perNumber, number.trim(), now)
  const whole = await readOrder(db, number.trim()).catch(unknown)
  const owns = whole !== null && caller?.id === whole.order.owner_id && mayMember(caller, 'claim.make')
  if (!whole || whole.order.payment_state === 'pending' || !(owns || isAddressOf(whole, email))) return { at: now, key: null }
  const key = randomBytes(32).toString('base64url')
  await db.begin((tx) => keepDeclaration(tx, deps, whole, { name, key, now }))
  return { at: now, key: owns ? key : null }
}

const unknown = (error: unknown): null => {
  if (error instanceof NotFound) return null
  throw error
}

const isAddressOf = ({ order }: WholeOrder, email: string): boolean =>
  order.email.trim().toLowerCase() === email.trim().toLowerCase()

async function keepDeclaration(
  tx: Tx,
  deps: ReturnDeps,
  { order }: WholeOrder,
  { name, key, now }: { name: string; key: string; now: Date },
): Promise<void> {
  const names = order.owner_kind === 'customer' ? await accountNames(tx, order.owner_id) : []
  await insertDeclaration(tx, {
    order_id: order.id,
    token_hash: digest(key),
    declared_name: name,
    name_differs: nameDiffers(name, [...names, ...namesOn(order)]),
    declared_at: now,
    expires_at: new Date(now.getTime() + linkDays * 86_400_000),
  })
  const href = `${deps.publicUrl}${pathTo('withdrawal', order.language)}?key=${key}`
  const email = confirmWithdrawalEmail(await senderOf(tx, deps.senders, order), order, { at: now, days: linkDays, href })
  await queueEmailToStranger(tx, order.email, email, { now, secret: true, order: order.number })
}

/** A declaration whose link was followed, and the lines it may name. */
export interface OpenDeclaration extends Withdrawable {
  name: string
  at: Date
}

/** @throws NotFound 'withdrawal.link'; Conflict 'withdrawal.confirmed' for a link that was used. */
function living(row: DeclarationRow | undefined): DeclarationRow {
  if (!row) throw new NotFound('withdrawal.link')
  if (row.confirmed_at) throw new Conflict('withdrawal.confirmed')
  return row
}

/**
 * What the link of a letter is about.
 * @throws NotFound 'withdrawal.link'; Conflict 'withdrawal.confirmed'; Refused 'withdrawal.trade'.
 */
export async function openDeclaration(db: Db, key: string, now: Date): Promise<OpenDeclaration> {
  const { number, declared_name, declared_at } = living(await declarationRow(db, digest(key), now))
  const whole = await readOrder(db, number)
  await requireConsumer(db, whole)
  return { ...(await withdrawable(db, whole, declared_at)), name: declared_name, at: declared_at }
}

/**
 * Confirms a declaration by the link of its letter, wholly or for some lines; it counts from when it was declared.
 * @throws as openDeclaration; Conflict 'withdrawal.nothing_left'.
 */
export const confirmDeclaration = (
  db: Pool,
  deps: ReturnDeps,
  { key, lineIds }: { key: string; lineIds: readonly number[] },
  now: Date,
): Promise<Withdrawn> =>
  db.begin(async (tx) => {
    const row = living(await declarationRow(tx, digest(key), now, { lock: true }))
    const { number, declared_name: name, declared_at: at, name_differs: nameDiffers } = row
    const done = await withdraw(tx, deps, { number, name, nameDiffers, lineIds, at }, now)
    await markConfirmed(tx, row.id, now)
    return done
  })

/** Forgets declarations that nobody confirmed. */
export const sweepDeclarations = (db: Pool, now: Date) => deleteUnconfirmed(db, now)
