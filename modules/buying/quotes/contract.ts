import { z } from 'zod'
import { Caller } from '#modules/buying/cart/contract.ts'
import { Euros } from '#modules/goods/catalogue/contract.ts'
import { quoteStates } from './states.ts'

/** By the key of its e-mail, or by whoever is signed in and has it. */
export const AtQuote = Caller.extend({
  number: z.string().trim().min(1).max(30),
  key: z.string().max(100).default(''),
})
export type AtQuote = z.output<typeof AtQuote>
export const AcceptQuote = AtQuote.extend({
  expected_total: Euros.describe('The total that was seen and agreed to'),
})
export const DeclineQuote = AtQuote.extend({ reason: z.string().trim().max(500).default('') })
export const ShowQuotes = Caller
export const OfQuote = z.object({ quote: z.coerce.number().int().positive() })
export const PaperKey = z.object({ key: z.string().max(100).default('') })

const Line = z.object({
  title: z.string(),
  ean: z.string(),
  copies: z.number().int(),
  list: Euros,
  discount: z.number(),
  unit: Euros,
  total: Euros,
})

/** A quote as its customer reads it. What has ended tells how, and nothing else. */
export const ShownQuote = z.object({
  number: z.string(),
  revision: z.number().int(),
  state: z.enum(quoteStates),
  /** Null where it can be accepted or declined; else the sentence why not. */
  closed: z.string().nullable(),
  reason: z.string().describe('Why the shop took it back'),
  name: z.string(),
  valid_until: z.iso.date(),
  reference: z.string(),
  note: z.string(),
  collected_at: z.string().nullable(),
  sent_to: z.string().nullable(),
  lines: z.array(Line),
  shipping: Euros,
  vat: z.array(z.object({ percent: z.number(), base: Euros, vat: Euros, surcharge: Euros })),
  total: Euros,
  straight_to_pay: z.boolean(),
  paper: z.string().nullable().describe('Where its paper is fetched'),
  order: z.string().nullable(),
})
export type ShownQuote = z.output<typeof ShownQuote>

export const AcceptedQuote = z.object({ pay: z.string().nullable().describe('Where it is paid; null: the shop writes') })

export const OwnQuotes = z.object({
  items: z.array(
    z.object({
      number: z.string(),
      revision: z.number().int(),
      state: z.enum(quoteStates),
      valid_until: z.iso.date(),
      total: Euros,
      sent_at: z.iso.datetime(),
    }),
  ),
})
export type OwnQuotes = z.output<typeof OwnQuotes>
