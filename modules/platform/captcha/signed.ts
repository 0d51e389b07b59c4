import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { CountedAddress } from '#modules/people/access/counted-address.ts'

/** A key of the captcha's own, so that nothing signed here passes for something else. */
export const keyFor = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(`captcha:${purpose}`).digest('hex')

const mac = (secret: string, text: string) => createHmac('sha256', keyFor(secret, 'signed')).update(text).digest('base64url')

interface Signed {
  expiresAt: Date
  /** Who it was given to: a digest of their network address, empty when nobody asked. */
  asker: string
  /** Whether `sealed` is what was bound to it. */
  right: boolean
  /** The text itself, rebuilt from what was read: no other spelling of it is accepted. */
  id: string
}

/** A digest that tells one network address from another for as long as a challenge lives, and is no address itself. */
export const askerOf = (secret: string, address: CountedAddress): string => mac(secret, `asker.${address}`).slice(0, 16)

/** A text `kind.nonce.expiry.seal.signature` that only this shop writes; `sealed` is bound to it and cannot be read from it. */
export function sign(
  secret: string,
  kind: 'code' | 'pass',
  expiresAt: Date,
  { sealed = '', asker = '' }: { sealed?: string; asker?: string } = {},
): string {
  const open = `${kind}.${asker}~${randomBytes(12).toString('base64url')}.${expiresAt.getTime()}`
  const shown = `${open}.${mac(secret, `${open}.${sealed}`)}`
  return `${shown}.${mac(secret, shown)}`
}

/** Reads a text that this shop signed; null for any other, and for one with a part too many or too few. */
export function readSigned(secret: string, text: string, sealed = ''): Signed | null {
  const parts = text.split('.')
  if (parts.length !== 5) return null
  const [kind, nonce = '', expiry, seal = '', signature = ''] = parts
  const open = `${kind}.${nonce}.${expiry}`
  const shown = `${open}.${seal}`
  if (!same(signature, mac(secret, shown))) return null
  const [asker = ''] = nonce.split('~')
  const right = same(seal, mac(secret, `${open}.${sealed}`))
  return { expiresAt: new Date(Number(expiry)), asker, right, id: `${shown}.${signature}` }
}

const same = (text: string, other: string) => {
  const [a, b] = [Buffer.from(text), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
