import { z } from 'zod'
import { Caller } from '#modules/buying/cart/contract.ts'
import { SentFile } from '#modules/libraries/intake/contract.ts'
import { letterStates } from './states.ts'

export type { LetterLineState, LetterState, Proof } from './states.ts'

export const longestComments = 4_000
/** What may be sent along, as people name it. */
export const sentKinds = ['pdf', 'xls', 'xlsx', 'ods', 'csv', 'txt', 'doc', 'docx', 'mrc'] as const

const Pk = z.number().int().positive().max(Number.MAX_SAFE_INTEGER)

/** The rules answer with sentences of their own, so lengths are bounded loosely here. */
export const SendOrder = Caller.extend({
  comments: z.string().max(20_000).default(''),
  file: SentFile.nullable().default(null),
  key: z.string().min(8).max(64).describe('The same for a form however often it is sent'),
})
export const SentOrder = z.object({
  detail: z.string(),
  number: z.string(),
  reading: Pk.nullable().describe('What was read of the file or the comments, to be taken into a list'),
})
export type SentOrder = z.output<typeof SentOrder>

export const ShowSent = Caller.extend({ before: Pk.optional() })
export const OrderLetter = z.object({
  letter: Pk,
  number: z.string(),
  comments: z.string(),
  file: z.string().nullable(),
  reading: Pk.nullable(),
  by: z.string().nullable(),
  date: z.iso.datetime(),
  state: z.enum(letterStates),
  handled: z.iso.datetime().nullable(),
})
export type OrderLetter = z.output<typeof OrderLetter>
export const SentOrders = z.object({ items: z.array(OrderLetter), next: Pk.nullable() })
export type SentOrders = z.output<typeof SentOrders>
