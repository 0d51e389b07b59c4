import type { Db } from '#kernel/db.ts'
import type { Address } from './contract.ts'

export type AddressColumns = Omit<Address, 'pk'>

export const addressRows = (db: Db, customerId: string) => db<Address[]>`
  select id as pk, name, recipient, street, floor, postcode, city, region, country, phone, is_main, is_billing
  from customer_address where customer_id = ${customerId} order by is_main desc, id
`

/** The main address of each of some customers; none of whoever has none. */
export const mainAddressRows = (db: Db, customerIds: readonly string[]) => db<(Address & { customer: string })[]>`
  select customer_id as customer, id as pk, name, recipient, street, floor, postcode, city, region, country, phone, is_main, is_billing
  from customer_address where customer_id = any(${customerIds as string[]}) and is_main
`

/** Takes a mark away from the address that has it, so that another may carry it. */
export const clearMain = (db: Db, customerId: string) => db`
  update customer_address set is_main = false where customer_id = ${customerId} and is_main
`
export const clearBilling = (db: Db, customerId: string) => db`
  update customer_address set is_billing = false where customer_id = ${customerId} and is_billing
`

export async function insertAddress(db: Db, customerId: string, address: AddressColumns): Promise<Address> {
  const [row] = await db<{ id: number }[]>`
    insert into customer_address ${db({ ...address, customer_id: customerId })} returning id
  `
  return { pk: row!.id, ...address }
}

export const updateAddress = (db: Db, customerId: string, pk: number, address: AddressColumns) => db`
  update customer_address set ${db(address)} where customer_id = ${customerId} and id = ${pk}
`

export async function deleteAddress(db: Db, customerId: string, pk: number): Promise<boolean> {
  const gone = await db`delete from customer_address where customer_id = ${customerId} and id = ${pk} returning id`
  return gone.length === 1
}

/** Gives the marks that nobody carries to the oldest address that is left. */
export const passOnMarks = (db: Db, customerId: string) => db`
  update customer_address a set
    is_main = a.is_main or not exists (select from customer_address o where o.customer_id = ${customerId} and o.is_main),
    is_billing = a.is_billing or not exists (select from customer_address o where o.customer_id = ${customerId} and o.is_billing)
  where a.id = (select min(id) from customer_address where customer_id = ${customerId})
`
