import type { PaymentMethod } from '../contract.ts'
import type { SignatureVersion } from './signature.ts'

/** What a terminal needs to be spoken to; the secret never leaves it. */
export interface RedsysSettings {
  merchantCode: string
  terminal: string
  secret: string
  /** How the redirect is signed; the bank sets what a terminal accepts. */
  signature: 'HMAC_SHA512_V2' | 'HMAC_SHA256_V1'
  methods: readonly PaymentMethod[]
  /** The terminal may reserve amounts and keep cards (COF); else orders charged later cannot be paid here. */
  chargesLater: boolean
  /** Without a slash at its end: https://sis.redsys.es, or https://sis-t.redsys.es:25443 for tests. */
  host: string
  /** How long an answer of the bank is waited for, in milliseconds. */
  timeoutMs?: number
}

/** REST is always signed by a version with padding. */
export const restVersion = ({ signature }: RedsysSettings): SignatureVersion =>
  signature === 'HMAC_SHA512_V2' ? 'HMAC_SHA512_V1' : 'HMAC_SHA256_V1'

/** ISO 4217 number of the euro. */
export const euro = '978'
export const transaction = { sale: '0', reserve: '1', charge: '2', refund: '3', release: '9' } as const
/** A reservation is held about a week; charging it later is up to the issuer. */
export const reservationMs = 7 * 86_400_000
