import type { Db, Pool, Tx } from '#kernel/db.ts'
import { Forbidden } from '#kernel/errors.ts'
import { takeAttempt } from '#modules/people/access/attempts.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import { isPassword } from '../access/password.ts'
import { type CustomerRow, customerByEmail, customerById, lockCustomer } from './customers.sql.ts'
import { refuseFields } from './field-errors.ts'
import { passwordsInside } from './limits.ts'

/**
 * Asks the holder of an account for the password once more, before something that cannot be undone. The account is then held by
 * `lockAccount` in the transaction that does it.
 * @throws ShopError invalid with `password`; too_many when it was tried too often.
 */
export async function requirePassword(db: Pool, { id }: Pick<Caller, 'id'>, password: string, now: Date): Promise<void> {
  if (password === '') refuseFields({ password: 'form.missing' })
  await takeAttempt(db, passwordsInside, id, now)
  const row = await customerById(db, id)
  if (!(await isPassword(password, row?.password_hash))) refuseFields({ password: 'customer.password_wrong' })
}

export type Account = Pick<
  CustomerRow,
  'id' | 'email' | 'language' | 'newsletter' | 'name' | 'surnames' | 'company' | 'library' | 'contact_person' | 'verified_at'
>

/** Holds an account until the transaction ends. @throws Forbidden 'login_failed' when there is none. */
export async function lockAccount(tx: Tx, id: string): Promise<Account & { created_at: Date }> {
  const row = await lockCustomer(tx, id)
  if (!row) throw new Forbidden('login_failed')
  return row
}

/** The account of an e-mail, for staff who act on what somebody wrote. */
export const accountOf = (db: Db, email: string): Promise<Account | undefined> => customerByEmail(db, email)

/** The account of whoever signed in. */
export const accountById = (db: Db, id: string): Promise<Account | undefined> => customerById(db, id)
