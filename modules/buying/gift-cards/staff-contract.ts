import { z } from 'zod'
import { languages } from '#kernel/language.ts'
import { Euros } from '#modules/goods/catalogue/contract.ts'
import { IdOf, NoBody, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { versioned } from '#modules/people/staff/version-contract.ts'
import { AskGiftCard, GiftCardBalance, GiftCardOffer } from './contract.ts'

/** A card as staff see it: never its code, which nobody has but who received it. */
export const StaffGiftCard = z.object({
  id: z.number().int(),
  storefront: z.string(),
  number: z.string().nullable().describe('The order that bought it; null: handed out by staff'),
  last4: z.string().nullable(),
  initial: Euros,
  balance: Euros,
  recipient_name: z.string(),
  recipient_email: z.string(),
  send_on: z.iso.date(),
  expires_on: z.iso.date(),
  issued: z.iso.datetime().nullable(),
  sent: z.iso.datetime().nullable(),
  blocked: z.iso.datetime().nullable(),
  block_reason: z.string(),
  second_person: z.boolean().describe('Another person of finance has to approve it, or did'),
})
export type StaffGiftCard = z.output<typeof StaffGiftCard>

export const StaffGiftCardHistory = StaffGiftCard.extend({
  movements: z.array(
    GiftCardBalance.shape.movements.element.extend({
      number: z.string().nullable(),
      actor: z.string(),
      by: z.string().describe('The name of the colleague, where it was one'),
      left: Euros.describe('What was on the card then'),
    }),
  ),
  handed_by: z.string().nullable().describe('The colleague who hands it out; null: it was bought'),
  acts: z.object({
    block: z.enum(['gift_card.not_in_force', 'gift_card.is_blocked']).nullable(),
    open: z.literal('gift_card.not_blocked').nullable(),
    reissue: z.literal('gift_card.not_in_force').nullable(),
    extend: z.literal('gift_card.not_in_force').nullable(),
    approve: z.enum(['gift_card.not_waiting', 'gift_card.second_person']).nullable(),
  }),
})
export type StaffGiftCardHistory = z.output<typeof StaffGiftCardHistory>

/** As they are read and saved: of a card the last day alone, since all else moves by itself. */
const besideExpiry = [
  'id',
  'storefront',
  'number',
  'last4',
  'initial',
  'balance',
  'recipient_name',
  'recipient_email',
  'send_on',
  'issued',
  'sent',
  'blocked',
  'block_reason',
  'second_person',
] as const
export const KeptGiftCard = versioned(StaffGiftCard, besideExpiry)
export const KeptGiftCardHistory = versioned(StaffGiftCardHistory, [...besideExpiry, 'movements', 'handed_by', 'acts'])
export const KeptGiftCardOffer = versioned(GiftCardOffer)

/** What a shop sells: amounts in euros, none to stop selling. */
const GiftCardOfferWanted = z.object({
  amounts: z.array(z.number().min(5).max(1_000).multipleOf(0.01)).max(12),
  years: z.number().int().min(1).max(20).default(3),
})

export const SetGiftCardOffer = versioned(GiftCardOfferWanted)

/** A card that the shop gives away or hands out against money at a counter. */
export const NewGiftCard = z.object({
  amount: z.number().min(5).max(1_000).multipleOf(0.01),
  recipient_email: z.email().max(254),
  recipient_name: z.string().trim().max(80).default(''),
  giver_name: z.string().trim().max(80).default(''),
  gift_message: z.string().trim().max(300).default(''),
})
export const BlockGiftCard = z.object({ reason: z.string().trim().min(3).max(200) })
export const ReissueGiftCard = z.object({ recipient_email: z.email().max(254).optional() })
export const ExtendGiftCard = versioned(z.object({ expires_on: z.iso.date() }))

export const OfStorefront = z.object({ storefront: z.string().max(10).describe('The code of a shop, or `main`') })
const cardList = listCall({
  sorts: ['id', 'balance'],
  first: '-id',
  filters: { state: z.enum(['valid', 'blocked', 'waiting']).optional().describe('waiting: for a second person') },
  item: KeptGiftCard,
})
export type FindGiftCards = z.output<(typeof cardList)['query']>
export const BooksPeriod = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to, { path: ['to'] })
export const HandOutGiftCard = NewGiftCard.extend({
  storefront: z.string().max(10).optional().describe('The shop that the call names, unless said'),
  language: z.enum(languages).default('es'),
})

const OfCard = IdOf('card')
export const giftCardCalls = {
  'GET /gift-cards/': cardList,
  'POST /gift-cards/by-code/': { body: AskGiftCard, answer: z.object({ card: z.number().int().nullable() }) },
  'GET /gift-cards/books/': { query: BooksPeriod, file: ['text/csv'] },
  'GET /gift-cards/:card/': { params: OfCard, answer: KeptGiftCardHistory },
  'GET /gift-cards/offer/:storefront/': { params: OfStorefront, answer: KeptGiftCardOffer },
  'PUT /gift-cards/offer/:storefront/': { params: OfStorefront, body: SetGiftCardOffer, answer: KeptGiftCardOffer },
  'POST /gift-cards/': { body: HandOutGiftCard, answer: StaffGiftCard },
  'POST /gift-cards/:card/approve/': { params: OfCard, body: NoBody, answer: StaffGiftCard },
  'POST /gift-cards/:card/block/': { params: OfCard, body: BlockGiftCard, answer: StaffGiftCard },
  'POST /gift-cards/:card/open/': { params: OfCard, body: NoBody, answer: StaffGiftCard },
  'POST /gift-cards/:card/reissue/': { params: OfCard, body: ReissueGiftCard, answer: StaffGiftCard },
  'PUT /gift-cards/:card/expiry/': { params: OfCard, body: ExtendGiftCard, answer: KeptGiftCard },
} satisfies StaffContract
