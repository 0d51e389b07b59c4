import { createHmac, timingSafeEqual } from 'node:crypto'

/** What an answer can belong to, by the letter that its address bears behind the plus sign, and what its key is made of. */
const answered = { m: 'contact-reply', o: 'order-letter-reply' } as const
type Answered = keyof typeof answered

const macOf = (secret: string, kind: Answered, id: number) =>
  createHmac('sha256', secret).update(`${answered[kind]}:${id}`).digest('hex').slice(0, 24)

/** Where answers to something go: the shop's address for answers, with the key of that thing behind a plus sign. */
export function replyAddress(address: string, secret: string, id: number, kind: Answered = 'm'): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at)}+${kind}${id}-${macOf(secret, kind, id)}${address.slice(at)}`
}

/** @returns what an address leads to, a conversation or what `kind` says; null for what the shop did not write. */
export function repliedTo(secret: string, address: string, kind: Answered = 'm'): number | null {
  const [, given = '', id = '', mac = ''] = /\+([mo])(\d{1,15})-([0-9a-f]{24})@/.exec(address.toLowerCase()) ?? []
  if (given !== kind) return null
  const [said, right] = [Buffer.from(mac), Buffer.from(macOf(secret, kind, Number(id)))]
  return timingSafeEqual(said, right) ? Number(id) : null
}
