import { type FieldErrors, refuseFields } from './field-errors.ts'

/** Names of what is another's already: "The email already exists.", "The tax id already exists." (U-06, U-07). */
export const takenErrors = (taken: { email: boolean; nif: boolean }): FieldErrors => ({
  ...(taken.email ? { email: 'customer.email_exists' } : {}),
  ...(taken.nif ? { nif: 'customer.nif_exists' } : {}),
})

/** Says the same when it was the database that noticed: somebody took the e-mail or tax id a moment ago. */
export function sayTaken(error: unknown, whole?: string): never {
  const name = (error as { constraint_name?: unknown }).constraint_name
  const email = name === 'customer_email_unique' || name === 'login_email_once'
  refuseFields(takenErrors({ email, nif: name === 'customer_tax_id_unique' }), whole)
  throw error
}
