import type { PaidCard } from '../port.ts'

export interface CardInput {
  number: string
  /** As typed; MM/YYYY is asked for. */
  expiry: string
  cvc: string
}

export type CardProblem =
  | 'number_missing'
  | 'number_length'
  | 'number_wrong'
  | 'expiry_missing'
  | 'expiry_format'
  | 'expiry_past'
  | 'cvc_missing'
  | 'cvc_wrong'
export type CardProblems = Partial<Record<keyof CardInput, CardProblem>>

/** The number without the blanks and hyphens people type. */
export const digitsOf = (number: string): string => number.replace(/[\s.-]/g, '')

/** The check digit of ISO/IEC 7812. */
export function passesLuhn(digits: string): boolean {
  let total = 0
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index])
    total += index % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)
  }
  return total % 10 === 0
}

function numberProblem(number: string): CardProblem | undefined {
  const digits = digitsOf(number)
  if (digits === '') return 'number_missing'
  if (!/^\d+$/.test(digits)) return 'number_wrong'
  if (digits.length < 13 || digits.length > 19) return 'number_length'
  return passesLuhn(digits) ? undefined : 'number_wrong'
}

/** No card is made for longer; a year beyond is a slip of the finger. */
const longestYears = 30

/** Browsers fill in MM/YY or MM/YYYY as they have it. */
const monthAndYear = (expiry: string): { month: number; year: number } | null => {
  const [, month, year] = /^\s*(\d{1,2})\s*[/.-]\s*(\d{4}|\d{2})\s*$/.exec(expiry) ?? /^\s*(\d{2})(\d{4})\s*$/.exec(expiry) ?? []
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return null
  return { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) }
}

/** The last month of a card, yyyy-mm. */
export function expiryMonth(expiry: string): string | null {
  const read = monthAndYear(expiry)
  return read && `${read.year}-${String(read.month).padStart(2, '0')}`
}

function expiryProblem(expiry: string, today: Date): CardProblem | undefined {
  if (expiry.trim() === '') return 'expiry_missing'
  const read = monthAndYear(expiry)
  if (!read) return 'expiry_format'
  const until = read.year * 12 + read.month
  const now = today.getUTCFullYear() * 12 + today.getUTCMonth() + 1
  if (until < now) return 'expiry_past'
  return until > now + longestYears * 12 ? 'expiry_format' : undefined
}

/** Every field that is wrong and why (P-25, P-26); a card is good through the last day of its month. */
export function cardProblems({ number, expiry, cvc }: CardInput, today: Date): CardProblems {
  const cvcProblem = cvc.trim() === '' ? 'cvc_missing' : /^\s*\d{3,4}\s*$/.test(cvc) ? undefined : 'cvc_wrong'
  const found = { number: numberProblem(number), expiry: expiryProblem(expiry, today), cvc: cvcProblem } as const
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem))
}

/** All that is kept of a card. */
export function keptOf(number: string): PaidCard {
  const digits = digitsOf(number)
  const brand = /^4/.test(digits)
    ? 'visa'
    : /^3[47]/.test(digits)
      ? 'amex'
      : /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/.test(digits)
        ? 'mastercard'
        : 'other'
  return { brand, last4: digits.slice(-4) }
}
