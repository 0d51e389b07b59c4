import type { Day } from '#kernel/days.ts'
import { type RefusalCode, ShopError } from '#kernel/errors.ts'

export const statementFormats = ['norma43', 'camt053'] as const
export type StatementFormat = (typeof statementFormats)[number]

/** A month of a busy account as XML. */
export const mostStatementBytes = 8_000_000

/** A movement as the bank tells it; what leaves the account is negative. */
export interface ReadEntry {
  /** The shop's own account: an IBAN wherever one can be told. */
  account: string
  currency: string
  bookedOn: Day
  valueOn: Day
  amountCents: number
  /** The bank's own reference of it; empty where it gives none. */
  reference: string
  /** Who paid, or was paid; empty where the bank does not say. */
  party: string
  partyAccount: string
  /** What the payer wrote. */
  text: string
  /** The bank's kind of movement. */
  code: string
  /** Where in the file the bank's line of it begins, and what that line comes to: several transfers may stand on one. */
  line: number
  lineCents: number
}

/** A statement file that cannot be read: the sentence names the line, so that somebody can look at it. */
export class WrongStatement extends ShopError {
  constructor(code: RefusalCode, details: { line: number } & Record<string, string | number>) {
    super('refused', code, details)
  }
}

/** Blanks run together, at most so many signs. */
export const clipped = (text: string, most: number): string => text.replace(/\s+/g, ' ').trim().slice(0, most)

/** A day of the calendar, or nothing: 31 April is none. */
export function realDay(text: string): Day | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? (text as Day) : null
}
