import { createHmac, timingSafeEqual } from 'node:crypto'

/** As long as the papers of a page stay open. */
const paperMinutes = 120

const seal = (secret: string, id: number, until: number): string =>
  `${until.toString(36)}.${createHmac('sha256', secret).update(`quote paper ${id} ${until}`).digest('base64url').slice(0, 32)}`

/** Where the paper of one quote is fetched, for two hours: it opens that paper and nothing else. */
export const paperAddress = (secret: string, id: number, now: Date): string =>
  `/api/quote/paper/${id}/?key=${seal(secret, id, Math.ceil(now.getTime() / 60_000) + paperMinutes)}`

export function opensPaper(secret: string, id: number, key: string, now: Date): boolean {
  const until = Number.parseInt(key.split('.')[0] ?? '', 36)
  if (!(until > now.getTime() / 60_000)) return false
  const [right, given] = [Buffer.from(seal(secret, id, until)), Buffer.from(key)]
  return right.length === given.length && timingSafeEqual(right, given)
}
