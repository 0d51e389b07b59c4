import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { z } from 'zod'
import type { Db, Pool, Tx } from '#kernel/db.ts'
import { Conflict, Refused } from '#kernel/errors.ts'
import type { Staff } from '#modules/people/staff/sessions.ts'
import type { PasskeyAnswer } from './contract.ts'
import type { AccessDeps } from './deps.ts'
import {
  countPasskey,
  deleteExpiredChallenges,
  insertChallenge,
  insertPasskey,
  passkeyBy,
  passkeysOf,
  takeChallenge,
} from './passkeys.sql.ts'

type Said = z.output<typeof PasskeyAnswer>

const lasts = 5 * 60_000
/** EdDSA, ECDSA and RSA, by their numbers in COSE: one of them is on every authenticator. */
const algorithms = [-8, -7, -257] as const
const ends = (now: Date) => new Date(now.getTime() + lasts)
/** Whom passkeys are made for, and the page that may ask for them. */
const houseOf = (publicUrl: string) => ({ rpID: new URL(publicUrl).hostname, origin: new URL(publicUrl).origin })
const wrong = () => new Refused('staff.passkey_wrong')

/** The challenge that an answer says it signed; whether it did is checked after. */
function challengeIn({ response }: Said): string {
  try {
    const said = JSON.parse(Buffer.from(String(response['clientDataJSON'] ?? ''), 'base64url').toString('utf8')) as {
      challenge?: unknown
    }
    return typeof said.challenge === 'string' ? said.challenge : ''
  } catch {
    return ''
  }
}

/** What a browser needs to make a passkey for somebody. */
export async function offerPasskey(tx: Tx, staff: Staff, { now, publicUrl, senders }: AccessDeps & { now: Date }) {
  const known = await passkeysOf(tx, staff.id)
  const options = await generateRegistrationOptions({
    rpName: senders('es').name,
    rpID: houseOf(publicUrl).rpID,
    userName: staff.email,
    userDisplayName: staff.name,
    userID: new Uint8Array(Buffer.from(`staff-${staff.id}`)),
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: [...algorithms],
  })
  await insertChallenge(tx, { challenge: options.challenge, staffId: staff.id, purpose: 'register' }, ends(now))
  return { ...options }
}

/** Keeps the passkey that a browser made. @throws Refused 'staff.passkey_wrong'; Conflict 'staff.passkey_known' */
export async function keepPasskey(
  tx: Tx,
  staff: Staff,
  { name, passkey }: { name: string; passkey: Said },
  { now, publicUrl }: AccessDeps & { now: Date },
): Promise<void> {
  const challenge = challengeIn(passkey)
  const asked = await takeChallenge(tx, challenge, 'register', now)
  if (asked?.staff_id !== staff.id) throw wrong()
  const { rpID, origin } = houseOf(publicUrl)
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: passkey as never,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...algorithms],
  }).catch(() => ({ verified: false, registrationInfo: undefined }))
  if (!verified || !registrationInfo) throw wrong()
  const { id: credential_id, publicKey, counter, transports = [] } = registrationInfo.credential
  const row = { staff_id: staff.id, credential_id, public_key: Buffer.from(publicKey), counter, transports, name, made_at: now }
  if (!(await insertPasskey(tx, row))) throw new Conflict('staff.passkey_known')
}

/** What a browser needs to have a passkey answer: of one person, or of whoever has one here. */
export async function askPasskey(db: Db, staffId: number | null, { now, publicUrl }: { now: Date; publicUrl: string }) {
  const theirs = staffId === null ? [] : await passkeysOf(db, staffId)
  const options = await generateAuthenticationOptions({
    rpID: houseOf(publicUrl).rpID,
    userVerification: 'required',
    allowCredentials: theirs.map(({ credential_id: id, transports }) => ({ id, transports })),
  })
  await insertChallenge(db, { challenge: options.challenge, staffId, purpose: 'enter' }, ends(now))
  return { ...options }
}

/** Whose passkey answered: it counts once, for the challenge that was set. @throws Refused 'staff.passkey_wrong' */
export async function takePasskey(
  db: Pool,
  passkey: Said,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<number> {
  const challenge = challengeIn(passkey)
  const asked = await takeChallenge(db, challenge, 'enter', now)
  const known = await passkeyBy(db, passkey.id)
  if (!asked || !known || (asked.staff_id !== null && asked.staff_id !== known.staff_id)) throw wrong()
  const { rpID, origin } = houseOf(publicUrl)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: passkey as never,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: known.credential_id,
      publicKey: new Uint8Array(known.public_key),
      counter: known.counter,
      transports: known.transports,
    },
    requireUserVerification: true,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  if (!verified || !authenticationInfo) throw wrong()
  if (!(await countPasskey(db, known.id, authenticationInfo.newCounter, now))) throw wrong()
  return known.staff_id
}

export const sweepChallenges = (db: Pool, now: Date) => deleteExpiredChallenges(db, now)
