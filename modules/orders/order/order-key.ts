import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Language } from '#kernel/language.ts'
import { pathTo } from '#screens/addresses.ts'

/** What a key lets its holder do: read an order, pay it, or also call off and send back. Papers have keys of their own. */
export type Opening = 'read' | 'pay' | 'act'

/** A letter is opened for half a year; whoever comes later signs in, or registers with the address. */
const letterDays = 180
/** As long as the tickets of a page's other papers. */
const paperMinutes = 120

type Owned = { number: string; owner_kind: 'customer' | 'guest' }

/** Purpose, order and end are sealed together: no part of one key fits another, and the end is read from the key itself. */
function seal(secret: string, purpose: string, number: string, until: number): string {
  const end = until.toString(36)
  const mark = createHmac('sha256', secret).update(`order ${purpose} ${number} ${end}`).digest('base64url').slice(0, 32)
  return `${end}.${mark}`
}

function fits(secret: string, purpose: string, number: string, key: string, now: Date): boolean {
  const until = Number.parseInt(key.split('.')[0] ?? '', 36)
  if (!(until > now.getTime() / 60_000)) return false
  const [right, given] = [Buffer.from(seal(secret, purpose, number, until)), Buffer.from(key)]
  return right.length === given.length && timingSafeEqual(right, given)
}

const inMinutes = (now: Date, minutes: number) => Math.ceil(now.getTime() / 60_000) + minutes

/** The key in the link of an order's letter (A-1). A guest has nothing else to act with; an account signs in for that. */
export const letterKey = (secret: string, { number, owner_kind }: Owned, now = new Date()): string =>
  seal(secret, owner_kind === 'guest' ? 'act' : 'read', number, inMinutes(now, letterDays * 1440))

/** What the key of a letter opens; null for any other text, and once it has ended. */
export const openedBy = (secret: string, number: string, key: string, now = new Date()): Opening | null =>
  (['act', 'read', 'pay'] as const).find((purpose) => fits(secret, purpose, number, key, now)) ?? null

/** The address of an order's page that opens without signing in. */
export const orderLink = (publicUrl: string, secret: string, order: Owned & { language: Language }) =>
  `${publicUrl}${pathTo('private-order-detail', order.language, { number: order.number })}?key=${letterKey(secret, order)}`

/** Where an order that a colleague made is paid, by whoever has the address and as long as it waits for that: it opens nothing else. */
export const payLink = (publicUrl: string, secret: string, order: Owned & { language: Language; expires_at: Date }) =>
  `${publicUrl}${pathTo('private-order-detail', order.language, { number: order.number })}?key=${seal(secret, 'pay', order.number, Math.ceil(order.expires_at.getTime() / 60_000))}`

/** The address of one paper of an order, as `invoice/A-1/`: it opens that paper, for two hours, and nothing else. */
export const paperAddress = (secret: string, number: string, path: string, now = new Date()): string =>
  `/api/order/${encodeURIComponent(number)}/${path}?key=${seal(secret, `paper ${path}`, number, inMinutes(now, paperMinutes))}`

export const opensPaper = (secret: string, number: string, path: string, key: string, now = new Date()): boolean =>
  fits(secret, `paper ${path}`, number, key, now)
