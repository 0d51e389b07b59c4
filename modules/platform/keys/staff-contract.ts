import { z } from 'zod'
import { IdOf, NoBody, Numbered, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { keyScopeNames } from '#modules/people/staff/scopes-contract.ts'

const NewKey = z.object({
  name: z.string().trim().min(1).max(100),
  scopes: z.array(z.enum(keyScopeNames)).min(1).max(keyScopeNames.length),
  storefront: z.string().max(10).nullable().default(null).describe('The only shop that it may ask for; null for the whole house'),
  store_code: z.string().max(10).nullable().default(null).describe('The only store that it may tell of; null for every store'),
  networks: z
    .array(z.string().trim().min(1).max(50))
    .max(20)
    .default([])
    .describe('The networks that it may be used from; none is everywhere'),
  expires_on: z.iso.date().describe('The day on which it ends'),
})
export type NewKey = z.output<typeof NewKey>

export const keyStates = ['open', 'expired', 'ended'] as const
const AccessKey = NewKey.extend({
  id: z.number().int(),
  prefix: z.string().describe('What is seen of it; the record of acts names it so'),
  scopes: z.array(z.string()),
  storefront: z.string().nullable(),
  store_code: z.string().nullable(),
  networks: z.array(z.string()),
  state: z.enum(keyStates),
  made_at: z.iso.datetime(),
  made_by: z.string(),
  ended_at: z.iso.datetime().nullable(),
  ended_by: z.string().nullable(),
  last_used_at: z.iso.datetime().nullable(),
  last_address: z.string().nullable(),
  acts: z.object({ end: z.string().nullable() }),
})
export type AccessKey = z.output<typeof AccessKey>

const keyList = listCall({
  sorts: ['made', 'name'],
  first: '-made',
  filters: { state: z.enum(keyStates).optional() },
  item: AccessKey,
})
export type FindKeys = z.output<(typeof keyList)['query']>

const OfKey = IdOf('access')
export const keyCalls = {
  'GET /keys/': keyList,
  'GET /keys/:access/': { params: OfKey, answer: AccessKey },
  'POST /keys/': { body: NewKey, answer: Numbered.extend({ secret: z.string().describe('The key itself; shown once') }) },
  'POST /keys/:access/end/': { params: OfKey, body: NoBody, answer: AccessKey },
} satisfies StaffContract
