import { z } from 'zod'
import { Caller } from '#modules/buying/cart/contract.ts'
import { Euros } from '#modules/goods/catalogue/contract.ts'

const Pk = z.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const codes = (most: number) => z.array(z.string().max(8)).max(most).default([])

/** The parts of the sentence; empty lists mean any, null no limit. */
export const StandingParts = z.object({
  words: z.string().trim().max(200).default('').describe('All have to occur; commas part alternatives'),
  categories: z.array(Pk).max(20).default([]),
  languages: codes(20),
  formats: codes(12),
  price_limit: Euros.positive().max(100_000).nullable().default(null).describe('Of one copy, before any discount'),
  window_months: z.number().int().min(1).max(36).default(6),
  copies: z.number().int().min(1).max(99).default(1),
  month_limit: Euros.positive().max(1_000_000).nullable().default(null),
  budget: Pk.nullable().default(null),
  skip_editions: z.boolean().default(true),
  active: z.boolean().default(true),
})
export type StandingParts = z.output<typeof StandingParts>

export const ListStanding = Caller
export const ShowStanding = Caller.extend({ standing: Pk })
export const PreviewStanding = Caller.extend({ ...StandingParts.shape, standing: Pk.nullable().default(null) })
export const SaveStanding = PreviewStanding
export const DecideStanding = Caller.extend({
  standing: Pk,
  accept: z.array(Pk).max(500).default([]),
  refuse: z.array(Pk).max(500).default([]),
  note: z.string().trim().max(200).default(''),
})

export const StandingSummary = StandingParts.extend({
  standing: Pk,
  sentence: z.string(),
  /** Lines that wait for a decision, and what was taken so far. */
  waiting: z.number().int(),
  accepted: z.number().int(),
  month_spent: Euros,
})
export type StandingSummary = z.output<typeof StandingSummary>

export const StandingChoices = z.object({
  categories: z.array(z.object({ pk: Pk, name: z.string(), depth: z.number().int() })),
  languages: z.array(z.object({ pk: z.string(), name: z.string() })),
  formats: z.array(z.object({ pk: z.string(), name: z.string() })),
  budgets: z.array(z.object({ pk: Pk, title: z.string(), available: Euros })),
})
export type StandingChoices = z.output<typeof StandingChoices>

export const StandingList = z.object({ items: z.array(StandingSummary), choices: StandingChoices, may_manage: z.boolean() })
export type StandingList = z.output<typeof StandingList>

export const ProposedBook = z.object({
  product: Pk,
  slug: z.string(),
  sku: z.string(),
  title: z.string(),
  author: z.string(),
  publisher: z.string(),
  ean: z.string(),
  details: z.string().describe('Language and binding'),
  price: Euros,
  copies: z.number().int(),
  cost: Euros.describe('Of its copies, agreed discount taken off'),
  reason: z.string(),
})
export type ProposedBook = z.output<typeof ProposedBook>

export const StandingDetail = StandingSummary.extend({
  lines: z.array(ProposedBook),
  total: Euros,
  choices: StandingChoices,
  may_manage: z.boolean(),
})
export type StandingDetail = z.output<typeof StandingDetail>

export const StandingPreview = z.object({
  sentence: z.string(),
  lines: z.array(ProposedBook),
  total: Euros,
  left_over: z.number().int().describe('Further books that fit but are beyond the limit, or more than fit on a list'),
})
export type StandingPreview = z.output<typeof StandingPreview>

export const StandingSaved = z.object({ standing: Pk, sentence: z.string() })
export type StandingSaved = z.output<typeof StandingSaved>
export const StandingDecided = z.object({
  standing: Pk,
  accepted: z.number().int(),
  refused: z.number().int(),
  list: Pk.nullable().describe('The order list that took what was accepted'),
})
export type StandingDecided = z.output<typeof StandingDecided>
