import { createHmac, timingSafeEqual } from 'node:crypto'

/** As long as the papers of a page. */
const minutes = 120

function seal(secret: string, customerId: string, until: number): string {
  const [who, end] = [Buffer.from(customerId).toString('base64url'), until.toString(36)]
  const mark = createHmac('sha256', secret).update(`loyalty card ${who} ${end}`).digest('base64url').slice(0, 32)
  return `${who}.${end}.${mark}`
}

/** The key of the addresses where a customer's card is fetched as a file: it opens these for two hours, and nothing else. */
export const cardKey = (secret: string, customerId: string, now: Date): string =>
  seal(secret, customerId, Math.ceil(now.getTime() / 60_000) + minutes)

/** Whose card a key opens; null for any other text, and once it has ended. */
export function openedCard(secret: string, key: string, now: Date): string | null {
  const [who = '', end = ''] = key.split('.')
  const until = Number.parseInt(end, 36)
  if (!(until > now.getTime() / 60_000)) return null
  const customerId = Buffer.from(who, 'base64url').toString()
  const [right, given] = [Buffer.from(seal(secret, customerId, until)), Buffer.from(key)]
  return right.length === given.length && timingSafeEqual(right, given) ? customerId : null
}
