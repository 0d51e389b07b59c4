import type { Db, Tx } from '#kernel/db.ts'
import { type FieldRefusals, InvalidFields } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import { isEmail } from '#modules/people/access/email-address.ts'
import { insertGuestOfStaff, knownForOrders } from '#modules/people/customers/known-customer.ts'
import { isPhone } from '#modules/people/customers/personal-rules.ts'
import type { Who } from './staff-contract.ts'

/** Whom an order is for, as it is priced and written for them. */
export interface Buyer {
  caller: Caller
  name: string
  phone: string
  language: Language
}

/** Nobody yet: what they would pay is what anybody pays. */
const nobody: Caller = { kind: 'guest', id: '', email: '', member: null }

/** Who it is for, as far as it is said: an account has its own prices. @throws NotFound 'staff.customer_unknown' */
export async function buyerSoFar(db: Db, { customer, name, email, phone, language }: Who): Promise<Buyer> {
  if (customer === null) return { caller: { ...nobody, email }, name, phone, language }
  const known = await knownForOrders(db, customer)
  return {
    caller: { kind: 'customer', id: known.id, email: known.email, member: null },
    name: known.name,
    phone: known.phone,
    language: known.language,
  }
}

/** What is wrong with somebody who is written down: a name, and a way to reach them. @throws InvalidFields */
export function refuseUnreachable({ customer, name, email, phone }: Who, needsEmail: boolean): void {
  if (customer !== null) return
  const errors: FieldRefusals = {}
  if (name === '') errors['who.name'] = 'made_order.name'
  if (email !== '' && !isEmail(email)) errors['who.email'] = 'customer.email_invalid'
  else if (email === '' && needsEmail) errors['who.email'] = 'made_order.email_for_link'
  else if (email === '' && phone === '') errors['who.email'] = 'made_order.reachable'
  if (phone !== '' && !isPhone(phone)) errors['who.phone'] = 'customer.phone_invalid'
  if (Object.keys(errors).length > 0) throw new InvalidFields(errors)
}

/** The same, written down: somebody without an account is a guest of this order. */
export async function buyerOf(tx: Tx, who: Who): Promise<Buyer> {
  const buyer = await buyerSoFar(tx, who)
  if (who.customer !== null) return buyer
  const id = await insertGuestOfStaff(tx, { email: who.email, language: who.language })
  return { ...buyer, caller: { kind: 'guest', id, email: who.email, member: null } }
}
