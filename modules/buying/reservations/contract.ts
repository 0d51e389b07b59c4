import { z } from 'zod'
import { StoreCode } from '#modules/goods/stock/contract.ts'
import { CaptchaPayload } from '#modules/platform/captcha/contract.ts'

/** Id and token are those of a signed-in customer, whose own address needs no letter to be answered first. */
export const AskToReserve = z.object({
  id: z.string().max(64).default(''),
  token: z.string().max(200).default(''),
  product: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  store_code: StoreCode,
  name: z.string().trim().max(120).default(''),
  email: z.string().trim().max(300).default(''),
  privacy_accepted: z.boolean().default(false),
  captcha: CaptchaPayload.default('').describe('Not asked of a customer about their own address'),
})

export const ReservationKey = z.object({ key: z.string().max(200).default('').describe('From the link of the letter') })

export const Reserved = z.object({
  code: z.string().describe('What is said at the counter'),
  title: z.string(),
  store: z.string(),
  address: z.string(),
  last_day: z.iso.date(),
})
export type Reserved = z.output<typeof Reserved>

export const ToReserve = z.object({
  /** Null while the letter has still to be answered: no copy is held until then. */
  reserved: Reserved.nullable(),
  detail: z.string(),
})
export type ToReserve = z.output<typeof ToReserve>
