import { z } from 'zod'
import { Caller } from '#modules/buying/cart/contract.ts'
import { Euros } from '#modules/goods/catalogue/contract.ts'

/** What a shop sells gift cards for; without amounts it only explains them. */
export const GiftCardOffer = z.object({
  amounts: z.array(Euros),
  years: z.number().int().describe('How long a card lives from the day it is bought'),
})
export type GiftCardOffer = z.output<typeof GiftCardOffer>

/** Signs of the words that go with a card. */
export const longestGiftMessage = 300

export const BuyGiftCard = Caller.extend({
  amount: z.coerce.number().default(0).describe('One of the amounts that are sold, in euros'),
  recipient_name: z.string().trim().max(80).default(''),
  recipient_email: z.string().trim().max(254).default(''),
  giver_name: z.string().trim().max(80).default(''),
  gift_message: z.string().trim().max(longestGiftMessage).default(''),
  send_on: z.string().trim().max(10).default('').describe('yyyy-mm-dd; at once unless given'),
  email: z.string().trim().max(254).default('').describe('Where the receipt goes, of who is not signed in'),
  conditions: z.boolean().default(false),
  captcha: z.string().max(5_000).default(''),
})
export type BuyGiftCard = z.output<typeof BuyGiftCard>

/** `key` opens the order's page, where it is paid, for who is not signed in. */
export const BoughtGiftCard = z.object({ number: z.string(), key: z.string() })
export type BoughtGiftCard = z.output<typeof BoughtGiftCard>

export const AskGiftCard = z.object({ gift_card: z.string().trim().min(1).max(40) })
export const GiftCardBalance = z.object({
  last4: z.string(),
  balance: Euros,
  initial: Euros,
  expires_on: z.iso.date(),
  usable: z.boolean(),
  /** Why it cannot be spent, as a sentence. */
  reason: z.string().nullable(),
  movements: z.array(
    z.object({
      at: z.iso.datetime(),
      kind: z.enum(['issue', 'spend', 'release', 'refund', 'annul']),
      amount: z.number().describe('EUR; what leaves the card is negative'),
    }),
  ),
})
export type GiftCardBalance = z.output<typeof GiftCardBalance>
