import { z } from 'zod'
import { CaptchaPayload } from '#modules/platform/captcha/contract.ts'

/** The rules answer with sentences of their own, so only lengths are bounded here. */
const Email = z.string().max(300).default('')

export const Subscribe = z.object({
  email: Email,
  privacy_accepted: z.boolean().default(false),
  captcha: CaptchaPayload.default(''),
})
export const Confirm = z.object({ token: z.string().max(200).default('') })
export const Unsubscribe = z.object({
  email: Email,
  reason: z.string().max(1_000).default(''),
  website: z.string().max(500).default('').describe('Nobody sees this field: what is filled in by a robot is thrown away'),
  token: z.string().max(200).default('').describe('From the link of a letter: says whose letters end, in place of the e-mail'),
  captcha: CaptchaPayload.default('').describe('Not asked of whoever brings a token'),
})
export const OneClick = z.object({ token: z.string().max(200).default('') })
export const Acknowledgement = z.object({ detail: z.string() })
