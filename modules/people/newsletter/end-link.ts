import { createHmac, timingSafeEqual } from 'node:crypto'

const macOf = (secret: string, id: number) => createHmac('sha256', secret).update(`newsletter-end:${id}`).digest('base64url')

/** What a letter's link says to end its subscription; it never expires and opens nothing else. */
export const endToken = (secret: string, id: number): string => `${id}.${macOf(secret, id)}`

/** @returns the id of the subscription, or null for what the shop did not write. */
export function subscriptionOf(secret: string, token: string): number | null {
  const [id = '', mac = ''] = token.split('.')
  if (!/^\d{1,15}$/.test(id)) return null
  const [given, right] = [Buffer.from(mac), Buffer.from(macOf(secret, Number(id)))]
  return given.length === right.length && timingSafeEqual(given, right) ? Number(id) : null
}
