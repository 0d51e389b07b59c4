import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'staff-factor', 32))
const [ivBytes, tagBytes] = [12, 16]

/** Seals a text with the shop's secret, for one person's row and no other's. */
export function seal(secret: string, staffId: number, text: string): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv).setAAD(Buffer.from(String(staffId)))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** What was sealed; null when the secret is another now, or the row is not theirs. */
export function unseal(secret: string, staffId: number, sealed: Buffer): string | null {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), sealed.subarray(0, ivBytes), { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(String(staffId))).setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** A short code as it is kept: without the shop's secret nobody can try the few that there are. */
export const keyedHash = (secret: string, purpose: string, said: string): Buffer =>
  createHmac('sha256', secret).update(`${purpose}:${said}`).digest()

/** Letters and figures that nobody takes for each other. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** So many random signs of 32 that can be read out. */
export const randomSigns = (length: number): string =>
  Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('')
