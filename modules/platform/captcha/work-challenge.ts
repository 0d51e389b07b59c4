import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { WorkChallenge } from './contract.ts'
import { keyFor } from './signed.ts'

/** Of each derivation. */
const rounds = 1_000
const minutes = 30

const keys = (secret: string) => ({
  hmacSignatureSecret: keyFor(secret, 'challenge'),
  hmacKeySignatureSecret: keyFor(secret, 'solution'),
})

/** Work that a browser does unseen while the visitor fills in the form: by and large so many derivations. */
export async function workChallenge(secret: string, now: Date, derivations: number): Promise<WorkChallenge> {
  const [fewest, most] = [Math.ceil(derivations * 0.4), Math.ceil(derivations * 1.6) + 1]
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: rounds,
    counter: randomInt(fewest, most),
    expiresAt: new Date(now.getTime() + minutes * 60_000),
    deriveKey,
    ...keys(secret),
  })
  return WorkChallenge.parse({ kind: 'altcha', challenge })
}

const Payload = z.object({
  challenge: WorkChallenge.shape.challenge,
  solution: z.object({ counter: z.number().int().min(0).max(0xffff_ffff), derivedKey: z.string().regex(/^[0-9a-f]{64}$/) }),
})

/** Reads work that was done: its id and when it ends, or null when it was not, or not for this shop. */
export async function readWork(secret: string, payload: string): Promise<{ id: string; expiresAt: Date; right: boolean } | null> {
  const parsed = Payload.safeParse(jsonOf(payload))
  if (!parsed.success) return null
  const { challenge, solution } = parsed.data
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keys(secret) })
  if (!verified) return null
  return { id: challenge.signature, expiresAt: new Date(challenge.parameters.expiresAt * 1000), right: true }
}

function jsonOf(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64').toString())
  } catch {
    return null
  }
}
