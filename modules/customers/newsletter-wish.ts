import type { Db } from '#kernel/db.ts'
import { setNewsletter } from './customers.sql.ts'

/** Keeps on the account of an e-mail whether its owner wants the newsletter. @returns the account's id, or null without one. */
export const keepNewsletterWish = (tx: Db, email: string, wants: boolean): Promise<string | null> =>
  setNewsletter(tx, email, wants)
