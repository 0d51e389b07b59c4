import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** What scripts/patch-postgres.mjs leaves where it mended something. */
const marks = ['/* mended: closed meanwhile */', '/* mended: set apart */']

/** The part of the driver that is mended. */
export const driverFile = (): string =>
  path.join(path.dirname(createRequire(import.meta.url).resolve('postgres')), '../../src/connection.js')

/** @throws Error when the driver is as it was published: it then ends the shop with the first connection that the database closes. */
export function requireMended(source: string) {
  if (marks.every((mark) => source.includes(mark))) return
  throw new Error(
    'The database driver is not mended. Run "node scripts/patch-postgres.mjs" after each "npm ci", or use npm start.',
  )
}

let known = false

/** Looks once a process. @throws Error as `requireMended` */
export function requireMendedDriver() {
  if (!known) requireMended(readFileSync(driverFile(), 'utf8'))
  known = true
}
