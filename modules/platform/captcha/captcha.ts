import { createHash } from 'node:crypto'
import type { Pool, Transactional } from '#kernel/db.ts'
import { Refused, ShopError } from '#kernel/errors.ts'
import { type Limit, takeAttempt } from '#modules/people/access/attempts.ts'
import { readCode } from './code-challenge.ts'
import { readSigned, sign } from './signed.ts'
import { deleteExpired, isUsed, markUsed } from './used.sql.ts'
import { readWork } from './work-challenge.ts'

/** Questions in words answered from one network address: a program answers them too, so the browser's work carries the weight. */
const answersFromAddress: Limit = { name: 'captcha-answer', most: 60, minutes: 60 }

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Lets a form through once for each challenge that was met (P-23). It takes the pool, never a transaction: an answer is used up
 * even when the form is refused afterwards, so that none can be tried twice. Call it last before the work that it guards.
 * @throws Refused 'captcha.missing', shown as "You must indicate that you are not a robot"; 'captcha.wrong', "Incorrect code",
 * for a wrong, used or expired one; 'captcha.too_many' when an address answered too many questions.
 */
export async function verifyCaptcha(db: Transactional, secret: string, payload: string | undefined, now: Date): Promise<void> {
  await spend(db, await reading(secret, payload, now), now)
}

/**
 * Checks early, and gives a text that passes once more, so that a form with another fault need not ask again. It ends when what was
 * met would have ended; a pass that comes back is given back as it is.
 */
export async function passFor(db: Pool, secret: string, payload: string | undefined, now: Date): Promise<string> {
  const met = await reading(secret, payload, now)
  if (!met.isPass) {
    await spend(db, met, now)
    return sign(secret, 'pass', met.expiresAt)
  }
  if (!met.right || (await isUsed(db, digest(met.id)))) throw new Refused('captcha.wrong')
  return met.id
}

/** Forgets the challenges whose time has passed; they are refused for that already. */
export const sweepCaptcha = (db: Pool, now: Date) => deleteExpired(db, now)

interface Reading {
  /** The same for every spelling that is accepted. */
  id: string
  expiresAt: Date
  right: boolean
  /** Whose question it was; empty for anything else. */
  asker: string
  isPass: boolean
}

async function reading(secret: string, payload: string | undefined, now: Date): Promise<Reading> {
  if (!payload?.trim()) throw new Refused('captcha.missing')
  const read = await readPayload(secret, payload.trim())
  if (!read || read.expiresAt <= now) throw new Refused('captcha.wrong')
  return read
}

async function spend(db: Transactional, { id, expiresAt, right, asker }: Reading, now: Date): Promise<void> {
  const unused = await markUsed(db, digest(id), expiresAt)
  if (asker) await takeAttempt(db, answersFromAddress, asker, now).catch(saidOfCaptcha)
  if (!unused || !right) throw new Refused('captcha.wrong')
}

function saidOfCaptcha(error: unknown): never {
  throw error instanceof ShopError ? new Refused('captcha.too_many') : error
}

/** What a payload is about, or null when it is nothing that this shop gave out. A wrong answer uses its question up too. */
async function readPayload(secret: string, payload: string): Promise<Reading | null> {
  if (payload.startsWith('pass.')) {
    const pass = readSigned(secret, payload)
    return pass && { ...pass, isPass: true }
  }
  if (!payload.startsWith('code.')) {
    const work = await readWork(secret, payload)
    return work && { ...work, asker: '', isPass: false }
  }
  const [challenge = '', answer = '', ...more] = payload.split(':')
  const code = more.length === 0 ? readCode(secret, challenge, answer) : null
  return code && { ...code, isPass: false }
}
