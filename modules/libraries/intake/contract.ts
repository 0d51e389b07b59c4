import { z } from 'zod'
import { Caller } from '#modules/buying/cart/contract.ts'
import { Availability, Euros } from '#modules/goods/catalogue/contract.ts'

export const mostMegabytes = 5
/** Of a file in base64; one that is a little too large is refused in words of its own. */
const mostEmails = 8 * 1024 * 1024
const Pk = z.number().int().positive().max(Number.MAX_SAFE_INTEGER)

/** A file as it travels in a call. */
export const SentFile = z.object({
  name: z.string().max(300).default(''),
  content: z.string().max(mostEmails).meta({ description: 'Base64', contentEncoding: 'base64' }),
})

export const ReadAsked = Caller.extend({
  text: z
    .string()
    .max(mostMegabytes * 1024 * 1024)
    .default(''),
  file: SentFile.nullable().default(null),
})
export const ShowReading = Caller.extend({ reading: Pk })
export const TakeReading = ShowReading.extend({
  lines: z
    .array(
      z.object({
        line: z.number().int().min(1).max(20_000),
        quantity: z.number().int().min(1).max(9_999),
        product: Pk.nullable().default(null).describe('Which of the candidates is meant'),
        skip: z.boolean().default(false),
      }),
    )
    .max(10_000)
    .default([]),
})

export const reasons = [
  'check_digit',
  'length',
  'spreadsheet',
  'quantity',
  'not_in_catalogue',
  'not_looked_for',
  'not_for_sale',
  'other_edition',
  'several',
  'alike',
] as const

/** Why a line of what was sent asks for nothing. */
export const whyUnread = [
  /** Greeting, header, signature or somebody's address. */
  'letter',
  /** Words that lead to the list. */
  'sentence',
  /** Names of columns. */
  'heading',
  /** Beside or above a table. */
  'outside',
  'sum',
  /** A number of copies with no book above it. */
  'copies',
  /** Longer than any title, without a number. */
  'long',
  /** Neither a number nor a title. */
  'nothing',
] as const
export type WhyUnread = (typeof whyUnread)[number]

export const ReadProduct = z.object({
  pk: Pk,
  sku: z.string(),
  slug: z.string(),
  ean: z.string(),
  model_type: z.enum(['book', 'object']),
  title: z.string(),
  author: z.string().nullable(),
  publisher: z.string().nullable(),
  year: z.number().int().nullable(),
  format: z.string().nullable(),
  price: Euros.nullable(),
  availability: Availability,
})
export type ReadProduct = z.output<typeof ReadProduct>

export const ReadLine = z.object({
  line: z.number().int(),
  row: z.number().int().describe('Of the text or file, from 1'),
  asked: z.string(),
  ean: z.string().nullable(),
  quantity: z.number().int(),
  state: z.enum(['found', 'choose', 'unknown']),
  reason: z.enum(reasons).nullable(),
  requested: z.boolean().describe('A bookseller was asked for it'),
  product: ReadProduct.nullable(),
  candidates: z.array(ReadProduct),
})
export type ReadLine = z.output<typeof ReadLine>

export const Reading = z.object({
  reading: Pk,
  name: z.string(),
  taken: z.boolean(),
  counts: z.object({
    rows: z
      .number()
      .int()
      .describe('Lines of the text or file that are not blank; those of `unread` and those that ask add up to it'),
    asking: z.number().int().describe('Of them, those that ask for a book or belong to one that does'),
    unread: z.number().int(),
    lines: z.number().int().describe('Books asked for: a line may name several'),
    copies: z.number().int(),
    found: z.number().int(),
    choose: z.number().int(),
    unknown: z.number().int(),
  }),
  /** Of each group the first; those beyond are taken along. */
  lines: z.array(ReadLine),
  /** The first lines that ask for nothing, as they came. */
  unread: z.array(z.object({ row: z.number().int(), text: z.string(), why: z.enum(whyUnread) })),
})
export type Reading = z.output<typeof Reading>
export const TakenReading = z.object({ list: Pk, added: z.number().int(), merged: z.number().int(), unknown: z.number().int() })
export type TakenReading = z.output<typeof TakenReading>
