import type { RefusalCode } from '#kernel/errors.ts'
import { type FieldErrors, refuseFields } from './field-errors.ts'

interface Taken {
  email: boolean
  nif: boolean
}

/** Names of what is another's already: "The email already exists.", "The tax id already exists." (U-06, U-07). */
export const takenErrors = (taken: Taken): FieldErrors => ({
  ...(taken.email ? { email: 'customer.email_exists' } : {}),
  ...(taken.nif ? { nif: 'customer.nif_exists' } : {}),
})

/** Refuses an account that there is: "The user already exists." above what the fields say (E-17, U-06). */
export const refuseTaken = (taken: Taken): void =>
  refuseFields(takenErrors(taken), taken.email ? 'customer.user_exists' : undefined)

const noticed = (error: unknown): Taken => {
  const name = (error as { constraint_name?: unknown }).constraint_name
  return {
    email: name === 'customer_email_unique' || name === 'login_email_once',
    nif: name === 'customer_tax_id_unique',
  }
}

/** Says the same when it was the database that noticed: somebody took the e-mail or tax id a moment ago. */
export function sayTaken(error: unknown, whole?: RefusalCode): never {
  refuseFields(takenErrors(noticed(error)), whole)
  throw error
}

/** As `sayTaken`, for a new account. */
export function sayUserExists(error: unknown): never {
  refuseTaken(noticed(error))
  throw error
}
