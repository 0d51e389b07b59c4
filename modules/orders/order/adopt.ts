import type { Tx } from '#kernel/db.ts'
import type { ProvedAddress } from '#modules/people/access/contract.ts'
import { adoptOrders } from './adopt.sql.ts'

/**
 * What somebody bought as a guest becomes their account's once the e-mail is proved to be theirs: orders of the address change their
 * owner, each with a line in its history, and whatever hangs on an order (returns, parcels) comes along. Money does not
 * move. An order that is just being paid stays until the next time: its buyer stands at the gateway as the guest.
 * @returns the orders that came along, whose invoices are adopted where they are kept; asked again, none.
 */
export const adoptGuestOrders = (tx: Tx, owner: { customerId: string; proved: ProvedAddress }): Promise<number[]> =>
  adoptOrders(tx, owner)
