import type { Pool } from '#kernel/db.ts'
import { ShopError } from '#kernel/errors.ts'
import { attemptsOf, clearAttempts, giveAttemptBack, type Limit, takeAttempt } from './attempts.ts'
import { countedAddress } from './counted-address.ts'

/** How often a password may be guessed at from the network. */
export interface Guessing {
  name: string
  /** For one account from one network address: whoever guesses locks out themselves and nobody else. */
  fromAddress: number
  /** For one account from all addresses together, before a new address has to show that a person asks. */
  inAll: number
  minutes: number
}

/** Whose password is said, and from where. */
export interface Guess {
  account: string
  address: string | null
  now: Date
}

/** How long an address from which somebody signed in is known to be theirs. */
const knownMinutes = 90 * 24 * 60

const limitsOf = ({ name, fromAddress, inAll, minutes }: Guessing) => ({
  from: { name: `${name}-from`, most: fromAddress, minutes } satisfies Limit,
  inAll: { name: `${name}-in-all`, most: inAll, minutes } satisfies Limit,
  known: { name: `${name}-known`, most: Number.POSITIVE_INFINITY, minutes: knownMinutes } satisfies Limit,
})
const placeOf = ({ account, address }: Guess) => `${account} ${countedAddress(address ?? '')}`

/**
 * Counts a password before it is compared. An account that is guessed at from many addresses stays open for its owner: from where they
 * signed in before as ever, from elsewhere once `askPerson` is satisfied.
 * @throws ShopError too_many for one address; whatever `askPerson` throws.
 */
export async function takeGuess(db: Pool, guessing: Guessing, guess: Guess, askPerson: () => Promise<void>): Promise<void> {
  const limits = limitsOf(guessing)
  const { account, now } = guess
  await takeAttempt(db, limits.from, placeOf(guess), now)
  const beyond = await takeAttempt(db, limits.inAll, account, now).then(() => false, tooMany)
  if (beyond && (await attemptsOf(db, limits.known, placeOf(guess), now)) === 0) await askPerson()
}

/** What was right was no guess, and where it was said is known from now on. */
export async function guessedRight(db: Pool, guessing: Guessing, guess: Guess): Promise<void> {
  const limits = limitsOf(guessing)
  await clearAttempts(db, limits.from, placeOf(guess))
  await giveAttemptBack(db, limits.inAll, guess.account)
  await takeAttempt(db, limits.known, placeOf(guess), guess.now)
}

const tooMany = (error: unknown): true => {
  if (error instanceof ShopError && error.kind === 'too_many') return true
  throw error
}
