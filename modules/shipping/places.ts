import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { PostcodePlace } from './contract.ts'
import { spanishProvinces } from './provinces.ts'
import { isPostcode } from './zones.ts'

/**
 * Postcodes of Spain with their municipalities, one a line: from the electoral street index of the Instituto Nacional de Estadística,
 * by way of inigoflores/ds-codigos-postales-ine-es (ODC Public Domain Dedication and Licence).
 */
const file = path.join(import.meta.dirname, '../../database/reference/spanish-postcodes.tsv')

let read: Map<string, string[]> | undefined

function municipalities(): Map<string, string[]> {
  read ??= new Map(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [postcode = '', names = ''] = line.split('\t')
        return [postcode, names.split('|')] as const
      }),
  )
  return read
}

/** What a Spanish postcode says: its province by the first two figures, and the towns that share it where they are known. */
export function placeOf(postcode: string): PostcodePlace {
  const code = postcode.replace(/\s/g, '')
  if (!isPostcode('ES', code)) return { postcode: code, region: null, cities: [] }
  return {
    postcode: code,
    region: spanishProvinces[Number(code.slice(0, 2)) - 1] ?? null,
    cities: municipalities().get(code) ?? [],
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
