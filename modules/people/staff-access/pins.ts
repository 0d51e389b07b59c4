import type { Db, Pool, Tx } from '#kernel/db.ts'
import { InvalidFields } from '#kernel/errors.ts'
import { hashPassword, isPassword } from '#modules/people/access/password.ts'
import { keyedHash, randomSigns } from './keyed.ts'
import { badgeHolder, openPin, putBadge, putPin, tryPin } from './pins.sql.ts'

const row = '01234567890123456789'
const backwards = [...row].toReversed().join('')
/** One figure over and over, or figures in a row. */
const isEasy = (pin: string) => new Set(pin).size === 1 || row.includes(pin) || backwards.includes(pin)

/** Four figures are soon tried: what is hashed slowly is keyed with the shop's secret, so that a copy of the table is not enough. */
const keyed = (key: string, staffId: number, pin: string) => keyedHash(key, `staff-pin:${staffId}`, pin).toString('base64url')

/** Gives somebody a PIN of their choice. @throws InvalidFields 'pin' */
export async function setPin(tx: Tx, staffId: number, pin: string, { key, now }: { key: string; now: Date }): Promise<void> {
  if (!/^\d{4,6}$/.test(pin)) throw new InvalidFields({ pin: 'staff.pin_form' })
  if (isEasy(pin)) throw new InvalidFields({ pin: 'staff.pin_easy' })
  await putPin(tx, staffId, await hashPassword(keyed(key, staffId, pin)), now)
}

/**
 * Somebody says their PIN: counted by the database before it is compared; five wrong ones close it until the password is said.
 * @throws InvalidFields 'pin'
 */
export async function sayPin(db: Pool, staffId: number, pin: string, key: string): Promise<void> {
  const hash = await tryPin(db, staffId)
  if (!(await isPassword(keyed(key, staffId, pin), hash)))
    throw new InvalidFields({ pin: hash === undefined ? 'staff.pin_closed' : 'staff.pin_wrong' })
  await openPin(db, staffId)
}

/** Whoever said the password may use their PIN again. */
export const reopenPin = (db: Db, staffId: number) => openPin(db, staffId)

const badgeSigns = 16
const badgeHash = (key: string, code: string) => keyedHash(key, 'staff-badge', code.trim().toUpperCase())

/** A new badge for somebody; the one before opens nothing any more. @returns its code, which is shown once. */
export async function makeBadge(tx: Tx, staffId: number, { key, now }: { key: string; now: Date }): Promise<string> {
  const code = `ST${randomSigns(badgeSigns)}`
  await putBadge(tx, staffId, badgeHash(key, code), now)
  return code
}

export const holderOf = (db: Db, code: string, key: string) => badgeHolder(db, badgeHash(key, code))
