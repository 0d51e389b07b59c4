import { createHmac, timingSafeEqual } from 'node:crypto'

const macOf = (secret: string, id: number) =>
  createHmac('sha256', secret).update(`contact-reply:${id}`).digest('hex').slice(0, 24)

/** Where answers to a conversation go: the shop's address for answers, with the conversation's key behind a plus sign. */
export function replyAddress(address: string, secret: string, id: number): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at)}+m${id}-${macOf(secret, id)}${address.slice(at)}`
}

/** @returns the conversation that an address leads to; null for what the shop did not write. */
export function conversationOf(secret: string, address: string): number | null {
  const [, id = '', mac = ''] = /\+m(\d{1,15})-([0-9a-f]{24})@/.exec(address.toLowerCase()) ?? []
  if (id === '') return null
  const [given, right] = [Buffer.from(mac), Buffer.from(macOf(secret, Number(id)))]
  return timingSafeEqual(given, right) ? Number(id) : null
}
