import type { Db, Tx } from '#kernel/db.ts'
import { type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { FindKeys } from './staff-contract.ts'

export interface KeyRow {
  id: number
  name: string
  prefix: string
  scopes: string[]
  storefront_code: string | null
  store_code: string | null
  networks: string[]
  expires_at: Date
  made_at: Date
  made_by_name: string
  ended_at: Date | null
  ended_by_name: string | null
  last_used_at: Date | null
  last_address: string | null
}

const columns = (db: Db) => db`
  k.id, k.name, k.prefix, k.scopes, k.storefront_code, k.store_code, k.networks::text[] as networks, k.expires_at, k.made_at, k.ended_at, k.last_used_at,
  host(k.last_address) as last_address,
  (select name from staff_user where id = k.made_by) as made_by_name, (select name from staff_user where id = k.ended_by) as ended_by_name`
const foundIn = (db: Db, { q, state }: FindKeys, now: Date) => {
  const states = {
    open: db`k.ended_at is null and k.expires_at > ${now}`,
    expired: db`k.ended_at is null and k.expires_at <= ${now}`,
    ended: db`k.ended_at is not null`,
  }
  return db`
    from access_key k where true ${worded(db, db`list_words(k.name || ' ' || k.prefix)`, q)}
      ${state === undefined ? db`` : db`and ${states[state]}`}`
}
export const matchingKeys = (db: Db, query: FindKeys, now: Date) => db`select k.id ${foundIn(db, query, now)}`
export const keySorts = (db: Db) =>
  ({ made: { by: db`k.id`, kind: 'number' }, name: { by: db`search_fold(k.name)`, kind: 'text' } }) as const
export const listedKeys = (db: Db, query: FindKeys, walk: Walk, now: Date) => db<(KeyRow & Walked)[]>`
  select ${columns(db)}, ${walk.key} ${foundIn(db, query, now)} ${walk.after} ${walk.order}`

export async function keyRow(db: Db, id: number): Promise<KeyRow | undefined> {
  const [row] = await db<KeyRow[]>`select ${columns(db)} from access_key k where k.id = ${id}`
  return row
}

interface InsertedKey {
  name: string
  prefix: string
  hash: Buffer
  scopes: readonly string[]
  storefront: string | null
  store: string | null
  networks: readonly string[]
  expiresOn: string
  madeBy: number
}

export async function insertKey(tx: Tx, key: InsertedKey): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    insert into access_key (name, prefix, hash, scopes, storefront_code, store_code, networks, expires_at, made_by)
    values (${key.name}, ${key.prefix}, ${key.hash}, ${[...key.scopes]}, ${key.storefront}, ${key.store}, array(select network(n::inet) from unnest(${[...key.networks]}::text[]) n),
      ${key.expiresOn}::date::timestamp at time zone 'Europe/Madrid', ${key.madeBy})
    returning id`
  return row!.id
}

export const endKey = async (tx: Tx, id: number, { by, now }: { by: number; now: Date }): Promise<boolean> =>
  (await tx`update access_key set ended_at = ${now}, ended_by = ${by} where id = ${id} and ended_at is null`).count > 0

export const isStorefront = async (db: Db, code: string): Promise<boolean> =>
  (await db`select from storefront where code = ${code}`).length > 0

export const isStore = async (db: Db, code: string): Promise<boolean> =>
  (await db`select from store where code = ${code}`).length > 0

export interface UsedKey {
  prefix: string
  scopes: string[]
  storefront_code: string | null
  store_code: string | null
  /** How many calls it made in this minute, this one too. */
  calls: number
  staff_id: number
  name: string
  email: string
}

/** Counts a call of a key that holds here and now. */
export async function spendCall(
  db: Db,
  { hash, address, now }: { hash: Buffer; address: string | null; now: Date },
): Promise<UsedKey | undefined> {
  const [row] = await db<UsedKey[]>`
    update access_key k set last_used_at = ${now}, last_address = ${address}::inet, minute = date_trunc('minute', ${now}::timestamptz),
      calls = case when k.minute = date_trunc('minute', ${now}::timestamptz) then k.calls + 1 else 1 end
    from staff_user u
    where k.hash = ${hash} and u.id = k.made_by and k.ended_at is null and k.expires_at > ${now}
      and (cardinality(k.networks) = 0 or ${address}::inet <<= any (k.networks))
    returning k.prefix, k.scopes, k.storefront_code, k.store_code, k.calls, u.id as staff_id, u.name, u.email`
  return row
}
