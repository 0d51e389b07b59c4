import { createHash, createHmac } from 'node:crypto'

/** Without letters and figures that are taken for others. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const groups = 3
const inGroup = 4

const drawn = (secret: string, about: string) => createHmac('sha256', secret).update(`lcp ${about}`).digest()

/**
 * The passphrase of whoever keeps an ebook: the same for all their books, since reading apps try what was typed before. Nothing is stored of
 * it; it is drawn from the shop's secret, 59 bits of it.
 */
export function passphraseOf(secret: string, keeper: string): string {
  const bytes = drawn(secret, `passphrase ${keeper}`)
  const letters = Array.from({ length: groups * inGroup }, (_, at) => alphabet[bytes.readUInt16BE(at * 2) % alphabet.length])
  return Array.from({ length: groups }, (_, at) => letters.slice(at * inGroup, (at + 1) * inGroup).join('')).join('-')
}

/** What the license server is given of it (SHA-256, hexadecimal; LCP 1.0, 4.2). */
export const hashOf = (passphrase: string): string => createHash('sha256').update(passphrase).digest('hex')

/** By what the license server tells readers apart, of no meaning to anybody else. */
export const readerId = (secret: string, keeper: string): string => drawn(secret, `reader ${keeper}`).toString('hex').slice(0, 32)
