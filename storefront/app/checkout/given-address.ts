import type { DeliveryAddress } from '#modules/buying/cart/contract.ts'
import type { Address } from '#modules/people/customers/contract.ts'
import { isFailure } from '../api/failure.ts'
import { signedBy, type Visit } from '../visit/visit.ts'

const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

/** The saved addresses of a customer; guests have none. */
export async function savedAddresses(visit: Visit): Promise<Address[]> {
  if (visit.user()?.kind === 'guest') return []
  const list = await visit.call<{ items: Address[] }>('POST', '/customer/address/list/', signedBy(visit))
  return isFailure(list) ? [] : list.items
}

/** The address a form gives: a saved one by the number in `choice`, or what was typed into the fields that begin with `prefix`. */
export async function givenAddress(visit: Visit, form: FormData, choice: string, prefix = ''): Promise<DeliveryAddress> {
  const pk = Number(text(form, choice))
  const saved = pk ? (await savedAddresses(visit)).find((savedAddress) => savedAddress.pk === pk) : undefined
  if (saved) {
    const { recipient, street, floor, postcode, city, region, country, phone } = saved
    return { recipient, street, floor, postcode, city, region, country, phone }
  }
  const typed = (name: string) => text(form, prefix + name)
  return {
    recipient: typed('recipient'),
    street: typed('street'),
    floor: typed('floor') || null,
    postcode: typed('postcode'),
    city: typed('city'),
    region: typed('region'),
    country: typed('country') || 'ES',
    phone: typed('phone') || null,
  }
}
