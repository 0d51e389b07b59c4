import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { Forbidden } from '#kernel/errors.ts'

/** The three fields every message of the gateway consists of, named as Redsys names them. */
export interface Signed {
  Ds_SignatureVersion: string
  Ds_MerchantParameters: string
  Ds_Signature: string
}

/** `order`: the shop to the gateway. `notice`: the gateway to the shop. A message of one kind is never valid as the other. */
export type Purpose = 'order' | 'notice'

const version = 'HMAC_SHA512_V2'

const keyOf = (secret: string, purpose: Purpose, attemptId: string) =>
  Buffer.from(hkdfSync('sha512', secret, '', `sandbox-gateway:${purpose}:${attemptId}`, 64))

const signatureOf = (secret: string, purpose: Purpose, attemptId: string, parameters: string) =>
  createHmac('sha512', keyOf(secret, purpose, attemptId))
    .update(parameters)
    .digest('base64url')

const same = (a: string, b: string) => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Signs parameters with a key of this attempt alone. */
export function sign(secret: string, purpose: Purpose, attemptId: string, values: Record<string, string>): Signed {
  const parameters = Buffer.from(JSON.stringify(values)).toString('base64url')
  return {
    Ds_SignatureVersion: version,
    Ds_MerchantParameters: parameters,
    Ds_Signature: signatureOf(secret, purpose, attemptId, parameters),
  }
}

/**
 * Opens signed parameters; `attemptOf` finds the attempt in them, which the key depends on.
 * @throws Forbidden `payment.bad_signature`
 */
export function unsign(
  secret: string,
  purpose: Purpose,
  body: Record<string, unknown>,
  attemptOf: (values: Record<string, unknown>) => unknown,
): unknown {
  const { Ds_SignatureVersion, Ds_MerchantParameters: parameters, Ds_Signature: signature } = body
  if (Ds_SignatureVersion !== version || typeof parameters !== 'string' || typeof signature !== 'string') throw badSignature()
  const values = parsed(parameters)
  const attemptId = attemptOf(values)
  if (typeof attemptId !== 'string' || !same(signature, signatureOf(secret, purpose, attemptId, parameters))) throw badSignature()
  return values
}

const badSignature = () => new Forbidden('payment.bad_signature')

function parsed(parameters: string): Record<string, unknown> {
  try {
    const values: unknown = JSON.parse(Buffer.from(parameters, 'base64url').toString())
    if (typeof values === 'object' && values !== null) return values as Record<string, unknown>
  } catch {}
  throw badSignature()
}

/** What a page of this attempt carries in its forms: who has it came from the shop's own signed form. */
export const pageToken = (secret: string, attemptId: string): string =>
  createHmac('sha512', keyOf(secret, 'order', attemptId))
    .update('page')
    .digest('base64url')
    .slice(0, 43)

export const isPageToken = (secret: string, attemptId: string, token: unknown): boolean =>
  typeof token === 'string' && same(token, pageToken(secret, attemptId))
