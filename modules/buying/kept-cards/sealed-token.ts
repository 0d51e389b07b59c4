import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const keyOf = (secret: string, purpose: 'token' | 'mark') =>
  Buffer.from(hkdfSync('sha256', secret, '', `kept-card-${purpose}`, 32))
const [ivBytes, tagBytes] = [12, 16]

/** Seals a gateway's token with the shop's secret, for that gateway and no other. */
export function sealToken(secret: string, gateway: string, token: string): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, 'token'), iv).setAAD(Buffer.from(gateway))
  const sealed = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** The token; null when the secret is another now. */
export function openToken(secret: string, gateway: string, sealed: Buffer): string | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, 'token'), sealed.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    })
    decipher.setAAD(Buffer.from(gateway)).setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
    return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** Tells whether two tokens are the same, without reading them. */
export const markOf = (secret: string, gateway: string, token: string): Buffer =>
  createHmac('sha256', keyOf(secret, 'mark')).update(`${gateway} ${token}`).digest()
