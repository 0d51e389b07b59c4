import type { Db, Tx } from '#kernel/db.ts'

export interface LoginStep {
  tokenHash: Buffer
  staffId: number
  passwordMark: Buffer
}

export const insertLoginStep = (db: Db, { tokenHash, staffId, passwordMark }: LoginStep, expiresAt: Date) => db`
  insert into staff_login_step (token_hash, staff_id, password_mark, expires_at)
  values (${tokenHash}, ${staffId}, ${passwordMark}, ${expiresAt})`

export async function loginStep(db: Db, tokenHash: Buffer, now: Date): Promise<{ staff_id: number } | undefined> {
  const [row] = await db<{ staff_id: number }[]>`
    select staff_id from staff_login_step where token_hash = ${tokenHash} and expires_at > ${now}`
  return row
}

/** Uses a step up. */
export async function takeLoginStep(tx: Tx, tokenHash: Buffer): Promise<{ password_mark: Buffer } | undefined> {
  const [row] = await tx<{ password_mark: Buffer }[]>`
    delete from staff_login_step where token_hash = ${tokenHash} returning password_mark`
  return row
}

export const deleteExpiredSteps = (db: Db, now: Date) => db`delete from staff_login_step where expires_at <= ${now}`
