import type { Db } from '#kernel/db.ts'
import type { ProvedAddress } from '#modules/people/access/contract.ts'
import { accountsAt, isAnswered } from './proved-address.sql.ts'

/**
 * An address of an account: its holder's once the letter sent there was answered, or a member's, whose invitation was.
 * @returns null for any other, which is nobody's.
 */
export async function provedAddress(db: Db, customerId: string, email: string): Promise<ProvedAddress | null> {
  return (await isAnswered(db, customerId, email)) ? (email as ProvedAddress) : null
}

/** The address of a wish that staff are about to carry out, once they are sure who wrote it. */
export const vouchedAddress = (email: string): ProvedAddress => email as ProvedAddress

/**
 * Whose address it is, for staff who read what came from there: it says nothing of who wrote. `member`: somebody beside the holder.
 */
export const accountsOfAddress = (
  db: Db,
  email: string,
): Promise<readonly { customer: string; name: string; member: string | null }[]> => accountsAt(db, email)
