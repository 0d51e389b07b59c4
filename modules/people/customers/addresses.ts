import type { z } from 'zod'
import type { Db, Pool, Transactional } from '#kernel/db.ts'
import { NotFound, Refused } from '#kernel/errors.ts'
import { completed } from '#modules/buying/shipping/places.ts'
import { addressErrors } from './address-rules.ts'
import {
  type AddressColumns,
  addressRows,
  clearBilling,
  clearMain,
  insertAddress,
  mainAddressRows,
  passOnMarks,
  deleteAddress as removeAddress,
  updateAddress,
} from './addresses.sql.ts'
import type { Address, AddressFields, DeleteAddress, SaveAddress } from './contract.ts'
import { lockCustomer } from './customers.sql.ts'
import { refuseFields } from './field-errors.ts'
import { trimmed } from './personal-rules.ts'
import { requireCustomer, requireHolder } from './session.ts'

type Signed = { id: string; token: string }

/** More than anyone sends presents to. */
const mostAddresses = 50

/** The addresses of a customer, the main one first. */
export const addressesOf = (db: Db, customerId: string): Promise<Address[]> =>
  addressRows(db, customerId).then((rows) => [...rows])

/** The main address of each of some customers, by the customer's id. */
export const mainAddressesOf = (db: Db, customerIds: readonly string[]): Promise<Map<string, Address>> =>
  mainAddressRows(db, customerIds).then((rows) => new Map(rows.map(({ customer, ...address }) => [customer, address])))

/** The customer's addresses, the main one first (U-23). */
export async function listAddresses(db: Pool, signed: Signed, now: Date): Promise<Address[]> {
  const { id } = await requireCustomer(db, signed, now)
  return [...(await addressRows(db, id))]
}

const columnsOf = (form: AddressFields): AddressColumns => ({
  name: form.name || form.recipient,
  recipient: form.recipient,
  street: form.street,
  floor: form.floor || null,
  postcode: form.postcode,
  city: form.city,
  region: form.region,
  country: form.country,
  phone: form.phone || null,
  is_main: form.is_main,
  is_billing: form.is_billing,
})

/**
 * Saves a new address, or the one of `pk`. Exactly one is the main one and one is for invoices: marking another moves the mark,
 * and the first carries both (U-23).
 * @throws ShopError invalid 'customer.address_invalid' ("Invalid Address", U-24) with the fields; NotFound when `pk` is not theirs.
 */
export async function saveAddress(
  db: Transactional,
  body: z.output<typeof SaveAddress>,
  now: Date,
  pk?: number,
): Promise<Address> {
  const { id } = await requireHolder(db, body, now)
  const form = completed(trimmed(body))
  refuseFields(addressErrors(form), 'customer.address_invalid')
  return db.begin(async (tx) => {
    await lockCustomer(tx, id)
    const kept = await addressRows(tx, id)
    const before = kept.find((item) => item.pk === pk)
    if (pk !== undefined && !before) throw new NotFound('customer.address_invalid')
    if (!before && kept.length >= mostAddresses) throw new Refused('customer.too_many_addresses')
    const address = columnsOf(form)
    address.is_main ||= before?.is_main ?? !kept.some((item) => item.is_main)
    address.is_billing ||= before?.is_billing ?? !kept.some((item) => item.is_billing)
    if (address.is_main) await clearMain(tx, id)
    if (address.is_billing) await clearBilling(tx, id)
    if (!before) return insertAddress(tx, id, address)
    await updateAddress(tx, id, before.pk, address)
    return { pk: before.pk, ...address }
  })
}

/**
 * Deletes an address; its marks pass to the oldest left. @returns those left.
 * @throws NotFound 'customer.address_invalid' when it is not theirs.
 */
export async function deleteAddress(db: Pool, body: z.output<typeof DeleteAddress>, now: Date): Promise<Address[]> {
  const { id } = await requireHolder(db, body, now)
  return db.begin(async (tx) => {
    await lockCustomer(tx, id)
    if (!(await removeAddress(tx, id, body.pk))) throw new NotFound('customer.address_invalid')
    await passOnMarks(tx, id)
    return [...(await addressRows(tx, id))]
  })
}
