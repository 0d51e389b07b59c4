import { z } from 'zod'
import { Caller } from '#modules/buying/cart/contract.ts'
import { Picture } from '#modules/goods/catalogue/contract.ts'
import { BoughtEbook } from '#modules/goods/ebooks/contract.ts'
import { DownloadWaiver, OrderNumber } from '#modules/orders/order/contract.ts'

/** What the link of a gift's letter carries; not `code`, under which every refusal says which it is. */
const Code = z.string().trim().max(100).default('')

export const LookAtGift = z.object({ gift_code: Code })

/** A gift as whoever holds its letter sees it before it is opened; looking changes nothing. */
export const GiftOfEbook = z.object({
  giver_name: z.string(),
  message: z.string(),
  title: z.string(),
  author: z.string().nullable(),
  image: Picture.nullable(),
  lcp: z.boolean().describe('Under Readium LCP: opened by reading apps with its license, in no browser'),
  state: z.enum(['ready', 'opened', 'over']).describe('over: its buyer or the shop took it back'),
  /** What opening it asks to be agreed to; null unless it can be opened. */
  waiver: DownloadWaiver.nullable(),
})
export type GiftOfEbook = z.output<typeof GiftOfEbook>

export const OpenGift = Caller.extend({
  gift_code: Code,
  download_consent: z.boolean().default(false).describe('Opened at once'),
  download_acknowledged: z.boolean().default(false).describe('The right to withdraw ends with it, and they know'),
})
export type OpenGift = z.output<typeof OpenGift>

/** `key` opens the page of the opened gift from now on; `into`: whether it stands among the ebooks of an account. */
export const OpenedGift = z.object({ key: z.string(), into: z.enum(['account', 'address']) })
export type OpenedGift = z.output<typeof OpenedGift>

export const ReadGift = z.object({ key: z.string().max(100).default('') })
export const OpenedEbook = z.object({ giver_name: z.string(), message: z.string(), book: BoughtEbook })
export type OpenedEbook = z.output<typeof OpenedEbook>

export const GiftLine = OrderNumber.extend({ line: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) })

/** `key` is that of the link in the order's letters, for a guest. */
export const SendGift = Caller.extend({
  key: z.string().max(64).default(''),
  recipient_email: z.string().trim().max(254).optional().describe('Another address; the one it has unless given'),
})
