import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

export const newSecret = (): Buffer => randomBytes(32)

/** A secret as it is told, once, to whoever looks after the receiver. */
export const writtenSecret = (secret: Buffer): string => prefix + secret.toString('base64')

interface Signed {
  id: string
  at: Date
  body: string
}

/** The headers by which a receiver knows who writes and that nobody changed a sign of it: those of Standard Webhooks. */
export function signedHeaders(secret: Buffer, { id, at, body }: Signed): Record<string, string> {
  const seconds = String(Math.floor(at.getTime() / 1_000))
  const mac = createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': `v1,${mac}` }
}
