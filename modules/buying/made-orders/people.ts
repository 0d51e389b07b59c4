import type { Db } from '#kernel/db.ts'
import { foundCustomers } from '#modules/people/customers/found.ts'
import { holderOfCard, peopleById } from './made-orders.sql.ts'
import type { FoundPerson } from './staff-contract.ts'

/** Accounts that words, a card or their own id name, for whoever makes an order for one of them: few, and nobody where nothing is said. */
export async function findPeople(db: Db, q: string): Promise<FoundPerson[]> {
  const named = await peopleById(db, [q])
  return named.length > 0 ? named : peopleById(db, await foundCustomers(db, q, holderOfCard))
}
