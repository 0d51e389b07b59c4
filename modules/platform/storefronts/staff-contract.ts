import { z } from 'zod'
import { ListOf, NoBody, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { versioned } from '#modules/people/staff/version-contract.ts'
import { StoredStorefront } from './contract.ts'

export const OfStorefront = z.object({ storefront: z.string().regex(/^[A-Z]\d{3}$/) })

export const storefrontChecks = ['titles', 'zone', 'conditions', 'account', 'delivery', 'theme', 'seller'] as const

/** A shop with what it lacks before it opens, and what may be done now. */
export const WholeStorefront = StoredStorefront.extend({
  opened_at: z.iso.datetime().nullable().describe('Null: nobody but staff sees it'),
  checks: z.array(
    z.object({
      check: z.enum(storefrontChecks),
      done: z.boolean(),
      needed: z.boolean().describe('It cannot open without'),
    }),
  ),
  accounts: z.array(z.string()).describe('Payment accounts of their own that the settings name'),
  acts: z.object({
    open: z.enum(['storefront.not_ready', 'storefront.open_already']).nullable(),
    close: z.literal('storefront.not_open').nullable(),
  }),
})
export type WholeStorefront = z.output<typeof WholeStorefront>
const KeptStorefront = versioned(WholeStorefront, ['opened_at', 'checks', 'accounts', 'acts'])

export const storefrontCalls = {
  'GET /storefronts/': { answer: ListOf(KeptStorefront) },
  'GET /storefronts/:storefront/': { params: OfStorefront, answer: KeptStorefront },
  'PUT /storefronts/:storefront/': {
    params: OfStorefront,
    body: versioned(StoredStorefront.omit({ store: true })),
    answer: KeptStorefront,
  },
  'POST /storefronts/:storefront/open/': { params: OfStorefront, body: NoBody, answer: KeptStorefront },
  'POST /storefronts/:storefront/close/': { params: OfStorefront, body: NoBody, answer: KeptStorefront },
} satisfies StaffContract
