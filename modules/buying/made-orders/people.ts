import type { Db } from '#kernel/db.ts'
import { foundCustomers } from '#modules/people/customers/found.ts'
import { holderOfCard, peopleById } from './made-orders.sql.ts'
import type { FoundPerson } from './staff-contract.ts'

const loyaltyCard = /^29\d{11}$/

/** Accounts that words or a card name, for whoever makes an order for one of them: few, and nobody where nothing is said. */
export async function findPeople(db: Db, q: string): Promise<FoundPerson[]> {
  const holder = loyaltyCard.test(q) ? await holderOfCard(db, q) : undefined
  return peopleById(db, holder ? [holder] : await foundCustomers(db, q))
}
