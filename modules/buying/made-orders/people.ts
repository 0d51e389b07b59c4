import type { Db } from '#kernel/db.ts'
import { foundCustomers } from '#modules/people/customers/found.ts'
import { holderOfCard, peopleById } from './made-orders.sql.ts'
import type { FoundPerson } from './staff-contract.ts'

/** Accounts that words or a card name, for whoever makes an order for one of them: few, and nobody where nothing is said. */
export const findPeople = async (db: Db, q: string): Promise<FoundPerson[]> =>
  peopleById(db, await foundCustomers(db, q, holderOfCard))
