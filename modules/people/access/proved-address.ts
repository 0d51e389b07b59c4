import type { Db } from '#kernel/db.ts'
import { isAnswered } from './proved-address.sql.ts'

declare const proof: unique symbol

/**
 * An e-mail that is known to be theirs who ask. Whoever types one has shown nothing: rows that are found by an e-mail alone are read,
 * changed and deleted for a value of this type, and only this file makes one.
 */
export type ProvedAddress = string & { readonly [proof]: true }

/**
 * An address of an account: its holder's once the letter sent there was answered, or a member's, whose invitation was.
 * @returns null for any other, which is nobody's.
 */
export async function provedAddress(db: Db, customerId: string, email: string): Promise<ProvedAddress | null> {
  return (await isAnswered(db, customerId, email)) ? (email as ProvedAddress) : null
}

/** The address of a wish that staff are about to carry out, once they are sure who wrote it. */
export const vouchedAddress = (email: string): ProvedAddress => email as ProvedAddress
