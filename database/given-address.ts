import { readFileSync } from 'node:fs'

/**
 * The address of a database of the operator's own, where the environment names one: in DATABASE_URL, or in the file that
 * DATABASE_URL_FILE names.
 * @throws Error where the file cannot be read.
 */
export function givenAddress(environment: Record<string, string | undefined>): string | undefined {
  const file = environment['DATABASE_URL_FILE']
  return environment['DATABASE_URL'] || (file ? readFileSync(file, 'utf8').trim() : '') || undefined
}
