import { z } from 'zod'
import { Euros } from '#modules/goods/catalogue/contract.ts'
import { IdOf, NoBody, Reason, type StaffContract, WithReason } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { audiences, ruleKinds, switches, vatClasses } from './rules.ts'

const Percent = z.number().min(0).multipleOf(0.01)
/** What a kind of rule does not have is null, or left out. */
const Rule = z.object({
  kind: z
    .enum(ruleKinds)
    .describe('invoice_limit: up to which a sale is invoiced in short; alone_limit: what one colleague may give away'),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable()
    .default(null)
    .describe('Of a VAT rate'),
  vat_class: z.enum(vatClasses).nullable().default(null),
  percent: Percent.max(100).nullable().default(null).describe('Of a VAT rate, or of what may be taken off a book'),
  surcharge_percent: Percent.max(10).nullable().default(null).describe('Equivalence surcharge of a Spanish rate'),
  audience: z.enum(audiences).nullable().default(null).describe('For whom books are reduced'),
  month_day: z
    .string()
    .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$/)
    .nullable()
    .default(null)
    .describe('mm-dd: a day of every year'),
  store_code: z.string().max(20).nullable().default(null).describe('Of a fair at one store'),
  switch: z.enum(switches).nullable().default(null),
  turned_on: z.boolean().nullable().default(null),
  amount: z.number().min(0).max(100_000).multipleOf(0.01).nullable().default(null).describe('EUR, of a limit'),
})
const Days = {
  valid_from: z.iso.date().describe('From tomorrow on'),
  valid_to: z.iso.date().nullable().default(null).describe('Last day; afterwards what held before holds again'),
}
const Proposed = Rule.extend(Days)
export type Proposed = z.output<typeof Proposed>

const AnyRule = Rule.extend({
  valid_from: z.iso.date().nullable().describe('Null: the setting, before the first row'),
  valid_to: z.iso.date().nullable(),
  comment: z.string(),
})
export type RuleView = z.output<typeof AnyRule>
const AllRules = z.object({
  in_force: z.array(AnyRule),
  coming: z.array(AnyRule),
  past: z.array(AnyRule),
})

const states = ['waiting', 'approved', 'refused', 'withdrawn', 'lapsed'] as const
const whyNot = z.string().nullable().describe('Why it cannot be done; null where it can')
const Proposal = Proposed.extend({
  proposal: z.number().int(),
  state: z.enum(states).describe('lapsed: its day came before anybody decided'),
  reason: z.string(),
  proposed_by: z.string(),
  proposed_at: z.iso.datetime(),
  decided_by: z.string().nullable(),
  decided_at: z.iso.datetime().nullable(),
  decided_because: z.string(),
  acts: z.object({ approve: whyNot, refuse: whyNot, withdraw: whyNot }),
})
export type ProposalView = z.output<typeof Proposal>
const OpenProposal = Proposal.extend({
  before: AnyRule.nullable().describe('What holds on that day without it'),
})

const proposalList = listCall({
  sorts: ['proposed_at', 'valid_from'],
  first: '-proposed_at',
  filters: { state: z.enum(states).optional(), kind: z.enum(ruleKinds).optional() },
  item: Proposal,
})
export type FindProposals = z.output<(typeof proposalList)['query']>

const Trial = Proposed.extend({
  lines: z
    .array(z.object({ code: z.string().trim().min(1).max(40), copies: z.int().min(1).max(99) }))
    .max(40)
    .default([])
    .describe('EAN or own code, and copies; where there are none, a book, an ebook and an object of the shop'),
  to_country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable()
    .default(null)
    .describe('Where it goes; null: within Spain'),
  buyer: z.enum(['reader', 'library', 'retailer']).default('reader').describe('retailer: with equivalence surcharge'),
  at_store: z.string().max(20).nullable().default(null).describe('Collected at this store'),
  discount: Percent.max(100).default(0).describe('Percentage of a promotion that is on'),
  points: z.number().min(0).max(10_000).multipleOf(0.01).default(0).describe('EUR of points to spend'),
})
export type Trial = z.output<typeof Trial>

const Total = z.object({
  lines: z.array(
    z.object({
      title: z.string(),
      copies: z.int(),
      goods: Euros,
      off: Euros,
      points: Euros,
      paid: Euros,
      vat_percent: z.number(),
      cap: z.number().nullable().describe('Percentage that the law lets off it'),
    }),
  ),
  total: Euros,
  surcharge: Euros,
  vat: z.array(z.object({ percent: z.number(), base: Euros, vat: Euros })),
})
export type TrialTotal = z.output<typeof Total>
const Tried = z.object({
  day: z.iso.date(),
  before: Total.describe('By what holds on that day without the change'),
  after: Total,
  counted: z
    .object({ of: z.int(), before: z.int(), after: z.int() })
    .nullable()
    .describe('Of a limit: of the documents of the last 90 days, how many were above it'),
})
export type Tried = z.output<typeof Tried>

const OfProposal = IdOf('proposal')
export const rateCalls = {
  'GET /rates/': { answer: AllRules },
  'POST /rates/trial/': { body: Trial, answer: Tried },
  'GET /rates/proposals/': proposalList,
  'POST /rates/proposals/': {
    body: Proposed.extend({ reason: Reason }),
    answer: z.object({ id: z.number().int() }),
  },
  'GET /rates/proposals/:proposal/': { params: OfProposal, answer: OpenProposal },
  'POST /rates/proposals/:proposal/approve/': { params: OfProposal, body: NoBody, answer: OpenProposal },
  'POST /rates/proposals/:proposal/refuse/': { params: OfProposal, body: WithReason, answer: OpenProposal },
  'POST /rates/proposals/:proposal/withdraw/': { params: OfProposal, body: NoBody, answer: OpenProposal },
} satisfies StaffContract
