import { readFileSync } from 'node:fs'
import { Ends, exits } from './client.ts'

/** JSON of a file; - reads it from standard input. */
export function readJson(file: string): object {
  try {
    return JSON.parse(readFileSync(file === '-' ? 0 : file, 'utf8'))
  } catch (error) {
    throw new Ends(exits.usage, `${file}: ${(error as Error).message}`)
  }
}
