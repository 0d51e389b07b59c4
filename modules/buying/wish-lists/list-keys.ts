import { createHmac, timingSafeEqual } from 'node:crypto'

const macOf = (secret: string, what: string) => createHmac('sha256', secret).update(what).digest('base64url')

function proves(mac: string, right: string): boolean {
  const [given, wanted] = [Buffer.from(mac), Buffer.from(right)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

const number = /^\d{1,15}$/

/** What opens a list to whoever made it. */
export const ownKey = (secret: string, id: number): string => `${id}.${macOf(secret, `wish-list:own:${id}`)}`

/** @returns the id of the list, or null for what the shop did not write, the key of a link among it. */
export function ownedBy(secret: string, key: string): number | null {
  const [id = '', mac = '', more] = key.split('.')
  if (!number.test(id) || more !== undefined) return null
  return proves(mac, macOf(secret, `wish-list:own:${Number(id)}`)) ? Number(id) : null
}

/** What a link says; `link` counts the links that the list had. */
export const sharedKey = (secret: string, id: number, link: number): string =>
  `${id}.${link}.${macOf(secret, `wish-list:shared:${id}:${link}`)}`

/** @returns list and link, or null for what the shop did not write. Whether that link still holds is asked of the row. */
export function sharedBy(secret: string, key: string): { id: number; link: number } | null {
  const [id = '', link = '', mac = ''] = key.split('.')
  if (!number.test(id) || !number.test(link)) return null
  const named = { id: Number(id), link: Number(link) }
  return proves(mac, macOf(secret, `wish-list:shared:${named.id}:${named.link}`)) ? named : null
}
