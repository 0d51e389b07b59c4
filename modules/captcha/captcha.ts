import { createHash } from 'node:crypto'
import type { Pool } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import { readCode } from './code-challenge.ts'
import { sign } from './signed.ts'
import { deleteExpired, markUsed } from './used.sql.ts'
import { readWork } from './work-challenge.ts'

const passMinutes = 30

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Lets a form through once for each challenge that was met (P-23). It takes the pool, never a transaction: an answer is used up
 * even when the form is refused afterwards, so that none can be tried twice. Call it last before the work that it guards.
 * @throws Refused 'captcha.missing', shown as "You must indicate that you are not a robot"; 'captcha.wrong', "Incorrect code",
 * for a wrong, used or expired one.
 */
export async function verifyCaptcha(db: Pool, secret: string, payload: string | undefined, now: Date): Promise<void> {
  if (!payload?.trim()) throw new Refused('captcha.missing')
  const reading = await read(secret, payload.trim())
  if (!reading || reading.expiresAt <= now) throw new Refused('captcha.wrong')
  const unused = await markUsed(db, digest(reading.id), reading.expiresAt)
  if (!unused || !reading.right) throw new Refused('captcha.wrong')
}

/** Checks early, and gives a text that passes once more, so that a form with another fault need not ask again. */
export async function passFor(db: Pool, secret: string, payload: string | undefined, now: Date): Promise<string> {
  await verifyCaptcha(db, secret, payload, now)
  return sign(secret, 'pass', new Date(now.getTime() + passMinutes * 60_000))
}

/** Forgets the challenges whose time has passed; they are refused for that already. */
export const sweepCaptcha = (db: Pool, now: Date) => deleteExpired(db, now)

interface Reading {
  id: string
  expiresAt: Date
  right: boolean
}

/** What a payload is about, or null when it is nothing that this shop gave out. A wrong answer uses its question up too. */
async function read(secret: string, payload: string): Promise<Reading | null> {
  if (!/^(code|pass)\./.test(payload)) return readWork(secret, payload)
  const [challenge = '', answer = ''] = payload.split(':')
  const signed = readCode(secret, challenge, answer)
  return signed && { id: challenge, ...signed }
}
