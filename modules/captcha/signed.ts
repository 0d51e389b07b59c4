import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A key of the captcha's own, so that nothing signed here passes for something else. */
export const keyFor = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(`captcha:${purpose}`).digest('hex')

const mac = (secret: string, text: string) => createHmac('sha256', keyFor(secret, 'signed')).update(text).digest('base64url')

/** A text `kind.nonce.expiry.seal.signature` that only this shop writes; `sealed` is bound to it and cannot be read from it. */
export function sign(secret: string, kind: 'code' | 'pass', expiresAt: Date, sealed = ''): string {
  const open = `${kind}.${randomBytes(12).toString('base64url')}.${expiresAt.getTime()}`
  const shown = `${open}.${mac(secret, `${open}.${sealed}`)}`
  return `${shown}.${mac(secret, shown)}`
}

/** When a text that this shop signed ends, and whether `sealed` is what was bound to it; null for any other text. */
export function readSigned(secret: string, text: string, sealed = ''): { expiresAt: Date; right: boolean } | null {
  const [kind, nonce, expiry, seal = '', signature = ''] = text.split('.')
  const open = `${kind}.${nonce}.${expiry}`
  if (!same(signature, mac(secret, `${open}.${seal}`))) return null
  return { expiresAt: new Date(Number(expiry)), right: same(seal, mac(secret, `${open}.${sealed}`)) }
}

const same = (one: string, other: string) => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
