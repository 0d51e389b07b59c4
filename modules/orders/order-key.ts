import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Language } from '#kernel/language.ts'
import { pathTo } from '#kernel/route-table.ts'

/** The key in the link of an order's e-mail: opens that order's page and nothing else. */
export const orderKey = (secret: string, number: string): string =>
  createHmac('sha256', secret).update(`order ${number}`).digest('base64url').slice(0, 32)

export function opensOrder(secret: string, number: string, key: string): boolean {
  const [right, given] = [Buffer.from(orderKey(secret, number)), Buffer.from(key)]
  return right.length === given.length && timingSafeEqual(right, given)
}

/** The address of an order's page that opens without signing in. */
export const orderLink = (publicUrl: string, secret: string, { number, language }: { number: string; language: Language }) =>
  `${publicUrl}${pathTo('private-order-detail', language, { number })}?key=${orderKey(secret, number)}`
