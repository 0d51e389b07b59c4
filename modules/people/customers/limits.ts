import type { Limit } from '#modules/people/access/attempts.ts'
import type { Guessing } from '#modules/people/access/guesses.ts'

/** Passwords tried at the door for one account, whether or not it exists (U-33). */
export const passwordGuesses: Guessing = { name: 'password', fromAddress: 10, inAll: 50, minutes: 15 }
/** Passwords said again by whoever is inside an account, or holds the letter to its address. */
export const passwordsInside: Limit = { name: 'password-inside', most: 10, minutes: 15 }
/** Recovery letters asked for one address (U-16). */
export const recoveryRequests: Limit = { name: 'recovery', most: 3, minutes: 60 }
/** Accounts opened from one network address, and recoveries asked for: both say whether an e-mail has an account (U-06, U-15). */
export const registrations: Limit = { name: 'register-address', most: 30, minutes: 60 }
export const recoveriesFrom: Limit = { name: 'recovery-address', most: 30, minutes: 60 }
/** Letters asked for one account that prove an address. */
export const addressEmails: Limit = { name: 'email-letter', most: 5, minutes: 60 }
/** Changes of who a business or a library is; each writes to staff. */
export const identityChanges: Limit = { name: 'identity-change', most: 5, minutes: 60 }
