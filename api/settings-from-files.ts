import { readFileSync } from 'node:fs'

/**
 * What was given, with the settings that were given as NAME_FILE read from those files, as secrets are handed to containers and units.
 * @param known whether a setting of this name exists
 * @throws Error naming each that cannot be read or was given twice; contents are never repeated.
 */
export function withFiles(given: Record<string, string>, known: (name: string) => boolean): Record<string, string> {
  const read: Record<string, string> = {}
  const faults: string[] = []
  for (const [name, value] of Object.entries(given)) {
    const wanted = name.replace(/_FILE$/, '')
    if (wanted === name || known(name) || !known(wanted)) {
      read[name] = value
      continue
    }
    if (given[wanted] !== undefined) {
      faults.push(`${name}: ${wanted} is given too; leave one of them out`)
      continue
    }
    try {
      read[wanted] = readFileSync(value, 'utf8').trim()
    } catch (error) {
      faults.push(`${name}: the file cannot be read (${(error as NodeJS.ErrnoException).code})`)
    }
  }
  if (faults.length > 0) throw new Error(`The settings are not usable:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
  return read
}
