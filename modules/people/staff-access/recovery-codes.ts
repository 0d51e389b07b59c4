import type { Db, Tx } from '#kernel/db.ts'
import { replaceRecoveryCodes, takeRecoveryCode } from './factors.sql.ts'
import { keyedHash, randomSigns } from './keyed.ts'

const codes = 10
const half = 5

/** As somebody may type it: in small letters, with blanks or without the hyphen. */
const plain = (code: string) => code.toUpperCase().replace(/[^0-9A-Z]/g, '')
const hashOf = (key: string, staffId: number, code: string) => keyedHash(key, `staff-recovery:${staffId}`, plain(code))

/** Ten new codes for paper, each for one time; those before are worth nothing any more. */
export async function newRecoveryCodes(tx: Tx, staffId: number, key: string): Promise<string[]> {
  const made = Array.from({ length: codes }, () => `${randomSigns(half)}-${randomSigns(half)}`)
  await replaceRecoveryCodes(
    tx,
    staffId,
    made.map((code) => hashOf(key, staffId, code)),
  )
  return made
}

export const spendRecoveryCode = (db: Db, staffId: number, code: string, { key, now }: { key: string; now: Date }) =>
  takeRecoveryCode(db, staffId, hashOf(key, staffId, code), now)
