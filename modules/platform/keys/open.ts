import { createHash } from 'node:crypto'
import type { Pool } from '#kernel/db.ts'
import { ShopError } from '#kernel/errors.ts'
import type { Staff } from '#modules/people/staff/sessions.ts'
import { spendCall } from './keys.sql.ts'

/** How many calls one key may make in a minute. */
export const mostCalls = 600

/** What is kept of a key: it is as random as its hash is long. */
export const hashOfKey = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Such a session is nobody's: it is never fresh, and there is none to close. */
const noSession = {
  id: 0,
  medium: 'command',
  openedAt: new Date(0),
  locked: false,
  factorMissing: false,
  till: null,
} as const

/**
 * Whoever made a key, without their roles: what it opens are its scopes, for the store alone that it may be held to. Each call is counted.
 * @throws ShopError where there is no such key, or it ended, or is used from elsewhere, or too often
 */
export async function staffByKey(
  db: Pool,
  token: string,
  { address, now }: { address: string | null; now: Date },
): Promise<Staff> {
  const used = await spendCall(db, { hash: hashOfKey(token), address, now })
  if (!used) throw new ShopError('unauthenticated', 'keys.refused')
  if (used.calls > mostCalls) throw new ShopError('too_many', 'keys.too_many', { most: mostCalls })
  const { staff_id: id, name, email, prefix, scopes, storefront_code: storefront, store_code: storeCode } = used
  const preferences = { dense: false, scheme: null, printer: 'a4' } as const
  const nobodys = { roles: [], storeCode, language: null, preferences, session: noSession }
  return { id, name, email, ...nobodys, key: { prefix, scopes, storefront } }
}
