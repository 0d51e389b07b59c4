import { townsByPostcode } from '#modules/goods/stores/postcodes.ts'
import type { PostcodePlace } from './contract.ts'
import { spanishProvinces } from './provinces.ts'
import { isPostcode } from './zones.ts'

/** What a Spanish postcode says: its province by the first two figures, and the towns that share it where they are known. */
export function placeOf(postcode: string): PostcodePlace {
  const code = postcode.replace(/\s/g, '')
  if (!isPostcode('ES', code)) return { postcode: code, region: null, cities: [] }
  return {
    postcode: code,
    region: spanishProvinces[Number(code.slice(0, 2)) - 1] ?? null,
    cities: [...(townsByPostcode().get(code) ?? [])],
  }
}

/** An address with what its postcode alone says and its writer left out: the province, and the town when only one has that postcode. */
export function completed<Address extends { country: string; postcode: string; city: string; region: string }>(
  address: Address,
): Address {
  if (address.country !== 'ES' || (address.city && address.region)) return address
  const { region, cities } = placeOf(address.postcode)
  const [only, another] = cities
  return {
    ...address,
    region: address.region || (region ?? ''),
    city: address.city || (only !== undefined && another === undefined ? only : ''),
  }
}
