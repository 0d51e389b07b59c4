import { z } from 'zod'
import { Done, IdOf, NoBody, Numbered, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { versioned } from '#modules/people/staff/version-contract.ts'
import {
  fileActs,
  Hours,
  keptPlace,
  maybe,
  Time,
  triedPlace,
  Why,
  writtenPlace,
} from '#modules/platform/file-exchange/staff-contract.ts'
import { bringings, fetchedStates, sourceKinds } from './contract.ts'

const NewSource = z.object({
  ...writtenPlace,
  kind: z.enum(sourceKinds),
  folder: z.string().trim().max(500).describe('Of a folder: below the folder for incoming files'),
  pattern: z.string().trim().min(1).max(200).describe('Which names: *.xml, with commas between several'),
  look_hours: Hours.describe('The hours in Madrid at which it is looked at'),
  supplier: maybe(100).describe('The name under which its rows are remembered; empty: as each message says'),
  brings: z.enum(bringings).describe('trial: somebody decides; run: brought in at once'),
  accepts_prices: z.boolean().describe('Takes prices that fall by much, too'),
})
export type NewSource = z.output<typeof NewSource>

const Source = z.object({
  ...keptPlace,
  kind: z.enum(sourceKinds),
  host: z.string().nullable(),
  port: z.number().int().nullable(),
  username: z.string().nullable(),
  credential: z.string().nullable(),
  pattern: z.string(),
  look_hours: z.array(z.number().int()),
  supplier: z.string().nullable(),
  brings: z.enum(bringings),
  accepts_prices: z.boolean(),
  due_at: Time.nullable(),
  looked_at: Time.nullable(),
  looking: z.boolean(),
  fault: Why.nullable().describe('Why it could not be read the last time'),
  failing_since: Time.nullable(),
  files: z.number().int().describe('Files that were taken there'),
  saved_by: z.string().describe('In whose name its files are brought in'),
})
export type Source = z.input<typeof Source>
const KeptSource = versioned(Source, ['due_at', 'looked_at', 'looking', 'fault', 'failing_since', 'files', 'failed', 'saved_by'])

const sourceList = listCall({
  sorts: ['name', 'looked'],
  first: 'name',
  filters: { active: z.stringbool().optional(), failing: z.stringbool().optional() },
  item: KeptSource,
})
export type FindSources = z.output<(typeof sourceList)['query']>

const Fetched = z.object({
  id: z.number().int(),
  source: z.number().int(),
  source_name: z.string(),
  name: z.string(),
  bytes: z.number().int(),
  modified_at: Time,
  state: z.enum(fetchedStates),
  fault: Why.nullable(),
  file: z.number().int().nullable().describe('The file as it is imported'),
  run: z.number().int().nullable().describe('Its trial or import'),
  found_at: Time,
  acts: fileActs,
})
export type Fetched = z.input<typeof Fetched>
const fetchedList = listCall({
  sorts: ['found', 'modified'],
  first: '-found',
  filters: { source: z.coerce.number().int().optional(), state: z.enum(fetchedStates).optional() },
  item: Fetched,
})
export type FindFetched = z.output<(typeof fetchedList)['query']>

const Tried = z.object({
  ...triedPlace,
  files: z.number().int().describe('Files that fit its pattern'),
  first: z.array(z.string()),
})
export type Tried = z.input<typeof Tried>

const OfSource = IdOf('source')
const OfFile = IdOf('file')
export const fetchCalls = {
  'GET /fetch-sources/': sourceList,
  'GET /fetch-sources/:source/': { params: OfSource, answer: KeptSource },
  'POST /fetch-sources/': { body: NewSource, answer: Numbered },
  'PUT /fetch-sources/:source/': { params: OfSource, body: versioned(NewSource), answer: KeptSource },
  'DELETE /fetch-sources/:source/': { params: OfSource, answer: Done },
  'POST /fetch-sources/:source/try/': { params: OfSource, body: NoBody, answer: Tried },
  'POST /fetch-sources/:source/fetch/': { params: OfSource, body: NoBody, answer: Done },
  'GET /fetched-files/': fetchedList,
  'POST /fetched-files/:file/again/': { params: OfFile, body: NoBody, answer: Done },
  'POST /fetched-files/:file/leave/': { params: OfFile, body: NoBody, answer: Done },
} satisfies StaffContract
