import type { OrderCode } from './states.ts'

/** How far an order of a public library is treated (O-13): eA nothing yet, eB some lines, eC all of them. */
export const libraryCodes = ['eA', 'eB', 'eC'] as const
export type LibraryCode = (typeof libraryCodes)[number]

/** Lines whose copies were served or that ended otherwise; what is only prepared still waits. */
const treated: ReadonlySet<OrderCode> = new Set(['e4', 'e5', 'e6', 'e7', 'e8'])

/** Derived from the lines served, never typed. */
export function libraryCodeOf(lines: readonly OrderCode[]): LibraryCode {
  const done = lines.filter((code) => treated.has(code)).length
  return done === 0 ? 'eA' : done < lines.length ? 'eB' : 'eC'
}
