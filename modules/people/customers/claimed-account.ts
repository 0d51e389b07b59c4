import type { Tx } from '#kernel/db.ts'
import { deleteClaims, isKnownToStaff } from './claimed-account.sql.ts'
import type { CustomerRow } from './customers.sql.ts'
import { isOpenedIn } from './email-link.ts'
import type { Hooks } from './hooks.ts'

/**
 * Before the owner of a mailbox takes over an account that was opened with its address and never proved: what is in it may be a
 * stranger's, who would have a parcel go to their door or an invoice name them. It stays where the browser shows that the account was
 * opened there, and where staff looked at who it is.
 * @returns whether anything was taken out.
 */
export async function emptyClaimedAccount(tx: Tx, customer: CustomerRow, opener: string, { onEmptied }: Hooks): Promise<boolean> {
  if (customer.verified_at || (await isOpenedIn(tx, customer.id, opener)) || (await isKnownToStaff(tx, customer.id))) return false
  await deleteClaims(tx, customer.id)
  await onEmptied?.(tx, customer.id)
  return true
}
