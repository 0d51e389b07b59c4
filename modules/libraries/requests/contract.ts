import { z } from 'zod'
import { Caller } from '#modules/buying/cart/contract.ts'
import { Euros } from '#modules/goods/catalogue/contract.ts'
import { ReadProduct } from '#modules/libraries/intake/contract.ts'
import { requestStates } from './states.ts'

export { type RequestState, requestStates } from './states.ts'

const Pk = z.number().int().positive().max(Number.MAX_SAFE_INTEGER)

export const longestAsked = 500
export const longestNote = 500
export const mostAtOnce = 500

/** Unknown lines of a reading, all of them without `lines`; or a title in words. */
export const AskBookseller = Caller.extend({
  reading: Pk.optional(),
  lines: z.array(z.number().int().positive()).max(mostAtOnce).optional(),
  asked: z.string().trim().max(longestAsked).default(''),
  quantity: z.number().int().min(1).max(9_999).default(1),
  note: z.string().trim().max(longestNote).default(''),
  key: z.string().min(8).max(64).optional().describe('The same for a title in words however often its form is sent'),
})
export const ShowRequests = Caller.extend({
  waiting: z.boolean().default(false).describe('Only those that wait for the shop or for the account'),
  before: Pk.optional(),
})
export const DecideRequest = Caller.extend({
  request: Pk,
  accept: z.boolean(),
  quantity: z.number().int().min(1).max(9_999).optional(),
})

export const BooksellerRequest = z.object({
  request: Pk,
  number: z.string(),
  state: z.enum(requestStates),
  asked: z.string(),
  ean: z.string(),
  quantity: z.number().int(),
  note: z.string(),
  by: z.string().nullable().describe('Null: the holder of the account'),
  date: z.iso.datetime(),
  product: ReadProduct.nullable(),
  price: Euros.nullable().describe('Of a copy, as it was answered'),
  available: z.iso.date().nullable(),
  answer: z.string(),
  answered: z.iso.datetime().nullable(),
  decided: z.iso.datetime().nullable(),
})
export type BooksellerRequest = z.output<typeof BooksellerRequest>
export const AskedBookseller = z.object({ numbers: z.array(z.string()) })
export type AskedBookseller = z.output<typeof AskedBookseller>
export const RequestList = z.object({ items: z.array(BooksellerRequest), next: Pk.nullable(), waiting: z.number().int() })
export type RequestList = z.output<typeof RequestList>
export const DecidedRequest = z.object({ list: Pk.nullable() })
export type DecidedRequest = z.output<typeof DecidedRequest>

export const AnswerRequest = z.object({
  ean: z.string().trim().max(20).default('').describe('Of the product offered; empty when there is none'),
  price: z.number().min(0).max(100_000).multipleOf(0.01).nullable().default(null).describe('EUR of a copy, VAT included'),
  available: z.iso.date().nullable().default(null),
  answer: z.string().trim().min(3).max(1_000),
})
export const StaffRequest = BooksellerRequest.extend({ customer: z.string(), customer_name: z.string() })
