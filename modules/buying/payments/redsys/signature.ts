import { createCipheriv, createHmac, timingSafeEqual } from 'node:crypto'
import { Forbidden } from '#kernel/errors.ts'

/** V2 signs the redirect, V1 of the same digest the REST channel; SHA256_V1 is what older terminals still speak. */
export const signatureVersions = ['HMAC_SHA512_V2', 'HMAC_SHA512_V1', 'HMAC_SHA256_V1'] as const
export type SignatureVersion = (typeof signatureVersions)[number]

/** The three fields every message of Redsys consists of. */
export interface Signed {
  Ds_SignatureVersion: string
  Ds_MerchantParameters: string
  Ds_Signature: string
}

const noIv = (bytes: number) => Buffer.alloc(bytes)

/** The key of one order for SHA-512: AES-128-CBC of the order under the secret's first sixteen characters, in base64. */
export function aesKey(secret: string, order: string): string {
  const cipher = createCipheriv('aes-128-cbc', Buffer.from(secret.slice(0, 16)), noIv(16))
  return Buffer.concat([cipher.update(order, 'utf8'), cipher.final()]).toString('base64')
}

/** The key of one order for SHA-256: 3DES-CBC of the order, filled up with zeros, under the decoded secret. */
export function desKey(secret: string, order: string): Buffer {
  const cipher = createCipheriv('des-ede3-cbc', Buffer.from(secret, 'base64'), noIv(8)).setAutoPadding(false)
  const plain = Buffer.from(order, 'utf8')
  const filled = Buffer.concat([plain, Buffer.alloc((8 - (plain.length % 8)) % 8)])
  return Buffer.concat([cipher.update(filled), cipher.final()])
}

/** Signs parameters as they are sent, by the version asked for. */
export function signatureOf(version: SignatureVersion, secret: string, order: string, parameters: string): string {
  if (version === 'HMAC_SHA256_V1') return createHmac('sha256', desKey(secret, order)).update(parameters).digest('base64')
  const digest = createHmac('sha512', aesKey(secret, order)).update(parameters).digest()
  return version === 'HMAC_SHA512_V2' ? digest.toString('base64url') : padded(digest.toString('base64url'))
}

const padded = (text: string) => text + '='.repeat((4 - (text.length % 4)) % 4)

/** Packs and signs values for an order. Only V2 leaves out the padding of its parameters. */
export function sign(version: SignatureVersion, secret: string, order: string, values: Record<string, string>): Signed {
  const json = Buffer.from(JSON.stringify(values))
  const parameters = json.toString(version === 'HMAC_SHA512_V2' ? 'base64url' : 'base64')
  return {
    Ds_SignatureVersion: version,
    Ds_MerchantParameters: parameters,
    Ds_Signature: signatureOf(version, secret, order, parameters),
  }
}

/**
 * Opens a signed message of Redsys by the version it names; which alphabet of base64 it was written in makes no difference.
 * @throws Forbidden `payment.bad_signature`
 */
export function unsign(secret: string, message: Record<string, unknown>): Record<string, string> {
  const { Ds_SignatureVersion: named, Ds_MerchantParameters: parameters, Ds_Signature: signature } = message
  const version = signatureVersions.find((signatureVersion) => signatureVersion === named)
  if (!version || typeof parameters !== 'string' || typeof signature !== 'string') throw badSignature()
  const values = parsed(parameters)
  const order = values['Ds_Order'] ?? values['DS_ORDER'] ?? values['DS_MERCHANT_ORDER'] ?? ''
  if (order === '' || !same(signature, signatureOf(version, secret, order, parameters))) throw badSignature()
  return values
}

const badSignature = () => new Forbidden('payment.bad_signature')

/** In constant time. */
function same(given: string, right: string): boolean {
  const [left, expected] = [Buffer.from(given, 'base64'), Buffer.from(right, 'base64')]
  return left.length === expected.length && timingSafeEqual(left, expected)
}

function parsed(parameters: string): Record<string, string> {
  try {
    const values: unknown = JSON.parse(Buffer.from(parameters, 'base64').toString())
    if (typeof values === 'object' && values !== null && !Array.isArray(values))
      return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, decoded(String(value))]))
  } catch {}
  throw badSignature()
}

/** Some values come form-encoded inside the JSON: dates as 21%2F11%2F2026. */
function decoded(value: string): string {
  try {
    return /%[0-9A-Fa-f]{2}/.test(value) ? decodeURIComponent(value) : value
  } catch {
    return value
  }
}
