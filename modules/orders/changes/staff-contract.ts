import { z } from 'zod'
import { Euros } from '#modules/goods/catalogue/contract.ts'
import { VatShown } from '#modules/goods/pricing/contract.ts'
import { paymentMeans } from '#modules/orders/money/contract.ts'
import { OrderNumber } from '#modules/orders/order/contract.ts'
import { Id, Reason, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { versioned } from '#modules/people/staff/version-contract.ts'

const Copies = z.number().int().min(0).max(9_999)

/** How an order is to be. */
const Wish = z.object({
  lines: z
    .array(z.object({ line: Id, quantity: Copies }))
    .max(200)
    .default([])
    .describe('Copies that these lines are to have; what is more than now is added at the price of today'),
  add: z
    .array(z.object({ product: Id, quantity: Copies.min(1).max(999) }))
    .max(50)
    .default([]),
  keep_shipping: z.boolean().default(false).describe('Shipping costs what was agreed, whatever the rates say now'),
})
export type Wish = z.output<typeof Wish>

const BeforeAfter = z.object({ before: Euros, after: Euros })

/** What a change comes to. */
const Outcome = z.object({
  taken_out: z.array(z.object({ line: z.number().int(), title: z.string(), quantity: z.number().int() })),
  added: z.array(
    z.object({
      product: z.number().int(),
      title: z.string(),
      quantity: z.number().int(),
      price: Euros.describe('Of a copy'),
      off: Euros.describe('What promotion, terms and coupon take off'),
      paid: Euros,
      delayed: z.boolean().describe('Not at hand: it follows later'),
    }),
  ),
  shipping: BeforeAfter,
  total: BeforeAfter,
  vat: z.array(VatShown),
  coupon: BeforeAfter.extend({ name: z.string() })
    .nullable()
    .describe('What it takes off what stays: it holds whatever its minimum says'),
  points_back: z.number().int().describe('Points that had paid for what is taken out'),
  points_taken: z.number().int().describe('Points that what is taken out had earned'),
  points_added: z.number().int().describe('Points that what is added earns, once it is paid'),
  promised: z.iso.date().nullable().describe('By when what is added is there; null where nobody can say, or nothing is added'),
  to_give_back: Euros,
  to_gift_cards: Euros.describe('Of it, what goes back to gift cards'),
  second_person: z.boolean().describe('Somebody of finance has to approve it first'),
  to_pay: Euros.describe('What the order owes then; nothing of it leaves before'),
  on_account: z.boolean().describe('Paid by invoice: what it costs more or less, its invoices say'),
  budget: z
    .object({ title: z.string(), left: BeforeAfter })
    .nullable()
    .describe('The budget that the order is charged to, and what is left of it'),
})
export type Outcome = z.output<typeof Outcome>

const WhyNot = z.string().nullable()

/** An order as it is changed. */
const Changeable = z.object({
  number: z.string(),
  lines: z.array(
    z.object({
      line: z.number().int(),
      product: z.number().int(),
      title: z.string(),
      ean: z.string(),
      quantity: z.number().int(),
      price: Euros,
      paid: Euros,
      acts: z.object({ change: WhyNot }),
    }),
  ),
  shipping: Euros,
  total: Euros.describe('Of everything that was not called off'),
  to_pay: Euros.describe('Owed since an earlier change'),
  acts: z.object({ change: WhyNot }),
  outcome: Outcome.nullable().describe('Of the change that was just made'),
})
export type Changeable = z.output<typeof Changeable>

const MeansBack = z.array(z.object({ means: z.enum(paymentMeans), amount: Euros })).describe('By what it goes back')

/** What comes back over a counter, and what goes out in its place. */
const Exchange = z.object({
  store_code: z.string().max(10),
  lines: z
    .array(z.object({ line: Id, quantity: Copies.min(1), restock: z.boolean().default(true) }))
    .min(1)
    .max(50),
  add: z
    .array(z.object({ product: Id, quantity: Copies.min(1).max(99) }))
    .min(1)
    .max(20),
  till_receipt: z.string().trim().max(40).default('').describe('Of the store’s till, where it took the difference'),
})
export type ExchangeAsked = z.output<typeof Exchange>

const Exchanged = z.object({
  added: Outcome.shape.added,
  worth_back: Euros.describe('What comes back had cost'),
  worth_new: Euros.describe('What goes out costs'),
  to_pay: Euros,
  to_give_back: Euros,
  means: MeansBack,
  handed_over: z.boolean().describe('False where something is to be paid: it stands on the counter until then'),
  parcel: z.number().int(),
  return: z.number().int(),
  pay_at: z.string().describe('Where the customer pays the difference; empty where there is none'),
})
export type ExchangeView = z.output<typeof Exchanged>

/** What comes back over a counter for its money. */
const TakeBack = Exchange.pick({ store_code: true, lines: true })
export type TakeBackAsked = z.output<typeof TakeBack>

const TakenBack = z.object({
  return: z.number().int(),
  given_back: Euros.describe('EUR, with the shipping of parcels of which nothing stays with the customer'),
  means: MeansBack,
  second_person: z.boolean().describe('Another person of finance has to approve it first'),
})
export type TakenBackView = z.output<typeof TakenBack>

const answer = versioned(Changeable, ['outcome'])

export const changeCalls = {
  'GET /orders/:number/change/': { params: OrderNumber, answer },
  'POST /orders/:number/change/preview/': { params: OrderNumber, body: Wish, answer: Outcome },
  'POST /orders/:number/exchange/preview/': { params: OrderNumber, body: Exchange, answer: Exchanged },
  'POST /orders/:number/exchange/': { params: OrderNumber, body: Exchange.extend({ reason: Reason }), answer: Exchanged },
  'POST /orders/:number/take-back/preview/': { params: OrderNumber, body: TakeBack, answer: TakenBack },
  'POST /orders/:number/take-back/': { params: OrderNumber, body: TakeBack.extend({ reason: Reason }), answer: TakenBack },
  'POST /orders/:number/change/': { params: OrderNumber, body: versioned(Wish.extend({ reason: Reason })), answer },
} satisfies StaffContract
