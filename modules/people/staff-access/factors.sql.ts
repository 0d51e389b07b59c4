import type { Db, Tx } from '#kernel/db.ts'

export interface FactorsRow {
  totp: boolean
  passkeys: number
  recovery_left: number
  pin: boolean
  pin_locked: boolean
  badge: boolean
}

/** What somebody has set up. */
export async function factorsOf(db: Db, staffId: number): Promise<FactorsRow> {
  const [row] = await db<FactorsRow[]>`
    select exists (select from staff_totp where staff_id = ${staffId} and confirmed_at is not null) as totp,
      (select count(*)::int from staff_passkey where staff_id = ${staffId}) as passkeys,
      (select count(*)::int from staff_recovery_code where staff_id = ${staffId} and used_at is null) as recovery_left,
      exists (select from staff_pin where staff_id = ${staffId}) as pin,
      exists (select from staff_pin where staff_id = ${staffId} and wrong >= 5) as pin_locked,
      exists (select from staff_badge where staff_id = ${staffId}) as badge`
  return row!
}

/** A secret that no code has confirmed yet takes the place of another such. @returns whether it did: a confirmed one stays. */
export async function beginTotp(tx: Tx, staffId: number, secret: Buffer): Promise<boolean> {
  const { count } = await tx`
    insert into staff_totp (staff_id, secret) values (${staffId}, ${secret})
    on conflict (staff_id) do update set secret = excluded.secret, last_step = 0 where staff_totp.confirmed_at is null`
  return count === 1
}

export async function totpOf(db: Db, staffId: number): Promise<{ secret: Buffer; confirmed: boolean } | undefined> {
  const [row] = await db<{ secret: Buffer; confirmed: boolean }[]>`
    select secret, confirmed_at is not null as confirmed from staff_totp where staff_id = ${staffId}`
  return row
}

/** Uses a code up. @returns whether it was the first time, and no later one came before. */
export async function takeStep(db: Db, staffId: number, step: number): Promise<boolean> {
  const { count } = await db`update staff_totp set last_step = ${step} where staff_id = ${staffId} and last_step < ${step}`
  return count === 1
}

export const confirmTotp = (tx: Tx, staffId: number, now: Date) =>
  tx`update staff_totp set confirmed_at = ${now} where staff_id = ${staffId} and confirmed_at is null`

export const deleteTotp = (tx: Tx, staffId: number) => tx`delete from staff_totp where staff_id = ${staffId}`

export async function replaceRecoveryCodes(tx: Tx, staffId: number, hashes: readonly Buffer[]): Promise<void> {
  await deleteRecoveryCodes(tx, staffId)
  for (const hash of hashes) await tx`insert into staff_recovery_code (staff_id, code_hash) values (${staffId}, ${hash})`
}

export const deleteRecoveryCodes = (tx: Tx, staffId: number) => tx`delete from staff_recovery_code where staff_id = ${staffId}`

/** Uses a code up. @returns whether it was one of theirs, unused. */
export async function takeRecoveryCode(db: Db, staffId: number, hash: Buffer, now: Date): Promise<boolean> {
  const { count } = await db`
    update staff_recovery_code set used_at = ${now} where staff_id = ${staffId} and code_hash = ${hash} and used_at is null`
  return count === 1
}
