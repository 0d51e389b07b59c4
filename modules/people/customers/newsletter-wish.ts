import type { Tx } from '#kernel/db.ts'
import { putNewsletter, setNewsletter } from './customers.sql.ts'

/** Keeps on an account whether its holder wants the newsletter. */
export const keepOwnNewsletterWish = async (tx: Tx, customerId: string, wants: boolean): Promise<void> => {
  await putNewsletter(tx, customerId, wants)
}

/**
 * Keeps what the owner of a mailbox wants on the account of that address; the wish to read it on one that proved the address only.
 * @returns the account's id, or null without one.
 */
export const keepNewsletterWish = (tx: Tx, email: string, wants: boolean): Promise<string | null> =>
  setNewsletter(tx, email, wants)
