import { readFileSync } from 'node:fs'

/**
 * The address of a database of the operator's own, where the environment names one: that of the server itself where a pooler stands
 * before it (DATABASE_DIRECT_URL), else DATABASE_URL; each may be in a file that the same name with _FILE names.
 * @throws Error where the file cannot be read.
 */
export function givenAddress(environment: Record<string, string | undefined>): string | undefined {
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_URL']) {
    const file = environment[`${name}_FILE`]
    const address = environment[name] || (file ? readFileSync(file, 'utf8').trim() : '')
    if (address) return address
  }
  return undefined
}
