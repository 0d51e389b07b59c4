import { createHmac, timingSafeEqual } from 'node:crypto'

const macOf = (secret: string, id: number) => createHmac('sha256', secret).update(`reservation-wish:${id}`).digest('base64url')

/** What the link of a letter says of the wish that it asks about; only its own reader ever sees it. */
export const wishKey = (secret: string, id: number): string => `${id}.${macOf(secret, id)}`

/** @returns the id of the wish, or null for what the shop did not write. */
export function wishOf(secret: string, key: string): number | null {
  const [id = '', mac = ''] = key.split('.')
  if (!/^\d{1,15}$/.test(id)) return null
  const [given, right] = [Buffer.from(mac), Buffer.from(macOf(secret, Number(id)))]
  return given.length === right.length && timingSafeEqual(given, right) ? Number(id) : null
}
