import type { Limit } from '#modules/people/access/attempts.ts'
import type { Guessing } from '#modules/people/access/guesses.ts'

/** Passwords tried for one colleague, whether or not there is one (as U-33). */
export const passwordGuesses: Guessing = { name: 'staff', fromAddress: 5, inAll: 50, minutes: 15 }

/** Links for a forgotten password: for one address, known or not; asked and opened from one network address. */
export const limitLinks = {
  forOne: { name: 'staff-link', most: 3, minutes: 60 },
  from: { name: 'staff-link-from', most: 10, minutes: 60 },
  opened: { name: 'staff-link-opened', most: 30, minutes: 60 },
} as const satisfies Record<string, Limit>

/** Codes of a second factor, of an app or on paper, for one person. */
export const limitFactors: Limit = { name: 'staff-factor', most: 10, minutes: 60 }
/** Badges that nobody has, scanned at one till. */
export const limitBadges: Limit = { name: 'staff-badge', most: 20, minutes: 15 }
/** Passkeys asked for at the door from one network address. */
export const limitPasskeys: Limit = { name: 'staff-passkey', most: 60, minutes: 15 }
