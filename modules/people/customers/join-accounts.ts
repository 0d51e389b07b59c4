import type { Tx } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { closeSessionsOf } from '#modules/people/access/caller.ts'
import { type CustomerRow, lockCustomer } from './customers.sql.ts'
import { fillIn, leadTo, moveOwn } from './join-accounts.sql.ts'
import { deleteOwn, emptyAccount } from './personal-data.sql.ts'
import { mostWishes } from './wish-contract.ts'

export type JoinedAccount = CustomerRow & { created_at: Date }

/** Holds two accounts, always in the same order. @throws NotFound 'staff.customer_unknown' */
export async function lockBoth(
  tx: Tx,
  { from, into }: { from: string; into: string },
): Promise<{ from: JoinedAccount; into: JoinedAccount }> {
  const rows = new Map<string, JoinedAccount>()
  for (const id of [from, into].toSorted()) {
    const row = await lockCustomer(tx, id)
    if (!row) throw new NotFound('staff.customer_unknown')
    rows.set(id, row)
  }
  return { from: rows.get(from)!, into: rows.get(into)! }
}

/**
 * What an account itself holds goes over to another of the same person: addresses, favourites, consents, and what the other does not
 * say of them. The first is emptied, signed out everywhere and leads to the other from now on.
 */
export async function joinAccounts(
  tx: Tx,
  { from, into, now }: { from: JoinedAccount; into: JoinedAccount; now: Date },
): Promise<void> {
  await moveOwn(tx, { from: from.id, into: into.id, mostWishes })
  await deleteOwn(tx, { customerId: from.id, proved: null })
  await closeSessionsOf(tx, from.id)
  const placeholder = `${from.id}@merged.invalid`.toLowerCase()
  const leaving = { customerId: from.id, proved: null, email: from.email, placeholder, since: from.created_at, members: [], now }
  await emptyAccount(tx, leaving)
  await leadTo(tx, { from: from.id, into: into.id, now })
  await fillIn(tx, into.id, from)
}
