import { callAsPerson } from './person.ts'
import type { TestShop } from './shop.ts'

/** People who register, each with an e-mail of their own; say what matters. */
export function registering(shop: TestShop) {
  const call = callAsPerson(shop)
  let serial = 0
  const form = (fields: Record<string, unknown> = {}) => ({
    name: 'Ana',
    surnames: 'Prueba Nogal',
    email: `ana${++serial}@example.com`,
    phone: '600 000 001',
    password: 'granada de plata',
    confirm_password: 'granada de plata',
    privacy: true,
    ...fields,
  })
  const registered = async (fields: Record<string, unknown> = {}) =>
    (await call('POST', '/customer/register/', form(fields))).body
  /** Somebody who registered, as they sign what they ask for. */
  const signedUp = async () => {
    const { id, token } = await registered()
    return { id: id as string, token: token as string }
  }
  /** Somebody whose address counts as theirs from now on. */
  const proved = async (fields: Record<string, unknown> = {}) => {
    const me = await registered(fields)
    await shop.sql`update customer set verified_at = now() where id = ${me.id}`
    return me
  }
  return { call, form, registered, signedUp, proved }
}
