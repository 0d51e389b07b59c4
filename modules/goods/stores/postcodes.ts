import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Postcodes of Spain with their municipalities, one a line: from the electoral street index of the Instituto Nacional de Estadística,
 * by way of inigoflores/ds-codigos-postales-ine-es (ODC Public Domain Dedication and Licence).
 */
const file = path.join(import.meta.dirname, '../../../database/reference/spanish-postcodes.tsv')

let read: Map<string, string[]> | undefined

/** The towns that share a postcode, by postcode. */
export function townsByPostcode(): ReadonlyMap<string, readonly string[]> {
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
