import { z } from 'zod'
import { languages } from '#kernel/language.ts'
import { IdOf, NoBody, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'

const Feed = z.object({
  id: z.number().int(),
  storefront: z.string(),
  storefront_name: z.string().describe('As its visitors read it; empty for the main shop'),
  language: z.enum(languages),
  active: z.boolean(),
  address: z.string().describe('Where another site fetches it; whoever knows it can'),
  made_at: z.iso.datetime().nullable(),
  items: z.number().int(),
  bytes: z.number().int(),
  error: z.string(),
  fetched_at: z.iso.datetime().nullable(),
  acts: z.object({ make: z.string().nullable() }),
})
export type Feed = z.output<typeof Feed>

const feedList = listCall({
  sorts: ['id'],
  first: 'id',
  filters: { active: z.stringbool().optional() },
  item: Feed,
})
export type FindFeeds = z.output<(typeof feedList)['query']>

const OfFeed = IdOf('feed')
export const feedCalls = {
  'GET /feeds/': feedList,
  'POST /feeds/:feed/on/': { params: OfFeed, body: NoBody, answer: Feed },
  'POST /feeds/:feed/off/': { params: OfFeed, body: NoBody, answer: Feed },
  'POST /feeds/:feed/make/': { params: OfFeed, body: NoBody, answer: Feed },
  'POST /feeds/:feed/address/': { params: OfFeed, body: NoBody, answer: Feed },
  'GET /stock-feed/': {
    query: z.object({
      since: z.iso.datetime().optional().describe('Only what changed since then'),
      place: z.string().max(10).optional().describe('One store alone, by its code'),
    }),
    file: ['text/csv'],
  },
} satisfies StaffContract
