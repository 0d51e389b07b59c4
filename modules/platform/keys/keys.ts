import { randomBytes, randomInt } from 'node:crypto'
import { isIP } from 'node:net'
import { addDays, dayOf } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import { type FieldRefusals, InvalidFields, NotFound, type RefusalCode, Refused } from '#kernel/errors.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { isOfShop, isOfStore } from '#modules/people/staff/scopes-contract.ts'
import { endKey, insertKey, isStore, isStorefront, type KeyRow, keyRow, keySorts, listedKeys, matchingKeys } from './keys.sql.ts'
import { hashOfKey } from './open.ts'
import type { AccessKey, FindKeys, keyStates, NewKey } from './staff-contract.ts'

const signs = 'abcdefghijkmnopqrstuvwxyz23456789'
const longestDays = 731

const stateOf = ({ ended_at, expires_at }: KeyRow, now: Date): (typeof keyStates)[number] =>
  ended_at ? 'ended' : expires_at <= now ? 'expired' : 'open'
/** Why it cannot be ended now; null where it can. */
const whyNotEnd = ({ ended_at }: KeyRow): RefusalCode | null => (ended_at ? 'keys.ended' : null)

const view = (row: KeyRow, now: Date): AccessKey => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: row.scopes,
  storefront: row.storefront_code,
  store_code: row.store_code,
  networks: row.networks,
  expires_on: dayOf(row.expires_at),
  state: stateOf(row, now),
  made_at: row.made_at.toISOString(),
  made_by: row.made_by_name,
  ended_at: row.ended_at?.toISOString() ?? null,
  ended_by: row.ended_by_name,
  last_used_at: row.last_used_at?.toISOString() ?? null,
  last_address: row.last_address,
  acts: { end: whyNotEnd(row) },
})

/** The keys of other programs, the latest first. */
export async function findKeys(db: Db, query: FindKeys, now: Date) {
  const rows = await listedKeys(db, query, walking(db, query, keySorts(db), { id: db`k.id` }), now)
  return listPage(db, query, { rows, matching: matchingKeys(db, query, now), view: (row) => view(row, now) })
}

/** @throws NotFound */
export async function accessKey(db: Db, id: number, now: Date): Promise<AccessKey> {
  const row = await keyRow(db, id)
  if (!row) throw new NotFound('keys.unknown')
  return view(row, now)
}

/** A network as the database writes it; null for anything else. A single address is a network of one. */
function network(written: string): string | null {
  const [address = '', bits, more] = written.split('/')
  const family = isIP(address)
  const longest = family === 6 ? 128 : 32
  if (family === 0 || more !== undefined) return null
  if (bits === undefined) return `${address}/${longest}`
  const count = /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN
  return count >= 1 && count <= longest ? `${address}/${count}` : null
}

async function troubleIn(
  tx: Tx,
  { scopes, storefront, store_code, networks, expires_on }: NewKey,
  now: Date,
): Promise<FieldRefusals> {
  const today = dayOf(now)
  const wrong: FieldRefusals = {}
  if (expires_on <= today || expires_on > addDays(today, longestDays)) wrong['expires_on'] = 'keys.expiry'
  if (networks.some((written) => network(written) === null)) wrong['networks'] = 'keys.network'
  if (storefront !== null && !(await isStorefront(tx, storefront))) wrong['storefront'] = 'keys.shop_unknown'
  else if (storefront !== null && !scopes.every(isOfShop)) wrong['scopes'] = 'keys.not_of_shop'
  if (store_code !== null && !(await isStore(tx, store_code))) wrong['store_code'] = 'stores.unknown'
  else if (store_code !== null && !scopes.every(isOfStore)) wrong['scopes'] = 'keys.not_of_store'
  return wrong
}

/** @throws InvalidFields. @returns the key itself too, which is not told again. */
export async function makeKey(
  tx: Tx,
  key: NewKey,
  { by, now }: { by: number; now: Date },
): Promise<{ id: number; secret: string }> {
  const wrong = await troubleIn(tx, key, now)
  if (Object.keys(wrong).length > 0) throw new InvalidFields(wrong)
  const prefix = `key_${Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')}`
  const secret = `${prefix}_${randomBytes(32).toString('base64url')}`
  const { name, scopes, storefront } = key
  const id = await insertKey(tx, {
    name,
    prefix,
    hash: hashOfKey(secret),
    scopes,
    storefront,
    store: key.store_code,
    networks: key.networks.map((written) => network(written)!),
    expiresOn: key.expires_on,
    madeBy: by,
  })
  return { id, secret }
}

/** It opens nothing from now on. @throws NotFound, Refused */
export async function endAccess(tx: Tx, id: number, { by, now }: { by: number; now: Date }): Promise<AccessKey> {
  const ended = await endKey(tx, id, { by, now })
  const key = await accessKey(tx, id, now)
  if (!ended) throw new Refused('keys.ended')
  return key
}
