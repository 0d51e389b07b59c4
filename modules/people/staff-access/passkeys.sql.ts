import type { Db, Tx } from '#kernel/db.ts'

export type ChallengePurpose = 'register' | 'enter'

interface Challenge {
  challenge: string
  staffId: number | null
  purpose: ChallengePurpose
}

export const insertChallenge = (db: Db, { challenge, staffId, purpose }: Challenge, expiresAt: Date) => db`
  insert into staff_challenge (challenge, staff_id, purpose, expires_at) values (${challenge}, ${staffId}, ${purpose}, ${expiresAt})`

/** Uses a challenge up. @returns whose it was; undefined when it was used, has ended or never was. */
export async function takeChallenge(
  db: Db,
  challenge: string,
  purpose: ChallengePurpose,
  now: Date,
): Promise<{ staff_id: number | null } | undefined> {
  const [row] = await db<{ staff_id: number | null }[]>`
    delete from staff_challenge where challenge = ${challenge} and purpose = ${purpose} and expires_at > ${now} returning staff_id`
  return row
}

export const deleteExpiredChallenges = (db: Db, now: Date) => db`delete from staff_challenge where expires_at <= ${now}`

/** How a browser reaches an authenticator, as WebAuthn names it. */
type Transport = 'ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb'

export interface PasskeyRow {
  id: number
  staff_id: number
  credential_id: string
  public_key: Buffer
  counter: number
  transports: Transport[]
  name: string
  made_at: Date
  used_at: Date | null
}

export const passkeysOf = (db: Db, staffId: number) => db<PasskeyRow[]>`
  select id, staff_id, credential_id, public_key, counter, transports, name, made_at, used_at
  from staff_passkey where staff_id = ${staffId} order by id`

export async function passkeyBy(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await db<PasskeyRow[]>`
    select id, staff_id, credential_id, public_key, counter, transports, name, made_at, used_at
    from staff_passkey where credential_id = ${credentialId}`
  return row
}

/** Nothing is added where the passkey is somebody's already. @returns whether it was. */
export async function insertPasskey(
  tx: Tx,
  row: Omit<PasskeyRow, 'id' | 'used_at' | 'transports'> & { transports: readonly string[] },
): Promise<boolean> {
  const { count } = await tx`
    insert into staff_passkey ${tx(row)} on conflict (credential_id) do nothing`
  return count === 1
}

/** Counts a use; a counter that did not grow is a copy's, where it counts at all. */
export async function countPasskey(db: Db, id: number, counter: number, now: Date): Promise<boolean> {
  const { count } = await db`
    update staff_passkey set counter = ${counter}, used_at = ${now}
    where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0))`
  return count === 1
}

export async function deletePasskey(tx: Tx, staffId: number, id: number): Promise<boolean> {
  return (await tx`delete from staff_passkey where staff_id = ${staffId} and id = ${id}`).count === 1
}

export const deletePasskeysOf = (tx: Tx, staffId: number) => tx`delete from staff_passkey where staff_id = ${staffId}`
