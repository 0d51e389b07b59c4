import { randomInt } from 'node:crypto'
import type { Language } from '#kernel/language.ts'
import type { CountedAddress } from '#modules/people/access/counted-address.ts'
import { askedToAdd, askedToWrite } from './code-words.ts'
import type { CodeChallenge } from './contract.ts'
import { numberInWords } from './number-words.ts'
import { askerOf, readSigned, sign } from './signed.ts'

/** Long enough for a whole purchase read aloud. */
const minutes = 30

/**
 * A question whose answer is a number; the answer is signed into the challenge and cannot be read from it. So is who asked for it: a
 * program can answer questions, so that a network address has only so many.
 */
export function codeChallenge(secret: string, language: Language, now: Date, address?: CountedAddress): CodeChallenge {
  const [one, other] = [randomInt(11, 100), randomInt(2, 10)]
  const sums = randomInt(2) === 1
  const inWords = numberInWords(one, language)
  const question = sums ? askedToAdd[language](inWords, numberInWords(other, language)) : askedToWrite[language](inWords)
  const expiresAt = new Date(now.getTime() + minutes * 60_000)
  return {
    kind: 'code',
    challenge: sign(secret, 'code', expiresAt, {
      sealed: String(sums ? one + other : one),
      asker: address ? askerOf(secret, address) : '',
    }),
    question,
    expires_at: expiresAt.toISOString(),
  }
}

/** Reads an answered question and whether the answer is right, or null when this shop never asked it. */
export const readCode = (secret: string, challenge: string, answer: string) =>
  readSigned(secret, challenge, /^\d{1,4}$/.test(answer) ? String(Number(answer)) : answer)
