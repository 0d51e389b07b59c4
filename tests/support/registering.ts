import { callFromAnywhere } from './call-from-anywhere.ts'
import type { TestShop } from './shop.ts'

/** People who register, each with an e-mail of their own; say what matters. */
export function registering(shop: TestShop) {
  const call = callFromAnywhere(shop)
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
  return { call, form, registered }
}
