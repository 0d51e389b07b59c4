import { z } from 'zod'
import { Euros } from '#modules/goods/catalogue/contract.ts'
import { IdOf, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { versioned } from '#modules/people/staff/version-contract.ts'
import { StandingParts, StandingSummary } from './contract.ts'

const Listed = StandingSummary.extend({
  customer: z.string(),
  customer_name: z.string(),
  budget_title: z.string(),
  budget_left: Euros.nullable(),
  last: z.iso.date().describe('The last night it was looked through'),
  next: z.iso.date().nullable().describe('The next one; null while it rests'),
})

const standingList = listCall({
  sorts: ['created_at'],
  first: '-created_at',
  filters: {
    customer: z.string().max(64).optional(),
    active: z.stringbool().optional(),
    waiting: z.stringbool().default(false).describe('With books that its library has still to decide on'),
  },
  item: Listed,
})
export type FindStanding = z.output<(typeof standingList)['query']>

/** What the desk changes at a library's wish; its words stay the library's own. */
const Changed = StandingParts.pick({ active: true, copies: true, price_limit: true, month_limit: true, budget: true })

const KeptStanding = versioned(
  Listed.extend({ budgets: z.array(z.object({ budget: z.number().int(), title: z.string(), available: Euros })) }),
  ['waiting', 'accepted', 'month_spent', 'budget_left', 'last', 'next', 'budgets', 'sentence'],
)

const params = IdOf('standing')
export const standingCalls = {
  'GET /standing-orders/': standingList,
  'GET /standing-orders/:standing/': { params, answer: KeptStanding },
  'PUT /standing-orders/:standing/': { params, body: versioned(Changed), answer: KeptStanding },
} satisfies StaffContract
