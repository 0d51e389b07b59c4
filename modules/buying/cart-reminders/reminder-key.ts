import { createHmac, timingSafeEqual } from 'node:crypto'

const macOf = (secret: string, id: number) => createHmac('sha256', secret).update(`cart-reminder:${id}`).digest('base64url')

/** What the links of a letter say of its reminder: it names no cart and nobody. */
export const reminderKey = (secret: string, id: number): string => `${id}.${macOf(secret, id)}`

/** @returns the id of the reminder, or null for what the shop did not write. */
export function reminderOf(secret: string, key: string): number | null {
  const [id = '', mac = ''] = key.split('.')
  if (!/^\d{1,15}$/.test(id)) return null
  const [given, right] = [Buffer.from(mac), Buffer.from(macOf(secret, Number(id)))]
  return given.length === right.length && timingSafeEqual(given, right) ? Number(id) : null
}
