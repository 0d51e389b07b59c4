import type { Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { ProvedAddress } from '#modules/people/access/contract.ts'
import type { OnSignedIn } from './session.ts'

/** Somebody who ticked or unticked a newsletter box, and where. */
export interface NewsletterWish {
  email: string
  language: Language
  wants: boolean
  form: string
  now: Date
  address: string | null
  /** The address, where it is known to be theirs who untick: an account may end no more than what it began with one that is not. */
  proved?: ProvedAddress | null
}

/** Told of a newsletter box that changed, in the same transaction: the newsletter module begins or ends the letters. */
export type OnNewsletter = (tx: Tx, wish: NewsletterWish) => Promise<void>

/** Told that an account's address is proved: what was bought with it as a guest comes along. @returns how many orders. */
export type OnVerified = (tx: Tx, owner: { customerId: string; proved: ProvedAddress; now: Date }) => Promise<number>

/** Told that an account was emptied of what somebody typed who never proved to be its owner. */
export type OnEmptied = (tx: Tx, customerId: string) => Promise<unknown>

/** What other domains do when something happens to an account. */
export interface Hooks {
  onSignedIn?: OnSignedIn | undefined
  onNewsletter?: OnNewsletter | undefined
  onVerified?: OnVerified | undefined
  onEmptied?: OnEmptied | undefined
}
