import type { DeliveryAddress } from '#modules/buying/cart/contract.ts'
import { provincePrefix } from '#modules/buying/shipping/provinces.ts'
import type { AddressFields } from './contract.ts'
import { addError, type FieldErrors, missing } from './field-errors.ts'
import { isCountry, isPhone } from './personal-rules.ts'

const isSpanishPostcode = (text: string): boolean => /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/.test(text)

type PostalPlace = Pick<AddressFields, 'street' | 'postcode' | 'city' | 'region' | 'country'>

/** What is wrong with a place (U-25): in Spain the postcode has five digits and belongs to the province. */
export function placeErrors(address: PostalPlace): FieldErrors {
  const errors: FieldErrors = {}
  for (const field of ['street', 'postcode', 'city', 'region', 'country'] as const)
    addError(errors, field, missing(address[field]))
  addError(errors, 'country', [!isCountry(address.country), 'customer.country_invalid'])
  if (address.country !== 'ES') {
    addError(errors, 'postcode', [address.postcode.length > 12, 'customer.postcode_invalid'])
    return errors
  }
  const prefix = provincePrefix(address.region)
  addError(errors, 'postcode', [!isSpanishPostcode(address.postcode), 'customer.postcode_invalid'])
  addError(errors, 'region', [prefix === undefined, 'customer.region_unknown'])
  if (!errors['postcode']) addError(errors, 'region', [!address.postcode.startsWith(prefix ?? ''), 'customer.region_postcode'])
  return errors
}

/** What is wrong with an address to send to. */
export function addressErrors(address: AddressFields): FieldErrors {
  const errors: FieldErrors = {}
  addError(errors, 'recipient', missing(address.recipient))
  Object.assign(errors, placeErrors(address))
  if (address.phone) addError(errors, 'phone', [!isPhone(address.phone), 'customer.phone_invalid'])
  return errors
}

/** The same for an address as carts and orders keep it. */
export const deliveryErrors = (address: DeliveryAddress): FieldErrors =>
  addressErrors({
    ...address,
    name: '',
    floor: address.floor ?? '',
    phone: address.phone ?? '',
    is_main: false,
    is_billing: false,
  })
