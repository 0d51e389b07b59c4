import { z } from 'zod'
import { languages } from '#kernel/language.ts'
import { DeliveryAddress } from '#modules/buying/cart/contract.ts'
import { Money, Receipt, Who, waysToPay } from '#modules/buying/made-orders/staff-contract.ts'
import { Euros } from '#modules/goods/catalogue/contract.ts'
import { StoreCode } from '#modules/goods/stock/contract.ts'
import { Id, IdOf, NoBody, type StaffContract, WithReason } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { versioned } from '#modules/people/staff/version-contract.ts'
import { quoteStates } from './states.ts'

const Percent = z.number().min(0).max(100).multipleOf(0.01)

export const WishedLine = z.object({
  product: Id,
  copies: z.int().min(1).max(9_999),
  discount: Percent.nullable().default(null).describe('Off the list price; null: what was agreed with the account'),
})

export const QuoteWish = z.object({
  lines: z.array(WishedLine).min(1).max(200),
  who: Who,
  store_code: StoreCode.describe('The store that makes it'),
  collect_at: StoreCode.nullable().default(null).describe('Where it is collected; null: it is sent to the address'),
  address: DeliveryAddress.nullable().default(null),
  shipping: z
    .number()
    .min(0)
    .max(100_000)
    .multipleOf(0.01)
    .nullable()
    .default(null)
    .describe('Euros, VAT included; null: the tariff'),
  valid_until: z.iso.date(),
})
export type QuoteWish = z.output<typeof QuoteWish>

export const WriteQuote = QuoteWish.extend({
  contact: z.string().trim().max(120).default('').describe('Who asked, where the quote is for a house'),
  reference: z.string().trim().max(60).default('').describe('The customer’s own number'),
  note: z.string().trim().max(1_000).default('').describe('What stands on the quote below its lines'),
  straight_to_pay: z.boolean().default(false).describe('Whoever accepts it by its link goes on to pay'),
})
export type WriteQuote = z.output<typeof WriteQuote>

export const MakeQuote = WriteQuote.extend({
  key: z.uuid().describe('A new one for each quote meant; the same one finds the same quote'),
  requests: z.array(Id).max(100).default([]).describe('What its customer asked a bookseller for, and it answers'),
})
export type MakeQuote = z.output<typeof MakeQuote>

const WhyNot = z.string().nullable()
const QuotedRequest = z.object({
  id: z.number().int(),
  number: z.string(),
  asked: z.string(),
  state: z.enum(['open', 'answered', 'accepted', 'declined', 'closed']),
})
const Vat = z.object({ percent: z.number(), base: Euros, vat: Euros, surcharge: Euros })

export const ReckonedQuote = z.object({
  lines: z.array(
    z.object({
      product: z.number().int(),
      title: z.string(),
      ean: z.string(),
      copies: z.number().int(),
      list: Euros,
      discount: z.number(),
      lawful: z.number().nullable().describe('The most that the law lets off this book until the last day; null: any'),
      unit: Euros,
      total: Euros,
      why_not: WhyNot.describe('Why it could not be ordered today, as a sentence'),
    }),
  ),
  goods: Euros,
  shipping: Euros.nullable().describe('Null while nobody knows it'),
  tariff: Euros.nullable().describe('What the shop charges by itself'),
  total: Euros,
  vat: z.array(Vat),
  why_not: WhyNot,
})
export type ReckonedQuote = z.output<typeof ReckonedQuote>

export const StaffQuote = z.object({
  id: z.number().int(),
  number: z.string(),
  revision: z.number().int(),
  state: z.enum(quoteStates),
  name: z.string(),
  contact: z.string(),
  email: z.string(),
  phone: z.string(),
  customer: z.string().nullable(),
  language: z.enum(languages),
  store_code: z.string(),
  titles: z.string(),
  copies: z.number().int(),
  total: Euros,
  valid_until: z.iso.date(),
  reference: z.string(),
  order: z.string().nullable(),
  made_by: z.string(),
  made_at: z.iso.datetime(),
  sent_at: z.iso.datetime().nullable(),
  decided_at: z.iso.datetime().nullable(),
})
export type StaffQuote = z.output<typeof StaffQuote>

const QuoteLine = z.object({
  product: z.number().int(),
  title: z.string(),
  ean: z.string(),
  copies: z.number().int(),
  list: Euros,
  discount: z.number(),
  unit: Euros,
  total: Euros,
  vat_percent: z.number(),
})

export const WholeQuote = StaffQuote.extend({
  collect_at: z.object({ code: z.string(), name: z.string() }).nullable(),
  address: DeliveryAddress.nullable(),
  lines: z.array(QuoteLine),
  shipping: Euros.nullable(),
  shipping_said: z.boolean(),
  vat: z.array(Vat),
  note: z.string(),
  straight_to_pay: z.boolean(),
  reason: z.string(),
  seen_at: z.iso.datetime().nullable(),
  revisions: z.array(z.object({ id: z.number().int(), revision: z.number().int(), state: z.enum(quoteStates) })),
  history: z.array(
    z.object({
      kind: z.string(),
      actor: z.enum(['staff', 'customer', 'shop']),
      by: z.string().nullable(),
      note: z.string(),
      at: z.iso.datetime(),
    }),
  ),
  acts: z
    .object({
      change: WhyNot,
      send: WhyNot,
      resend: WhyNot,
      revise: WhyNot,
      withdraw: WhyNot,
      accept: WhyNot,
      decline: WhyNot,
      order: WhyNot,
    })
    .describe('Null: it may be done; else the code of the reason'),
  requests: z.array(QuotedRequest).describe('What its customer asked a bookseller for, and it answers'),
  pays: z.record(z.enum(waysToPay), WhyNot).describe('How its order could be paid; null: so'),
  budgets: z.array(z.object({ id: z.number().int(), name: z.string(), available: Euros })).describe('Of the account, still open'),
})
export type WholeQuote = z.output<typeof WholeQuote>

const quoteList = listCall({
  sorts: ['valid_until', 'made_at'],
  first: '-made_at',
  filters: {
    view: z
      .enum(['all', 'open', 'drafts', 'ending', 'accepted', 'expired'])
      .default('all')
      .describe('Open: sent and not answered; ending: of those, within seven days; accepted: not ordered yet'),
    state: z.enum(quoteStates).optional(),
    store_code: StoreCode.optional(),
    customer: z.string().max(64).optional().describe('Of an account'),
  },
  item: StaffQuote,
})
export type FindQuotes = z.output<(typeof quoteList)['query']>

/** What a quote may begin from: lines and whom they are for. */
export const Beginning = z.object({
  requests: z.array(QuotedRequest),
  who: z.object({ customer: z.string().nullable(), name: z.string() }),
  note: z.string(),
  lines: z.array(
    z.object({
      product: z.number().int(),
      title: z.string(),
      ean: z.string(),
      copies: z.number().int(),
      discount: z.number().nullable(),
    }),
  ),
})
export type Beginning = z.output<typeof Beginning>

export const OrderQuote = z.object({
  pays: z.enum(waysToPay),
  deposit: Money.nullable().default(null),
  till_receipt: Receipt.default(''),
  budget: Id.nullable().default(null),
})
export type OrderQuote = z.output<typeof OrderQuote>

const params = IdOf('quote')
export const quoteCalls = {
  'GET /quotes/': quoteList,
  'POST /quotes/': { body: MakeQuote, answer: WholeQuote },
  'POST /quotes/reckon/': { body: QuoteWish, answer: ReckonedQuote },
  'GET /quotes/beginning/': {
    query: z.object({
      quote: Id.optional().describe('Another quote'),
      request: Id.optional().describe('What a library or business asked a bookseller for'),
      all_open: z.stringbool().default(false).describe('With a request: all else that its account asks for, too'),
      cart_of: z.string().max(64).optional().describe('The basket of an account'),
    }),
    answer: Beginning,
  },
  'GET /quotes/:quote/': { params, answer: versioned(WholeQuote, ['seen_at', 'history', 'acts', 'requests', 'pays', 'budgets']) },
  'PUT /quotes/:quote/': {
    params,
    body: versioned(WriteQuote),
    answer: versioned(WholeQuote, ['seen_at', 'history', 'acts', 'requests', 'pays', 'budgets']),
  },
  'POST /quotes/:quote/send/': {
    params,
    body: z.object({
      by: z.enum(['email', 'paper']).default('email').describe('On paper: a colleague prints it and hands it over'),
      expected_total: Euros.optional().describe('What was seen; refused when a price has moved since'),
    }),
    answer: WholeQuote,
  },
  'POST /quotes/:quote/resend/': { params, body: NoBody, answer: WholeQuote },
  'POST /quotes/:quote/revise/': { params, body: NoBody, answer: WholeQuote },
  'POST /quotes/:quote/withdraw/': {
    params,
    body: WithReason.extend({
      state: z.enum(quoteStates).nullable().default(null).describe('As it was seen; refused where it has moved on since'),
    }),
    answer: WholeQuote,
  },
  'POST /quotes/:quote/accept/': {
    params,
    body: z.object({ note: z.string().trim().max(500).default('').describe('How they said so') }),
    answer: WholeQuote,
  },
  'POST /quotes/:quote/decline/': { params, body: WithReason, answer: WholeQuote },
  'POST /quotes/:quote/order/': { params, body: OrderQuote, answer: WholeQuote },
  'GET /quotes/:quote/paper/': { params, file: ['application/pdf'] },
} satisfies StaffContract
