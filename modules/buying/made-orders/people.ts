import type { Db } from '#kernel/db.ts'
import { mainAddressesOf } from '#modules/people/customers/addresses.ts'
import { foundCustomers } from '#modules/people/customers/found.ts'
import { holderOfCard, peopleById } from './made-orders.sql.ts'
import type { FoundPerson } from './staff-contract.ts'

/**
 * Accounts that words, a card or their own id name, for whoever makes an order or a quote for one of them: few, and nobody where nothing is
 * said. Each with its main address.
 */
export async function findPeople(db: Db, q: string): Promise<FoundPerson[]> {
  const named = await peopleById(db, [q])
  const people = named.length > 0 ? named : await peopleById(db, await foundCustomers(db, q, holderOfCard))
  const addresses = await mainAddressesOf(
    db,
    people.map(({ customer }) => customer),
  )
  return people.map((person) => {
    const main = addresses.get(person.customer)
    if (!main) return { ...person, address: null }
    const { recipient, street, floor, postcode, city, region, country, phone } = main
    return { ...person, address: { recipient, street, floor, postcode, city, region, country, phone } }
  })
}
