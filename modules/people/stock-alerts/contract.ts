import { z } from 'zod'
import { CaptchaPayload } from '#modules/platform/captcha/contract.ts'

/** Id and token are those of a signed-in customer, whose own address needs no confirmation. */
export const AskNotice = z.object({
  id: z.string().max(64).default(''),
  token: z.string().max(200).default(''),
  product: z.coerce.number().int().positive(),
  awaits: z.enum(['stock', 'volume']).default('stock').describe('volume: the one that follows it in its series'),
  email: z.string().max(300).default(''),
  privacy_accepted: z.boolean().default(false),
  captcha: CaptchaPayload.default('').describe('Not asked of a customer about their own address'),
})
export const NoticeKey = z.object({ key: z.string().max(200).default('').describe('From the link of a letter') })
export const NoticeSaid = z.object({ detail: z.string() })
