import type { Tx } from '#kernel/db.ts'
import type { ProvedAddress } from '#modules/people/access/contract.ts'
import { adoptEbookGifts, adoptOrders, notePurchases } from './adopt.sql.ts'

/**
 * What somebody bought as a guest becomes their account's once the e-mail is proved to be theirs: orders of the address change their
 * owner, each with a line in its history, and whatever hangs on an order (returns, parcels) comes along. Money does not
 * move. Ebooks given to the address that were opened without an account come along too. An order that is just being paid stays until the next time: its buyer stands at the gateway as the guest.
 * `isTrade` says whether the account is a library's or a business's, which are warned of what they have.
 * @returns the orders that came along, whose invoices are adopted where they are kept; asked again, none.
 */
export async function adoptGuestOrders(
  tx: Tx,
  owner: { customerId: string; proved: ProvedAddress },
  isTrade: (tx: Tx, customerId: string) => Promise<boolean>,
): Promise<number[]> {
  const orders = await adoptOrders(tx, owner)
  await adoptEbookGifts(tx, owner)
  if (orders.length > 0 && (await isTrade(tx, owner.customerId))) await notePurchases(tx, owner.customerId, orders)
  return orders
}
