import { z } from 'zod'

/** Work for a browser (ALTCHA, version 2): solve it with altcha-lib and send back `altchaPayload`. */
export const WorkChallenge = z.object({
  kind: z.literal('altcha'),
  challenge: z.object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
})
export type WorkChallenge = z.output<typeof WorkChallenge>

/** A question in words for whoever has no script, sees no picture or prefers to read; send back `codePayload`. */
export const CodeChallenge = z.object({
  kind: z.literal('code'),
  challenge: z.string(),
  question: z.string(),
  expires_at: z.string(),
})
export type CodeChallenge = z.output<typeof CodeChallenge>

export const Challenge = z.discriminatedUnion('kind', [WorkChallenge, CodeChallenge])
export const ChallengeQuery = z.object({ kind: z.enum(['altcha', 'code']).default('altcha') })

/** What a form sends of either: one text, which the server reads once. */
export const CaptchaPayload = z.string().max(4000)
export const CheckCaptcha = z.object({ captcha: CaptchaPayload.default('') })
/** After an early check: the text to send instead, good once and no longer than what was met. */
export const CaptchaPass = z.object({ captcha: CaptchaPayload })

/** The text that carries the answer to a question. */
export const codePayload = (challenge: string, answer: string): string => `${challenge}:${answer.trim()}`

/** The text that carries a solved piece of work. */
export const altchaPayload = (
  challenge: WorkChallenge['challenge'],
  solution: { counter: number; derivedKey: string; time?: number },
): string => btoa(JSON.stringify({ challenge, solution }))
