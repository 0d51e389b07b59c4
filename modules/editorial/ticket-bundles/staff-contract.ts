import { z } from 'zod'
import { IdOf, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { versioned } from '#modules/people/staff/version-contract.ts'
import { Bundle, NewBundle } from './contract.ts'

const KeptBundle = versioned(Bundle)
const SavedBundle = versioned(NewBundle)

const bundleList = listCall({
  sorts: ['position'],
  first: 'position',
  filters: {
    over: z.stringbool().optional().describe('Those whose last day is over, or the others'),
    active: z.stringbool().optional(),
  },
  item: KeptBundle,
})
export type FindBundles = z.output<(typeof bundleList)['query']>
const OfBundle = IdOf('bundle')

export const bundleCalls = {
  'GET /ticket-bundles/': bundleList,
  'GET /ticket-bundles/:bundle/': { params: OfBundle, answer: KeptBundle },
  'POST /ticket-bundles/': { body: NewBundle, answer: Bundle },
  'PUT /ticket-bundles/:bundle/': { params: OfBundle, body: SavedBundle, answer: KeptBundle },
} satisfies StaffContract
